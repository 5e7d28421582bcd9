import { expect, test } from "vitest";
import { aimTime, oddsOf, percent, shotOf } from "./shots";
import { character, table, weapon } from "../table.fixture";

const [marshal, kid] = table().characters;

test("the shot to speak of: at the one in the zone, with the gun in hand", () => {
  const shot = shotOf(table(), marshal!, null);
  expect(shot).toMatchObject({ range: 6, drawn: true, inZone: true, points: 0, wounds: 0, status: [] });
  expect([aimTime(shot!, "shoot"), aimTime(shot!, "cock-aim-shoot"), aimTime(shot!, "run")]).toEqual([1, 2, null]);
});

test("aim points count on their target, wounds of the arms that hold the gun are taken off", () => {
  const hurt = character("marshal", 0, {
    aim: { points: 6, target: "the-kid", hex: null },
    wounds: { gun_arm: 2, other_arm: 3, leg: 0, serious: 0 },
  });
  const t = table({ characters: [hurt, kid!] });
  expect(aimTime(shotOf(t, hurt, null)!, "shoot")).toBe(5);
  const rifle = [weapon("w44.1", { character: "marshal", box: "both-hands", hands: 2 })];
  const long = shotOf({ ...t, weapons: rifle }, hurt, null);
  expect(aimTime(long!, "cock-aim-shoot")).toBe(2);
});

test("a gun that is not drawn yet is spoken of; nobody to shoot at, no shot", () => {
  const holstered = table({ weapons: [weapon("c45.1", { character: "marshal", box: "holstered" })] });
  expect(shotOf(holstered, marshal!, null)?.drawn).toBe(false);
  expect(shotOf(table({ weapons: [] }), marshal!, null)).toBeNull();
  const alone = table({ characters: [marshal!, { ...kid!, out: ["dead"] }] });
  expect(shotOf(alone, marshal!, null)).toBeNull();
});

test("the odds are those of the deck as it is known, with the range figure where the option has it", () => {
  const shot = shotOf(table(), marshal!, null)!;
  const odds = oddsOf(table(), shot, 7, []);
  expect([odds.hit, odds.settling, percent(odds.hit, odds.settling)]).toEqual([24, 105, 23]);
  const rifle = [weapon("w44.1", { character: "marshal", box: "both-hands", hands: 2 })];
  const figures = table({ weapons: rifle, options: { range_divisor: true } });
  const long = shotOf(figures, marshal!, null)!;
  expect(oddsOf(figures, long, 7, []).hit).toBeGreaterThan(odds.hit);
  expect(oddsOf(figures, long, 3, []).hit).toBe(oddsOf(table(), shot, 3, []).hit);
});
