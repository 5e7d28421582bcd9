// Every card and every character of the box has its picture, and no two characters look alike.
import { expect, test } from "vitest";
import { CLOTHES, MARKS } from "../../../art/faces/clothes";
import { BEARDS, FACES, HAIR_BEHIND, HAIR_FRONT, HATS } from "../../../art/faces/layers";
import { INKS, SKINS, type Look } from "../../../art/faces/look";
import { KIND_NAMES } from "./kinds";
import { LOOKS } from "./portraits";

const texts = import.meta.glob<string>("$sixgun/games/bang_duel/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const text = Object.values(texts)[0] ?? "";
const keys = (of: string) => [...text.matchAll(new RegExp(`^${of}-([a-z-]+) =`, "gm"))].map((match) => match[1] ?? "");

test("every character has a face of its own", () => {
  expect(Object.keys(LOOKS).sort()).toEqual(keys("character-text").sort());
  const faces = Object.values(LOOKS).map((look) => JSON.stringify(look));
  expect(new Set(faces).size).toBe(24);
});

test("every kind of card has its picture", () => {
  expect([...KIND_NAMES].sort()).toEqual(keys("card-text").sort());
});

test("every layer and every ink of a face is there", () => {
  const named = (look: Look): [string | undefined, object][] => [
    [look.face, FACES],
    [look.behind, HAIR_BEHIND],
    [look.front, HAIR_FRONT],
    [look.beard, BEARDS],
    [look.hat?.[0], HATS],
    [look.clothes[0], CLOTHES],
    ...look.marks.map(([mark]): [string, object] => [mark, MARKS]),
    ...[look.hair, ...look.clothes.slice(1), ...(look.hat?.slice(1) ?? [])].map((ink): [string, object] => [ink, INKS]),
    ...look.marks.map(([, ink]): [string, object] => [ink, INKS]),
  ];
  const all = Object.values(LOOKS).flatMap((look) => [look, ...(look.brother ? [look.brother] : [])]);
  for (const look of all) {
    expect(SKINS[look.skin - 1]).toBeDefined();
    for (const [name, among] of named(look)) if (name !== undefined) expect(Object.keys(among)).toContain(name);
  }
});
