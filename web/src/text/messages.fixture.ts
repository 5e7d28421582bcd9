// For tests of texts: what is in .ftl files, and what a game's sources say by name.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { variables } from "./variables";

/** Texts by path. */
export type Files = Record<string, string>;
/** Messages by name, with the variables of each. */
export type Messages = Map<string, Set<string>>;

export function messagesOf(text: string): Messages {
  const { body } = new FluentResource(text);
  return new Map(body.map((message) => [message.id, variables(message.value ?? "")]));
}

/** The messages of one language in all these files. */
export function messagesIn(files: Files, lang: string): Messages {
  const texts = Object.entries(files).filter(([path]) => new RegExp(`[/_]${lang}\\.ftl$`).test(path));
  return messagesOf(texts.map(([, text]) => text).join("\n"));
}

/** Messages that sources name with these beginnings, such as "page-deck". */
export function namedIn(sources: Files, beginnings: string): string[] {
  const pattern = new RegExp(`"((?:${beginnings})-[a-z-]*[a-z])"`, "g");
  return Object.values(sources).flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ""));
}

export function expectTheSame(english: Messages, italian: Messages): void {
  expect([...italian.keys()]).toEqual([...english.keys()]);
  for (const [key, names] of english) expect([key, italian.get(key)]).toEqual([key, names]);
}

/** What the shells of a board and of a hand say in a game's words. */
const SHELLS = ["page-board", "page-hand"];

/** The texts of a game's board: all that it says by name, and what it puts together, is there in both languages. */
export function testWhatIsSaid(files: Files, said: string[], least: number, made: string[] = []): void {
  test.each(["en", "it"])("every message that the board says by name is there (%s)", (lang) => {
    const known = messagesIn(files, lang);
    expect(said.length).toBeGreaterThan(least);
    expect([...new Set([...SHELLS, ...said, ...made])].filter((key) => !known.has(key))).toEqual([]);
  });
}
