import { expect, test } from "vitest";
import { meant, parse, things, touches } from "./picks";

test.each([
  ["move:ranch$", ["card:ranch$", "deck"]],
  ["move:ranch$>discards", ["card:ranch$", "discards"]],
  ["shoot:2>ranch$", ["card:ranch$", "place:ranch", "seat:2"]],
  ["shoot:2>plaza@saloon", ["card:plaza", "place:saloon", "seat:2"]],
  ["shoot:2>@hill", ["place:hill", "seat:2"]],
  ["story", ["story"]],
  ["done", []],
  ["claim:ranch,ranch,ranch$", ["card:ranch", "card:ranch", "card:ranch$", "place:ranch"]],
  ["lose:hill$$", ["card:hill$$"]],
  ["top:hill", ["card:hill"]],
  ["name:hill", ["place:hill"]],
  ["point:2", ["seat:2"]],
  ["draw:yes", []],
  ["late", []],
])("%s is about %j", (pick, expected) => {
  expect(things(pick)).toEqual(expected);
});

test("a pick's parts", () => {
  expect(parse("shoot:0>saloon$$")).toEqual({ verb: "shoot", target: 0, cards: ["saloon$$"], place: "saloon" });
  expect(touches("move:ranch$", "card:ranch")).toBe(false);
});

test("what somebody meant who touches what is not possible", () => {
  const hand = ["ranch$", "hill"];
  expect(meant("card:ranch$", "action", hand, 1)).toBe("move:ranch$");
  expect(meant("card:ranch$", "lose", hand, 1)).toBe("lose:ranch$");
  expect(meant("seat:2", "action", hand, 1)).toBe("shoot:2>ranch$");
  expect(meant("place:hill", "action", hand, 1)).toBe("shoot:1>hill");
  expect(meant("place:saloon", "action", hand, 1)).toBe("shoot:1>ranch$@saloon");
  expect(meant("place:saloon", "name", hand, 1)).toBe("name:saloon");
  expect(meant("story", "action", hand, 1)).toBe("story");
  expect(meant("discards", "action", hand, 1)).toBe("move:ranch$>discards");
  expect(meant("climax:horse", "action", hand, 1)).toBe(null);
  expect(meant("story:high-noon", "action", hand, 1)).toBe(null);
});
