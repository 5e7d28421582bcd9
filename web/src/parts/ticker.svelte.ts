// The time now, for whatever counts seconds on the page; it ticks only while somebody looks.

import { createSubscriber } from "svelte/reactivity";

const TICK = 250;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Milliseconds of this machine's clock; read again with every tick. */
export function now(): number {
  subscribe();
  return Date.now();
}
