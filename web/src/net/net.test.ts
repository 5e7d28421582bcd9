import { expect, test } from "vitest";
import { linked } from "../table/links";
import { Orders } from "./orders";
import { Refused } from "./refused";
import { merged } from "./story";
import type { Line } from "./types";

const line = (seq: number, undone?: number[]): Line => ({ seq, at: 0, kind: "picked", seat: 0, ...(undone && { undone }) });
const seqs = (story: Line[]) => story.map(({ seq }) => seq);

test("the story keeps its order, takes nothing twice, and drops what was taken back", () => {
  expect(seqs(merged([line(1), line(2)], [line(2), line(3)]))).toEqual([1, 2, 3]);
  expect(seqs(merged([line(1), line(2), line(3)], [line(4, [2, 3])]))).toEqual([1, 4]);
});

test("a pick is sent again after a reconnect with the same seq, what was said is not", async () => {
  const sent: string[] = [];
  const orders = new Orders();
  const write = (frame: string) => sent.push(frame) > 0;
  const pick = orders.give({ type: "pick", pick: "story", seq: 41 }, write);
  const say = orders.give({ type: "say", text: "hey" }, write);
  orders.again(write);
  expect(sent).toHaveLength(3);
  expect(sent[2]).toBe(sent[0]);
  await expect(say).rejects.toThrow(Refused);
  orders.answered({ type: "done", id: 1, seq: 42 });
  await expect(pick).resolves.toEqual({ seq: 42, refusal: null, hint: null });
});

test("what was never sent is sent when there is a line again", () => {
  const sent: string[] = [];
  const orders = new Orders();
  void orders.give({ type: "say", text: "hey" }, () => false);
  orders.again((frame) => sent.push(frame) > 0);
  expect(sent).toEqual(['{"id":1,"do":{"type":"say","text":"hey"}}']);
});

test("only addresses of our own become links", () => {
  const here = "https://saloon.example";
  expect(linked(`come to ${here}/t/abc`, here)).toEqual([{ text: "come to " }, { text: `${here}/t/abc`, href: "/t/abc" }]);
  expect(linked("https://elsewhere.example/t/abc", here)).toEqual([{ text: "https://elsewhere.example/t/abc" }]);
  expect(linked(`${here}.evil.example/t/abc`, here)).toEqual([{ text: `${here}.evil.example/t/abc` }]);
});
