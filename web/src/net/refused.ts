import type { Args, Refusal } from "./types";

/** The server said no, with its reasons; or there was no server to say anything. */
export class Refused extends Error {
  readonly refusals: Refusal[];
  readonly status: number;

  constructor(refusals: Refusal[], status = 0) {
    super(refusals.map((refusal) => refusal.code).join(", "));
    this.refusals = refusals;
    this.status = status;
  }

  /** A refusal of the page's own, in the same words' system: the message refusal-CODE. */
  static own(code: string, args: Args = {}): Refused {
    return new Refused([{ code, args, rule: "" }]);
  }
}

/** The reasons in anything that was thrown. */
export function reasons(thrown: unknown): Refusal[] {
  return thrown instanceof Refused ? thrown.refusals : [{ code: "page-fault", args: {}, rule: "" }];
}
