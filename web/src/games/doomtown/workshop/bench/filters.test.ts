import { expect, test } from "vitest";
import { read } from "../../play/data";
import { bare, NONE, shown, type Listed } from "./filters";

function listed(card: string, kind: Listed["kind"], title: string, figures: object, text = ""): Listed {
  const found = read(card, kind, figures);
  return { ...found, title, pack: "base-set", words: bare([title, ...found.keywords, text].join(" ")) };
}
const CARDS = [
  listed("remy", "dude", "Rémy LaPointe", { value: 9, cost: 4, gang: "law-dogs", keywords: ["huckster 1"] }),
  listed("law-dogs", "outfit", "Law Dogs", { gang: "law-dogs" }),
  listed("horse", "goods", "Mustang", { value: 9, cost: 2, keywords: ["horse"] }, "+1 bullet for a remy"),
  listed("red", "joker", "Joker (red)", {}),
];
const titles = (filters: object) => shown(CARDS, { ...NONE, ...filters }).map(({ title }) => title);

test("the search reads titles, keywords and texts, without accents; titles come first", () => {
  expect(titles({ search: "remy" })).toEqual(["Rémy LaPointe", "Mustang"]);
  expect(titles({ search: "huck lap" })).toEqual(["Rémy LaPointe"]);
  expect(titles({ search: "nobody" })).toEqual([]);
});

test("every filter leaves out what is not meant", () => {
  expect(titles({ kind: "goods" })).toEqual(["Mustang"]);
  expect(titles({ suit: "S", value: 9 })).toEqual(["Rémy LaPointe"]);
  expect(titles({ gang: "law-dogs" })).toEqual(["Law Dogs", "Rémy LaPointe"]);
  expect(titles({ gang: "drifter" })).toEqual(["Mustang"]);
  expect(titles({ keyword: "horse" })).toEqual(["Mustang"]);
  expect(titles({ cost: "4" })).toEqual(["Rémy LaPointe"]);
  expect(titles({ cost: "5+" })).toEqual([]);
  expect(titles({ pack: "faith-and-fear" })).toEqual([]);
});

test("sorted by kind, value, title or cost", () => {
  expect(titles({})).toEqual(["Law Dogs", "Rémy LaPointe", "Mustang", "Joker (red)"]);
  expect(titles({ sort: "title" })).toEqual(["Joker (red)", "Law Dogs", "Mustang", "Rémy LaPointe"]);
  expect(titles({ sort: "cost", suit: "S" })).toEqual(["Rémy LaPointe"]);
});
