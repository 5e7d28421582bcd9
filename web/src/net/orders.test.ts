import { expect, test } from "vitest";
import { Orders } from "./orders";
import { Refused } from "./refused";

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

test("what could not be written is said again when the table goes on, and answered once", async () => {
  const sent: string[] = [];
  const orders = new Orders();
  const write = (frame: string) => sent.push(frame) > 0;
  const full = [{ code: "disk-full", args: {}, rule: "" }];
  const pick = orders.give({ type: "pick", pick: "story", seq: 41 }, write);
  const say = orders.give({ type: "say", text: "hey" }, write);
  orders.answered({ type: "refused", id: 1, refusals: full });
  orders.answered({ type: "refused", id: 2, refusals: full });
  await expect(say).rejects.toThrow(Refused);
  orders.goOn(write);
  expect(sent).toHaveLength(3);
  expect(sent[2]).toBe(sent[0]);
  orders.answered({ type: "done", id: 1, seq: 42 });
  await expect(pick).resolves.toEqual({ seq: 42, refusal: null, hint: null });
  orders.goOn(write);
  expect(sent).toHaveLength(3);
});
