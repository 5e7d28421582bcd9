// What a card does, without when and at what price.
import { expect, test } from "vitest";
import { beginning } from "./effect";

const begins = (text: string) => beginning(text, ["Noon", "Shootout", "React"]);

test("a text begins after when it is used and what it costs", () => {
  expect(begins("Noon: boot a wanted dude.")).toBe("Boot a wanted dude");
  expect(begins("Controller Noon, boot: a dude here has 2 bullets more, or 2 fewer.")).toBe(
    "A dude here has 2 bullets more, or 2 fewer",
  );
  expect(begins("React, boot, as the game begins: you draw five cards. Then more.")).toBe("You draw five cards");
});

test("what always holds begins at once", () => {
  expect(begins("He can't carry Weapons.")).toBe("He can't carry Weapons");
  expect(begins("With a Hex on him: +1 bullets; so it is at noon.\nNoon: more.")).toBe("With a Hex on him: +1 bullets");
});

test("a sentence that says little is told with the next one", () => {
  expect(begins("Shootout: pull. On a club, discard it. And so on.")).toBe("Pull. On a club, discard it");
  expect(begins("Noon: pull.")).toBe("Pull");
});
