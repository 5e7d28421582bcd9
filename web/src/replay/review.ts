// All that a review needs, in one piece that is loaded when one is first opened.
export { default as Graph } from "./Graph.svelte";
export { default as Panel } from "./Panel.svelte";
export { ReviewDesk, turnFrom } from "./review.svelte";
