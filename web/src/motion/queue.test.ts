import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line, TableMessage } from "../net/types";
import { MotionQueue } from "./queue.svelte";

let reduced = false;
let hidden = false;

beforeEach(() => {
  reduced = hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal("document", {
    get hidden() {
      return hidden;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function message(seq: number, kinds: string[] = ["picked"], seat: number | null = 0): TableMessage {
  const story: Line[] = kinds.map((kind, i) => ({
    seq: seq + i,
    at: 0,
    kind,
    seat: 1,
    ...(kind === "picked" ? { events: [{ event: "drew", seat: 1 }] } : {}),
  }));
  return { type: "table", seq, seat, story } as unknown as TableMessage;
}

function begun(): MotionQueue {
  const queue = new MotionQueue();
  queue.push(message(1, []));
  return queue;
}

test("the first message is shown without motion", () => {
  const queue = new MotionQueue();
  queue.push(message(1));
  expect([queue.current?.seq, queue.pace, queue.busy, queue.events]).toEqual([1, 0, false, []]);
});

test("one after another, each waits for the board", () => {
  const queue = begun();
  for (const seq of [2, 3, 4]) queue.push(message(seq));
  expect([queue.current?.seq, queue.busy]).toEqual([2, true]);
  expect(queue.events).toEqual([{ event: "drew", seat: 1 }]);
  queue.settled();
  expect(queue.current?.seq).toBe(3);
  queue.settled();
  queue.settled();
  expect([queue.current?.seq, queue.busy, queue.pace]).toEqual([4, false, 0]);
  queue.settled();
  expect(queue.current?.seq).toBe(4);
});

test("those that wait make it faster, within reason", () => {
  const queue = begun();
  queue.push(message(2));
  expect(queue.pace).toBe(1);
  queue.push(message(3));
  expect(queue.pace).toBe(1.5);
  for (let seq = 4; seq < 30; seq++) queue.push(message(seq));
  expect(queue.pace).toBe(4);
});

test("a message without events keeps its place in the line and needs no board", () => {
  const queue = begun();
  queue.push(message(2));
  queue.push(message(3, ["said"]));
  queue.push(message(4));
  expect(queue.current?.seq).toBe(2);
  queue.settled();
  expect([queue.current?.seq, queue.busy]).toEqual([4, true]);
  queue.settled();
  queue.push(message(5, ["said"]));
  expect([queue.current?.seq, queue.busy]).toEqual([5, false]);
});

test("a board that does not answer is not waited for for ever", () => {
  const queue = begun();
  queue.push(message(2));
  queue.push(message(3));
  vi.advanceTimersByTime(15_000);
  expect(queue.current?.seq).toBe(3);
  vi.advanceTimersByTime(15_000);
  expect(queue.busy).toBe(false);
});

test("a catch-up, a hidden page, reduced motion, taking back and other eyes jump", () => {
  const jumps: [string, () => TableMessage][] = [
    ["catch-up", () => message(9, ["picked", "picked"])],
    ["took-back", () => message(9, ["took-back"])],
    ["other eyes", () => message(9, ["picked"], 1)],
    ["hidden", () => ((hidden = true), message(9))],
    ["reduced", () => ((hidden = false), (reduced = true), message(9))],
  ];
  for (const [why, make] of jumps) {
    const queue = new MotionQueue();
    reduced = hidden = false;
    queue.push(message(1, []));
    queue.push(message(2));
    queue.push(message(3));
    queue.push(make());
    expect([why, queue.current?.seq, queue.busy, queue.pace]).toEqual([why, 9, false, 0]);
  }
});

test("skipping shows the last message at once, and what comes later moves again", () => {
  const queue = begun();
  queue.skip();
  expect(queue.current?.seq).toBe(1);
  for (const seq of [2, 3, 4]) queue.push(message(seq));
  queue.skip();
  expect([queue.current?.seq, queue.busy, queue.events]).toEqual([4, false, []]);
  vi.advanceTimersByTime(60_000);
  queue.push(message(5));
  expect([queue.current?.seq, queue.busy]).toEqual([5, true]);
});

test("no motion at all when the user wants none", () => {
  const queue = begun();
  queue.push(message(2));
  queue.set(0, false);
  expect([queue.current?.seq, queue.busy]).toEqual([2, false]);
  queue.push(message(3));
  expect([queue.current?.seq, queue.busy]).toEqual([3, false]);
  queue.set(2, false);
  queue.push(message(4));
  expect([queue.busy, queue.pace]).toEqual([true, 2]);
});

test("a message has been played when the board has come to its end, and until then only so many events have happened", () => {
  const queue = begun();
  queue.push(message(2));
  expect([queue.current?.seq, queue.played?.seq, queue.reached]).toEqual([2, 1, 0]);
  queue.reach(1);
  expect([queue.played?.seq, queue.reached]).toEqual([1, 1]);
  queue.settled();
  expect([queue.played?.seq, queue.busy]).toEqual([2, false]);
});

test("step by step it waits after everything that somebody else does, without motion too", () => {
  const queue = begun();
  queue.step = true;
  for (const without of [false, true]) {
    reduced = without;
    const first = (queue.current?.seq ?? 0) + 1;
    queue.push(message(first));
    queue.push(message(first + 1));
    if (!without) queue.skip(); // ends what moves, and no more
    expect([queue.current?.seq, queue.held, queue.busy, queue.played?.seq]).toEqual([first, true, true, first - 1]);
    queue.skip();
    if (!without) queue.settled();
    expect([queue.current?.seq, queue.held, queue.played?.seq]).toEqual([first + 1, true, first]);
    queue.goOn();
    expect([queue.held, queue.busy, queue.played?.seq]).toEqual([false, false, first + 1]);
  }
  reduced = true;
  queue.push({ ...message(9), seat: 1 }); // other eyes
  queue.push({ ...message(10), seat: 1 }); // what one did oneself
  expect([queue.current?.seq, queue.held]).toEqual([10, false]);
});
