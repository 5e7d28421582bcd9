// All that a review needs, in one piece that is loaded when one is first opened.
export { default as Graph } from "./WinGraph.svelte";
export { default as Panel } from "./ReviewPanel.svelte";
export { ReviewDesk, turnFrom, turnWords } from "./review.svelte";
