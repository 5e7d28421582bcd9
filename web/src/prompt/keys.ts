// The keys of a table: what each does, unless somebody is typing.

/** With one key so many options can be reached; where there are more, each has two. */
const ONE_KEY = 9;

/** The number keys of one of several options: 1 to 9, or 01, 02 ... */
export function keyOf(index: number, count: number): string {
  return String(index + 1).padStart(count > ONE_KEY ? 2 : 1, "0");
}

export interface Deeds {
  digit: (digit: string) => void;
  usual: () => void;
  back: () => boolean;
  explain: () => void;
  rules: () => void;
  help: () => void;
  aim: () => void;
  chat: () => void;
  takeBack: () => void;
  hint: () => void;
  pace: () => void;
}

const TYPING = "input, textarea, select, [contenteditable]";
/** What lies over the page and has the keyboard for itself. */
const OVER = "dialog[open], [popover]:not([popover=manual]):popover-open";
const PRESSABLE = "button, a, summary, [role=button], [role=option], [role=tab]";

/** Whether a key is for something else than the page below: somebody types, or a dialog or menu lies over it. */
export function isTaken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return target.closest(TYPING) !== null || document.querySelector(OVER) !== null;
}

/** Carry out a key; whether it meant something. */
export function press(event: KeyboardEvent, deeds: Deeds): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (isTaken(event)) return false;
  const { key } = event;
  if (/^\d$/.test(key)) deeds.digit(key);
  else if (key === "Enter" || key === " ") {
    if (target.closest(PRESSABLE)) return false; // what has the focus is pressed
    deeds.usual();
  } else if (key === "Escape" || key === "Backspace") return deeds.back();
  else if (key === "?") deeds.explain();
  else if (key === "r") deeds.rules();
  else if (key === "h") deeds.help();
  else if (key === "a") deeds.aim();
  else if (key === "c") deeds.chat();
  else if (key === "u") deeds.takeBack();
  else if (key === "i") deeds.hint();
  else if (key === "p") deeds.pace();
  else return moveFocus(key, target);
  return true;
}

/** From top to bottom, as the eye goes; the story beside them comes last. */
const ZONES = ["board", "prompt", "hand", "log"];
const REACHABLE = "button:not(:disabled), a[href], input, select, summary, [tabindex]";

/** Arrows: left and right within a zone, up and down from one zone to the next. */
function moveFocus(key: string, target: Element): boolean {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return false;
  const zones = ZONES.flatMap((name) => document.querySelector<HTMLElement>(`[data-zone="${name}"]`) ?? []).filter(
    (zone) => reachable(zone).length > 0,
  );
  const zone = target.closest<HTMLElement>("[data-zone]");
  if (!zone) return focusFirst(zones.find((one) => one.dataset["zone"] === "prompt") ?? zones[0]);
  if (key === "ArrowUp" || key === "ArrowDown") return focusFirst(zones[zones.indexOf(zone) + step]);
  const inside = reachable(zone);
  const at = inside.findIndex((element) => element === target || element.contains(target));
  inside[(at + step + inside.length) % inside.length]?.focus();
  return true;
}

function focusFirst(zone: HTMLElement | undefined): boolean {
  reachable(zone)[0]?.focus();
  return zone !== undefined;
}

function reachable(zone: HTMLElement | undefined): (HTMLElement | SVGElement)[] {
  const found = zone?.querySelectorAll<HTMLElement | SVGElement>(REACHABLE) ?? [];
  return [...found].filter((element) => element.getClientRects().length > 0);
}
