import { expect, test } from "vitest";
import { after } from "./after";
import type { Table } from "./view";

function table(): Table {
  return {
    game: "gunfighters",
    seat: 0,
    seats: 2,
    options: {},
    dealer: 1,
    first: 0,
    turn: 0,
    asked: [0],
    question: "action",
    players: [
      { seat: 0, out: false, cards: [{ nth: 1, card: "hill", shown: false }], coins: 2, climax: null, controls: [] },
      {
        seat: 1,
        out: false,
        cards: [
          { nth: 1, card: null, not: [] },
          { nth: 2, card: null, not: [] },
        ],
        coins: 1,
        climax: null,
        controls: [],
      },
    ],
    deck: 10,
    shuffle: 0,
    discards: ["ranch", "saloon$"],
    unseen: [],
    story_deck: 5,
    story_used: [],
    climax_pile: [null, "horse"],
    bank: 13,
    result: null,
  };
}
const nths = (t: Table, seat: number) => t.players[seat]?.cards.map((card) => card.nth);

test("a Move: the card goes to the discards, and the one that was on top before is taken", () => {
  const begin = table();
  const end = structuredClone(begin);
  end.players[0]!.cards = [{ nth: 7, card: "ranch", shown: true }];
  let t = after(begin, { event: "left", seat: 0, card: "ranch", nth: 1 }, end);
  expect([nths(t, 0), t.discards]).toEqual([[], ["ranch", "ranch", "saloon$"]]);
  t = after(t, { event: "took", seat: 0, card: "ranch" }, end);
  expect([nths(t, 0), t.discards]).toEqual([[7], ["ranch", "saloon$"]]);
  expect(begin).toEqual(table());
});

test("somebody else draws: a card nobody sees, with the number it will have", () => {
  const end = table();
  end.players[1]!.cards.push({ nth: 9, card: null, not: [] });
  const t = after(table(), { event: "drew", seat: 1 }, end);
  expect([nths(t, 1), t.deck, t.players[1]?.cards[2]?.card]).toEqual([[1, 2, 9], 9, null]);
});

test("a shot that hits: the shooter's card is turned up, the fallen leave, coins change hands", () => {
  const end = table();
  let t = after(table(), { event: "shot", seat: 0, target: 1, place: "hill", card: "hill", shown: 1, nth: 1 }, end);
  expect(t.players[0]?.cards).toEqual([{ nth: 1, card: "hill", shown: true }]);
  t = after(t, { event: "fell", seat: 0, target: 1, place: "hill", cards: ["hill", "hill$"], nths: [1, 2] }, end);
  expect([nths(t, 1), t.discards.slice(0, 2)]).toEqual([[], ["hill$", "hill"]]);
  t = after(t, { event: "on-top", seat: 1, card: "hill" }, end);
  expect(t.discards.slice(0, 2)).toEqual(["hill", "hill$"]);
  t = after(t, { event: "earned", seat: 0, coins: 1 }, end);
  expect([t.players[0]?.coins, t.bank]).toEqual([3, 12]);
  t = after(t, { event: "out", seat: 1, by: 0, shot: 1, coins: 1 }, end);
  expect([t.players[1]?.out, t.players[1]?.coins, t.players[0]?.coins]).toEqual([true, 0, 4]);
});

test("Story and Climax cards", () => {
  let t = after(table(), { event: "story", seat: 0, story: "high-noon" }, table());
  expect([t.story_deck, t.story_used, t.players[0]?.coins, t.bank]).toEqual([4, ["high-noon"], 1, 14]);
  t = after(t, { event: "climax", seat: 0, climax: "rifle" }, table());
  expect([t.players[0]?.climax, t.climax_pile]).toEqual(["rifle", ["horse"]]);
  t = after(t, { event: "climax-back", seat: 0, climax: "rifle" }, table());
  expect([t.players[0]?.climax, t.climax_pile]).toEqual([null, ["horse", "rifle"]]);
});

test("what is not on the table changes nothing", () => {
  for (const event of ["missed", "nobody-there", "no-cards", "late", "ended", "cried", "something-new"]) {
    expect(after(table(), { event, seat: 1 }, table())).toEqual(table());
  }
});
