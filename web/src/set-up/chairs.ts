// Who sits where when a table is set up.
import type { Chair, GameInfo } from "../net/types";

export type Sitter = "me" | "friend" | "bot" | "here";

export interface ChairPlan {
  who: Sitter;
  /** Of a person at this screen. */
  name: string;
  bot: string;
}

export type Occasion = "bots" | "friends" | "hot-seat";

/** The usual table: me first; then bots, open chairs for friends, or another person at this screen and bots. */
export function usualChairs(game: GameInfo, occasion: Occasion, name: (seat: number) => string): ChairPlan[] {
  return Array.from({ length: game.usual_seats }, (_, seat) => ({
    who: seat === 0 ? "me" : occasion === "friends" ? "friend" : occasion === "hot-seat" && seat === 1 ? "here" : "bot",
    name: name(seat),
    bot: usualBot(game),
  }));
}

export function usualBot(game: GameInfo): string {
  return game.bots[0] ?? "";
}

/** More or fewer chairs: bots come first to go and to come. */
export function resized(chairs: ChairPlan[], count: number, extra: (seat: number) => ChairPlan): ChairPlan[] {
  return Array.from({ length: count }, (_, seat) => chairs[seat] ?? extra(seat));
}

export function asChairs(plans: ChairPlan[], me: string): Chair[] {
  return plans.map((plan): Chair => {
    if (plan.who === "me") return { name: me };
    if (plan.who === "here") return { name: plan.name };
    return plan.who === "bot" ? { bot: plan.bot } : {};
  });
}

/** Whether the cards can be dealt at once. */
export function complete(plans: ChairPlan[]): boolean {
  return plans.every((plan) => plan.who !== "friend");
}
