// The same messages as the Python speaker says, with the texts of the games as they are.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { Speaker, type Lang } from "./speaker";

const game = import.meta.glob<string>("$sixgun/games/gunfighters/text/*.ftl", { query: "?raw", import: "default", eager: true });
const common = import.meta.glob<string>("$sixgun/text/*.ftl", { query: "?raw", import: "default", eager: true });

function resource(files: Record<string, string>, lang: Lang): FluentResource {
  return new FluentResource(Object.entries(files).find(([path]) => path.endsWith(`/${lang}.ftl`))?.[1] ?? "");
}
function speaker(lang: Lang, names: string[] = []): Speaker {
  return new Speaker(lang, [resource(game, lang), resource(common, lang)], names);
}
const plain = (parts: { text: string }[]) => parts.map((part) => part.text).join("");

const en = speaker("en", ["Ada", "Bo", "Cy"]);
const it = speaker("it", ["Ada", "Bo", "Cy"]);

describe("says what the Python speaker says", () => {
  test("a card with banknotes", () => {
    expect(it.text("pick-move", { card: "ranch$" })).toBe("Lascia Ranch $ e pesca dal mazzo");
    expect(en.text("pick-move", { card: "hill$$" })).toBe("Leave Hill $$ and draw from the deck");
  });
  test("Italian prepositions before names", () => {
    expect(it.text("pick-shoot", { card: "stable", target: 0 })).toBe("Mostra Stalla e spara ad Ada");
    expect(it.text("pick-shoot", { card: "stable", target: 1 })).toBe("Mostra Stalla e spara a Bo");
    expect(en.text("pick-shoot", { card: "stable", target: 0 })).toBe("Show Stable and shoot at Ada");
  });
  test("a form of a name", () => {
    expect(it.text("ask-lose", { place: "hill" })).toBe("Quale pistolero perdi sulla Collina?");
    expect(en.text("ask-lose", { place: "plaza" })).toBe("Which gunfighter do you lose on the Plaza?");
  });
  test("plurals and lists", () => {
    const fell = { event: "fell", target: 2, count: 3, cards: ["ranch", "ranch$", "ranch$$"] };
    expect(plain(en.event(fell))).toBe("Cy loses 3 gunfighters: Ranch, Ranch $ and Ranch $$.");
    expect(plain(it.event({ ...fell, count: 1, cards: ["ranch"] }))).toBe("Cy perde un pistolero: Ranch.");
  });
  test("an empty list", () => {
    expect(en.text("event-showed-hand", { seat: 0, cards: [] })).toBe("Ada shows the whole hand: none.");
  });
  test("seats in a list, with an or", () => {
    expect(plain(it.refusal({ code: "not-asked", args: { asked: [0, 2] }, rule: "" }))).toBe(
      "Non tocca a te: la scelta è di Ada e Cy.",
    );
    expect(en.text("refusal-field-choice", { field: "x", got: "y", allowed: ["a", "b", "c"] })).toBe(
      "x is “y”, but must be one of: a, b or c.",
    );
  });
  test("seats without names", () => {
    expect(speaker("it").text("event-late", { seat: 2 })).toBe("Giocatore 3 ci ha messo troppo.");
  });
  test("nested choices by number and by word", () => {
    const out = { event: "out", shot: 1, by: 0, seat: 1, coins: 2 };
    expect(plain(en.event(out))).toBe("Ada has wiped out Bo's gang and takes its 2 coins.");
    expect(plain(it.event({ ...out, shot: 0 }))).toBe("La banda di Bo non c'è più.");
    expect(plain(en.event({ event: "ended", reason: "draw", winners: [0, 1] }))).toBe("Ada and Bo call it a draw.");
  });
  test("true counts as one", () => {
    const shot = { event: "shot", seat: 0, target: 1, place: "saloon", card: "saloon", shown: true };
    expect(plain(it.event(shot))).toBe("Ada mostra Saloon: BANG! a Bo al Saloon.");
    expect(plain(it.event({ ...shot, card: null, shown: 0 }))).toBe("Ada: BANG! a Bo al Saloon, da chissà dove.");
  });
  test("a secret only to those who were told it", () => {
    expect(plain(en.event({ event: "drew", seat: 1, card: "hill" }))).toBe("Bo draws Hill.");
    expect(plain(en.event({ event: "drew", seat: 1 }))).toBe("Bo draws a card.");
  });
  test("nothing for an event without words, its key for a missing message", () => {
    expect(en.event({ event: "turn", seat: 1 })).toEqual([]);
    expect(en.text("no-such-message")).toBe("no-such-message");
  });
});

test("a seat that nobody has taken yet is called by its number", () => {
  expect(speaker("en", ["", "Bo"]).text("event-late", { seat: 0 })).toBe("Player 1 took too long.");
});

describe("pieces", () => {
  test("tell what they name, outside the preposition", () => {
    expect(it.parts("pick-shoot", { card: "ranch$", target: 0 })).toEqual([
      { text: "Mostra " },
      { text: "Ranch $", thing: "card:ranch$" },
      { text: " e spara ad " },
      { text: "Ada", thing: "seat:0" },
    ]);
  });
  test("a card's text is no thing", () => {
    const parts = en.event({ event: "story", seat: 0, story: "high-noon" });
    expect(parts.map((part) => part.thing)).toEqual(["seat:0", undefined, "story:high-noon", undefined]);
  });
  test("a name cannot forge a mark", () => {
    const forger = speaker("en", ["\uE000seat:1\uE001Bo\uE002"]);
    expect(forger.parts("menu-target", { target: 0 })).toEqual([{ text: "seat:1Bo", thing: "seat:0" }]);
  });
});
