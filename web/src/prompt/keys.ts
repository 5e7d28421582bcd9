// The keys of a table: what each does, unless somebody is typing.

/** The number key of an option: 1 to 9, then 0; none beyond. */
export function keyOf(index: number): string {
  return index < 9 ? String(index + 1) : index === 9 ? "0" : "";
}

export interface Deeds {
  choose: (index: number) => void;
  usual: () => void;
  back: () => boolean;
  explain: () => void;
  rules: () => void;
  help: () => void;
  aim: () => void;
  chat: () => void;
  takeBack: () => void;
  hint: () => void;
}

const TYPING = "input, textarea, select, [contenteditable]";
const PRESSABLE = "button, a, summary, [role=button], [role=option], [role=tab]";

/** Carry out a key; whether it meant something. */
export function press(event: KeyboardEvent, deeds: Deeds): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target.closest(TYPING) || target.closest("dialog[open]")) return false;
  const { key } = event;
  if (/^\d$/.test(key)) deeds.choose(key === "0" ? 9 : Number(key) - 1);
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
