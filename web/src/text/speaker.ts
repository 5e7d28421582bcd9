// A speaker says messages in one language: the page's twin of src/sixgun/text/speaker.py, with the same functions
// (SEAT, SEATS, NAME, LIST, PHRASES) and the same rules for keys, so that one .ftl file serves the terminal and the page.
import { FluentBundle, type FluentResource, type FluentValue } from "@fluent/bundle";
import type { Args, GameEvent, Msg, Plain, Refusal } from "../net/types";
import { marked, plainText, split, unsigned, type Part } from "./sentence";
import { variables } from "./variables";

export type Lang = "en" | "it";
type Named = Record<string, FluentValue>;

/** Signs at the end of a name that aren't part of its key: ranch$$ is card-ranch, then the signs. */
const TRAILING_SIGNS = /[$*]+$/;

export class Speaker {
  readonly lang: Lang;
  readonly #names: string[];
  readonly #bundle: FluentBundle;

  /** The first resource that has a key says it. */
  constructor(lang: Lang, resources: FluentResource[], names: readonly string[] = []) {
    this.lang = lang;
    this.#names = names.map(unsigned);
    this.#bundle = new FluentBundle([lang], {
      useIsolating: false,
      functions: {
        SEAT: ([seat], named) => this.#seat(written(seat), named),
        SEATS: ([seats]) => this.#join(listed(seats).map((seat) => this.#seat(seat, {}))),
        NAME: ([value], named) => this.#name(written(value), named),
        LIST: ([values], named) => this.#list(listed(values), named),
        PHRASES: ([values, join], named) => this.#phrases(listed(values), written(join) || "and", named),
      },
    });
    for (const resource of resources) this.#bundle.addResource(resource);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message of that key; a missing one shows as its key. */
  text(key: string, args: Args = {}): string {
    return plainText(this.#format(key, "", args));
  }

  /** The message in pieces, with what each names. */
  parts(key: string, args: Args = {}): Part[] {
    return split(this.#format(key, "", args));
  }

  say(message: Msg): string {
    return this.text(message.key, message.args);
  }

  sayParts(message: Msg): Part[] {
    return this.parts(message.key, message.args);
  }

  /** What is asked once this step of a menu was chosen: its attribute `ask`; [] if it has none. */
  nextQuestion(message: Msg): Part[] {
    const known = this.#bundle.getMessage(message.key);
    return known?.attributes["ask"] ? split(this.#format(message.key, "ask", message.args)) : [];
  }

  /** The key that chooses this step of a menu: its attribute `key`; "" if it has none. */
  shortcut(message: Msg): string {
    const known = this.#bundle.getMessage(message.key);
    return known?.attributes["key"] ? plainText(this.#format(message.key, "key", message.args)) : "";
  }

  seat(seat: number): string {
    return plainText(this.#seat(String(seat), {}));
  }

  /** A refusal's sentence; its rule is shown beside it as a link, not in it. */
  refusal(refusal: Refusal): Part[] {
    return this.parts("refusal-" + refusal.code, refusal.args);
  }

  /** An event as it was told; [] for one that goes without saying. Those who were told the secret hear it said. */
  event(event: GameEvent): Part[] {
    const key = "event-" + event.event;
    const secret = key + "-secret";
    const told = this.has(secret) && [...this.#variables(secret)].every((name) => name in event) ? secret : key;
    return this.has(told) ? this.parts(told, event) : [];
  }

  #variables(key: string): Set<string> {
    const message = this.#bundle.getMessage(key);
    return variables(message?.value ?? "");
  }

  #format(key: string, form: string, args: Args): string {
    const message = this.#bundle.getMessage(key);
    if (!message) return key;
    const pattern = (form && message.attributes[form]) || message.value;
    if (pattern === null) return key;
    const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, fluent(value)]));
    return this.#bundle.formatPattern(pattern, values, []);
  }

  #seat(seat: string, named: Named): string {
    const number = /^-?\d+$/.test(seat) ? Number(seat) : -1;
    const name = this.#names[number] || this.#format("player", "", { number: number + 1 });
    const mark = marked("seat:" + number, name);
    if (option(named, "form") !== "to" || this.lang !== "it") return mark;
    return (name.slice(0, 1).toLowerCase() === "a" ? "ad " : "a ") + mark;
  }

  #name(value: string, named: Named): string {
    const of = option(named, "of");
    const [said = ""] = value.split("."); // what follows a dot tells things of one name apart
    const key = said.replace(TRAILING_SIGNS, "");
    const signs = said.slice(key.length);
    const name = this.#format(`${of}-${key}`, option(named, "form"), {});
    const full = signs.startsWith("$") ? `${name} ${signs}` : name + signs;
    // A card's text and a type of value are words, not things that lie on the table.
    return of.endsWith("-text") || of === "type" ? full : marked(`${of}:${value}`, full);
  }

  #list(values: string[], named: Named): string {
    const join = option(named, "join") || "and";
    return this.#join(option(named, "of") ? values.map((value) => this.#name(value, named)) : values, join);
  }

  /** Messages with arguments of their own: "boot|who=you" is does-boot, which goes as $text into the frame. */
  #phrases(values: string[], join: string, named: Named): string {
    const of = option(named, "of");
    const frame = option(named, "frame");
    const said = values.map((value) => {
      const [verb = "", ...pairs] = value.split("|");
      const args: Args = Object.fromEntries(pairs.map((pair) => argument(pair)));
      const key = `${of}-${verb}`;
      const text = this.#format(this.has(key) ? key : `${of}-other`, "", args);
      return frame ? this.#format(frame, "", { ...args, text }) : text;
    });
    return this.#join(said, join);
  }

  #join(parts: string[], join = "and"): string {
    const last = parts.at(-1);
    if (last === undefined) return this.#format("list-none", "", {});
    if (parts.length === 1) return last;
    return this.#format("list-" + join, "", { first: parts.slice(0, -1).join(", "), last });
  }
}

/** What Fluent can take: lists become comma-separated text, and nothing becomes "none". */
function fluent(value: Plain): string | number {
  if (value === null || (Array.isArray(value) && value.length === 0)) return "none";
  if (Array.isArray(value)) return value.map(String).join(",");
  if (typeof value === "boolean") return Number(value);
  return typeof value === "object" ? JSON.stringify(value) : value;
}

/** A part of a phrase, "n=2", as an argument. */
function argument(pair: string): [string, Plain] {
  const [name = "", ...given] = pair.split("=");
  const value = given.join("=");
  return [name, /^\d+$/.test(value) ? Number(value) : value];
}

function written(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : String(value.valueOf());
}

function listed(values: FluentValue | undefined): string[] {
  const text = written(values);
  return text === "" || text === "none" ? [] : text.split(",");
}

function option(named: Named, name: string): string {
  return written(named[name]);
}
