// A shot that may come: who shoots at whom with what, so that its odds can be told before anybody decides on it.
import { aimOf, divisorOf, type Status } from "../data";
import { chances, type Odds } from "./odds";
import { carriedBy, enemies, gunOf, named, type Character, type Table, type Weapon } from "../view";

export interface Shot {
  shooter: Character;
  target: Character;
  range: number;
  gun: Weapon;
  /** In its proper box: it could be fired as it is held. */
  drawn: boolean;
  inZone: boolean;
  /** Aim points that are on this target. */
  points: number;
  /** What wounds take off the aim time. */
  wounds: number;
  /** What the shooter's skill adds to the aim time. */
  skill: number;
  /** What everybody knows of the target. */
  status: Status[];
}

const STATUSES: readonly Status[] = ["move", "run", "down"];
/** Aim points from which a range figure counts, where that option is on. */
const DIVISOR_FROM = 4;

/** The shot to speak of: at the one who is wanted or aimed at, else at the nearest enemy, rather one in the zone. */
export function shotOf(table: Table, shooter: Character, wanted: string | null): Shot | null {
  const others = enemies(table, shooter);
  const other =
    others.find(({ character }) => character === wanted) ??
    others.find(({ character }) => character === shooter.aim?.target) ??
    others.find(({ in_zone }) => in_zone) ??
    others[0];
  const target = other ? named(table, other.character) : null;
  const held = gunOf(table, shooter.character);
  const gun = held ?? carriedBy(table, shooter.character).find((weapon) => weapon.gun) ?? null;
  if (!other || !target || !gun || shooter.out.length) return null;
  const both = gun.hands === 2 || gun.box === "both-hands";
  return {
    shooter,
    target,
    gun,
    range: other.range,
    drawn: held !== null,
    inZone: other.in_zone,
    points: shooter.aim?.target === target.character ? shooter.aim.points : 0,
    wounds: shooter.wounds.gun_arm + (both ? shooter.wounds.other_arm : 0),
    skill: gun.hands === 2 ? shooter.skills.two_hand : shooter.skills.one_hand,
    status: STATUSES.filter((status) => other.status.some((seen) => seen === status)),
  };
}

/** The aim time that an action would give the shot now; null for one that does not shoot. */
export function aimTime(shot: Shot, action: string): number | null {
  const own = aimOf(action, shot.gun.hands);
  return own === null ? null : shot.points + own + shot.skill - shot.wounds;
}

/** Aim times from this one on are alike on all cards. */
export const MOST_AIM = 9;

/** The cards that would shoot now, with their aim times: the one that is being declared, or all that can. */
export function readyCards(shot: Shot, action: string | null): { action: string; aim: number }[] {
  return (action ? [action] : ["shoot", "cock-aim-shoot"]).flatMap((card) => {
    const aim = aimTime(shot, card);
    return aim === null ? [] : [{ action: card, aim }];
  });
}

/** The aim time to begin with: the best that a card gives now. */
export function usualAim(shot: Shot, action: string | null): number {
  return Math.max(1, Math.min(MOST_AIM, readyCards(shot, action).at(-1)?.aim ?? 1));
}

export function oddsOf(table: Table, shot: Shot, aim: number, status: readonly Status[]): Odds {
  const points = aim + shot.wounds - shot.skill - (aimOf("shoot", shot.gun.hands) ?? 0);
  const divisor = table.options.range_divisor && points >= DIVISOR_FROM ? divisorOf(shot.gun.kind) : 1;
  return chances(table.unseen, aim, Math.ceil(shot.range / divisor), status);
}

/** In whole hundredths, as people say it. */
export function percent(count: number, of: number): number {
  return of ? Math.round((100 * count) / of) : 0;
}
