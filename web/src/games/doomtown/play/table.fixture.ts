// A table for tests: Law Dogs against the Sloane Gang at High Noon, with a shootout that can be put on.
import type { Dude, Player, Shootout, Table } from "./view";

export function dude(id: string, place: string, more: Partial<Dude> = {}): Dude {
  const [card = "", seat = "0"] = id.split(".");
  return {
    id,
    card,
    seat: Number(seat),
    place,
    booted: false,
    value: 5,
    bullets: 1,
    stud: false,
    influence: 1,
    upkeep: 0,
    bounty: 0,
    control: 0,
    posse: 0,
    purse: 0,
    used: 0,
    arrived: false,
    gear: [],
    ...more,
  };
}

function player(seat: number, outfit: string, street: string[], more: Partial<Player> = {}): Player {
  return {
    seat,
    outfit,
    stash: 5,
    loan: 0,
    control: 0,
    influence: 2,
    hurdle: 2,
    hand: [],
    hand_count: 5,
    deck_top: [],
    deck: 40,
    shuffle: 0,
    unseen: [],
    discards: [],
    boot_hill: [],
    draw_hand: null,
    street,
    outskirts: [],
    ...more,
  };
}

export const FIGHT: Shootout = {
  place: "square",
  round: 1,
  leader: 1,
  mark: 0,
  leader_dude: "sloane.1",
  mark_dude: "clyde-owens.0",
  shooters: ["sloane.1", "clyde-owens.0"],
  studs: [2, 0],
  draws: [1, 1],
  revealed: false,
};

export function table(): Table {
  const place = (id: string, owner: number) => ({
    id,
    card: id.split(".")[0] ?? "",
    owner,
    controller: owner,
    control: 1,
    production: 2,
    private: false,
    in_town: true,
    booted: false,
    gear: [],
  });
  return {
    game: "doomtown",
    seat: 0,
    seats: 2,
    day: 2,
    phase: "noon",
    winner: 0,
    ahead: null,
    pot: 0,
    asked: [0],
    question: "noon",
    players: [
      player(0, "law-dogs", ["pony-express.0", "law-dogs.0"], { hand: ["hired-guns", "peacemaker"], hand_count: 2 }),
      player(1, "the-sloane-gang", ["the-sloane-gang.1"]),
    ],
    places: [
      { id: "square", card: null, owner: null, controller: null, private: false },
      place("pony-express.0", 0),
      place("law-dogs.0", 0),
      place("the-sloane-gang.1", 1),
    ],
    dudes: [
      dude("clyde-owens.0", "square"),
      dude("tommy-harden.0", "law-dogs.0"),
      dude("sloane.1", "square", {
        bounty: 2,
        gear: [{ id: "mustang.1", card: "mustang", booted: false, used: 0, traded: false, influence: 0, rocks: 0 }],
      }),
    ],
    aside: [],
    effects: [],
    shootout: null,
    job: null,
    marked: [],
    chosen: [],
    casualties: [],
    options: {},
    packs: [],
    result: null,
  };
}
