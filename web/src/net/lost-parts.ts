// The page comes in parts that are fetched when they are first needed. A part that was lost on the way, because the
// line went down or the house has a newer page, is not asked for again by the browser: the page begins anew, as soon as
// there is a line. Games go on where they were.
import { keep, kept } from "../storage";

const KEY = "began-anew";
const PATIENCE = 15_000; // a part that fails again so soon is not lost but broken: beginning anew would not help
const PAUSE = 1_000;
let mending = false;

export function mendLostParts(): void {
  addEventListener("vite:preloadError", () => void beginAnew());
}

async function beginAnew(): Promise<void> {
  if (mending || Date.now() - Number(kept(KEY) ?? 0) < PATIENCE) return;
  mending = true;
  while (!(await houseAnswers())) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  keep(KEY, String(Date.now()));
  if (kept(KEY) !== null) location.reload(); // who cannot remember having begun anew would do so for ever
}

async function houseAnswers(): Promise<boolean> {
  try {
    return (await fetch(location.href, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
