// What the table looks like after each of the events that led to a view, so that the board can show them one by one.
// It need not be exact where no event tells of a change: the view itself is shown in the end.
import type { GameEvent, Plain } from "../../../net/types";
import { SIDES } from "./data";
import type { Way } from "../map/hexes";
import { named, type ActionName, type Box, type Character, type Out, type Stack, type Table, type Weapon, type Wound } from "./view";

type Step = (table: Table, event: GameEvent, end: Table) => Table;
const FULL_DECK = 108;

/** The table after an event, on the way to `end`. */
export function after(table: Table, event: GameEvent, end: Table): Table {
  return STEPS[event.event]?.(table, event, end) ?? table;
}

const STEPS: Record<string, Step> = {
  turn: (table, event, end) => ({
    ...table,
    turn: Number(event.number),
    segment: 0,
    characters: table.characters.map((c) => {
      const { delay = c.delay, stack = c.stack } = named(end, c.character) ?? {};
      const empty = { height: null, executed: [], revealed: null, cards: null, gives_up: false, free: stack.free };
      return { ...c, delay, spent: 0, moving: null, running: null, stack: empty };
    }),
  }),
  planned: (table, event) => {
    const sides = texts(event.cards).flatMap((name) => SIDES.find(({ side }) => side === name) ?? []);
    const cards = sides.map(({ side, action, time }) => ({ card: side, action, time }));
    return stacked(table, event, { cards, gives_up: Boolean(event.gives_up) });
  },
  stacked: (table, event) => stacked(table, event, { height: Number(event.count) }),
  revealed: (table, event) => {
    const put = away(table, (c) => c.character === event.character);
    const revealed = { action: String(event.action) as ActionName, time: Number(event.time), declared: null, due: null };
    return stacked(put, event, { revealed });
  },
  declared: (table, event) => {
    const c = who(table, event);
    if (!c?.stack.revealed) return table;
    const due = c.spent + c.delay + c.stack.revealed.time;
    return stacked(table, event, { revealed: { ...c.stack.revealed, declared: String(event.pick), due } });
  },
  segment: (table, event) => {
    const number = Number(event.number);
    return { ...away(table, (c) => (c.stack.revealed?.due ?? number) < number), segment: number };
  },
  surrendered: (table, event) => fallen(table, event, "surrendered"),
  "passed-out": (table, event) => fallen(table, event, "ko"),
  died: (table, event) => fallen(table, event, "dead"),
  captured: (table, event) => changed(table, event, (c) => ({ out: [...c.out, "captured"] })),
  "left-map": (table, event) => changed(table, event, (c) => ({ hex: null, aim: null, out: [...c.out, "left"] })),
  moved: (table, event) => changed(table, event, () => ({ hex: String(event.hex) })),
  staggered: (table, event) => changed(table, event, () => ({ hex: String(event.hex) })),
  turned: (table, event) => changed(table, event, () => ({ facing: String(event.facing) as Way })),
  spun: (table, event) => changed(table, event, () => ({ facing: String(event.facing) as Way })),
  flipped: (table, event) => changed(table, event, () => ({ down: Boolean(event.down) })),
  dropped: (table, event) => changed(table, event, () => ({ down: true })),
  gained: (table, event) =>
    changed(table, event, (c) => ({
      delay: c.delay + Number(event.delay),
      endurance: c.endurance - Number(event.boxes),
    })),
  wounded: (table, event) => {
    const wound = String(event.wound).replace("-", "_") as Wound;
    return changed(table, event, (c) => ({
      wounds: { ...c.wounds, [wound]: c.wounds[wound] + Number(event.count) },
    }));
  },
  aimed,
  transferred: aimed,
  "lost-aim": (table, event) => changed(table, event, () => ({ aim: null })),
  drawn: (table, event) =>
    armed(table, event, (weapon) => ({
      character: String(event.character),
      box: String(event.box) as Box,
      hex: null,
      cocked: event.hammer === "as-is" ? weapon.cocked : event.hammer === "cocked",
    })),
  cocked: (table, event) => armed(table, event, () => ({ cocked: Boolean(event.cocked) })),
  loaded: (table, event) =>
    armed(table, event, ({ capacity, jammed }) => {
      const rounds = Number(event.rounds);
      return { rounds, cocked: false, jammed: jammed && rounds < capacity };
    }),
  "let-go": (table, event) => armed(table, event, () => ({ box: String(event.box) as Box })),
  fell: (table, event) =>
    armed(table, event, (weapon) => ({
      hex: who(table, event)?.hex ?? null,
      character: null,
      box: null,
      ...(event.goes_off ? spent(weapon) : {}),
    })),
  "went-off": (table, event) => armed(table, event, spent),
  fires: (table, event) => armed(table, event, spent),
  misfired: (table, event) =>
    armed(table, event, (weapon) => {
      if (event.damage === "jam") return { jammed: true, rounds: 0 };
      return event.damage === "explosion" ? { gone: true, character: null, box: null } : weapon;
    }),
  drew: (table, event) => ({
    ...table,
    deck: Math.max(0, table.deck - 1),
    discards: [Number(event.card), ...table.discards],
    unseen: table.unseen.filter((card) => card !== event.card),
  }),
  reshuffled: (table) => ({
    ...table,
    deck: FULL_DECK,
    discards: [],
    unseen: Array.from({ length: FULL_DECK }, (_, i) => i + 1),
  }),
};

function aimed(table: Table, event: GameEvent): Table {
  const target = event.target === null ? null : String(event.target);
  const hex = event.hex === null ? null : String(event.hex);
  return changed(table, event, () => ({ aim: { points: Number(event.points), target, hex } }));
}

/** Executed cards of these characters go to the others before them. */
function away(table: Table, whose: (c: Character) => boolean): Table {
  const characters = table.characters.map((c) => {
    const { revealed, executed } = c.stack;
    if (!revealed?.due || !whose(c)) return c;
    const done = { action: revealed.action, time: revealed.time };
    return { ...c, spent: c.spent + done.time, stack: { ...c.stack, revealed: null, executed: [...executed, done] } };
  });
  return { ...table, characters };
}

/** Down and out, with the weapons in the hex. */
function fallen(table: Table, event: GameEvent, out: Out): Table {
  const hex = who(table, event)?.hex ?? null;
  const weapons = table.weapons.map((weapon) =>
    hex !== null && weapon.character === event.character && weapon.kind !== "MB"
      ? { ...weapon, character: null, box: null, hex }
      : weapon,
  );
  const laid = { ...table, weapons };
  return changed(laid, event, (c) => ({
    out: [...c.out, out],
    down: true,
    aim: null,
    stack: { ...c.stack, revealed: null },
  }));
}

// ---- small changes

function who(table: Table, event: GameEvent): Character | null {
  return named(table, String(event.character));
}

function changed(table: Table, event: GameEvent, change: (c: Character) => Partial<Character>): Table {
  const characters = table.characters.map((c) => (c.character === event.character ? { ...c, ...change(c) } : c));
  return { ...table, characters };
}

function stacked(table: Table, event: GameEvent, change: Partial<Stack>): Table {
  return changed(table, event, (c) => ({ stack: { ...c.stack, ...change } }));
}

function armed(table: Table, event: GameEvent, change: (weapon: Weapon) => Partial<Weapon>): Table {
  const weapons = table.weapons.map((one) => (one.weapon === event.weapon ? { ...one, ...change(one) } : one));
  return { ...table, weapons };
}

/** Uncocked, and a round less. */
function spent({ rounds }: Weapon): Partial<Weapon> {
  return { cocked: false, rounds: Math.max(0, rounds - 1) };
}

function texts(value: Plain | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
