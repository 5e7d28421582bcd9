// A table for tests: the Marshal in F3 faces The Kid in F9; both have a Colt, the Marshal's is drawn and cocked.
import type { Ask, Msg, Option } from "../../../net/types";
import { newcomer } from "./newcomer";
import type { Character, Table, Weapon } from "./view";

export function character(name: string, seat: number, change: Partial<Character> = {}): Character {
  const [hex, facing] = seat ? (["F9", "n"] as const) : (["F3", "s"] as const);
  const idle = newcomer({ character: name, seat, side: seat, hex, facing, endurance: 20 });
  return {
    ...idle,
    stack: { ...idle.stack, free: 5 },
    others: [
      {
        character: seat ? "marshal" : "the-kid",
        enemy: true,
        range: 6,
        bearing: [seat ? "n" : "s"],
        seen: "ahead",
        in_zone: true,
        status: [],
      },
    ],
    ...change,
  };
}

export function weapon(name: string, change: Partial<Weapon> = {}): Weapon {
  return {
    weapon: name,
    kind: name.slice(0, -2).toUpperCase(),
    character: null,
    box: null,
    hex: null,
    gone: false,
    gun: true,
    hands: 1,
    rounds: 6,
    capacity: 6,
    cocked: false,
    jammed: false,
    ...change,
  };
}

export function table(change: Partial<Table> = {}): Table {
  return {
    game: "gunslinger",
    seat: 0,
    seats: 2,
    options: { range_divisor: false, fatigue: "delay" },
    map: ["A"],
    turn: 2,
    length: 12,
    segment: 0,
    asked: [0],
    question: "declare",
    subject: "marshal",
    rules: { surrender: true, captives_killed: false, money_bag: 0, captured: [], bonus: [] },
    characters: [character("marshal", 0), character("the-kid", 1)],
    weapons: [
      weapon("c45.1", { character: "marshal", box: "gun-hand", cocked: true }),
      weapon("c45.2", { character: "the-kid", box: "holstered" }),
    ],
    deck: 108,
    discards: [],
    unseen: Array.from({ length: 108 }, (_, i) => i + 1),
    scores: ["0", "0"],
    night: null,
    result: null,
    ...change,
  };
}

const msg = (key: string, args: Msg["args"] = {}): Msg => ({ key, args });
const TIMES: Record<string, number> = { advance: 2, run: 1, turn: 1, "cock-aim-shoot": 2, shoot: 1 };

export function planned(pick: string, ...actions: string[]): Option {
  const path = actions.map((action) => msg("menu-card", { action, name: action, time: TIMES[action] ?? 3 }));
  return { pick, label: msg("pick-plan", { actions }), path: [...path, msg("menu-done")] };
}

export function ask(question: string, args: Msg["args"], options: Option[] = []): Ask {
  const prompt = msg("ask-" + question, { character: "marshal", ...args });
  return { question, rule: "5.2", prompt, default: 0, options };
}

export function option(pick: string): Option {
  return { pick, label: msg("pick"), path: [msg(pick)] };
}
