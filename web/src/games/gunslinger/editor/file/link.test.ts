import { expect, test } from "vitest";
import { fileIn, linkOf } from "./link";
import { OWN } from "./own";

test("a showdown goes into a link and comes out unchanged", async () => {
  for (const text of [...Object.values(OWN), 'name = "Città è più"\n']) {
    const part = await linkOf(text);
    expect(part).toMatch(/^file=[\w-]+$/);
    expect(await fileIn("#" + part)).toBe(text);
  }
});

test("the game's own showdowns make links that fit a message", async () => {
  for (const text of Object.values(OWN)) expect((await linkOf(text)).length).toBeLessThan(2000);
});

test("other parts of an address are no file, and damaged or huge ones are refused", async () => {
  expect(await fileIn("")).toBeNull();
  expect(await fileIn("#top")).toBeNull();
  await expect(fileIn("#file=not%packed")).rejects.toThrow();
  await expect(fileIn("#file=AAAA")).rejects.toThrow();
  await expect(fileIn("#" + (await linkOf("#".repeat(1_000_000))))).rejects.toThrow();
});
