// A table for tests: Jango in front of Tex Killer against Pearl Hat in front of Toco Ramirez.
import type { Place, Table } from "./view";

function place(at: number, character: string, active: boolean, gear: string[]): Place {
  return { place: at, character, life: 3, most: 4, active, awake: active, lone: false, gear };
}

export function table(): Table {
  return {
    game: "bang-duel",
    seat: 0,
    seats: 2,
    options: {},
    law: 0,
    turn: 0,
    asked: [0],
    question: "action",
    players: [
      {
        seat: 0,
        side: "law",
        places: [place(0, "jango", true, ["scope.lh"]), place(1, "tex-killer", false, ["barrel.ls"])],
        hand: [
          { back: "law", card: "hat.lh", shown: false },
          { back: "law", card: "missed.ls", shown: false },
          { back: "law", card: "missed.ls", shown: false },
          { back: "outlaw", card: "colt.od", shown: false },
        ],
        limit: 3,
        unlimited: false,
        deck: 20,
        reserve: ["wild-bill"],
      },
      {
        seat: 1,
        side: "outlaw",
        places: [place(2, "pearl-hat", true, ["hat.oh"]), place(3, "toco-ramirez", false, ["dynamite.ob"])],
        hand: [
          { back: "law", card: null, shown: false },
          { back: "outlaw", card: null, shown: false },
          { back: "outlaw", card: null, shown: false },
        ],
        limit: 3,
        unlimited: false,
        deck: 20,
        reserve: 1,
      },
    ],
    common: null,
    discards: ["wagon.lb"],
    reloaded: false,
    open: [],
    unseen: [],
    reveal: null,
    gone: [],
    bangs: 0,
    moved: false,
    used: [],
    pool: 5,
    hit: { place: 1, shooter: 2, character: "pearl-hat", seat: 1, with: "colt", tex: false },
    duel: null,
    fallen: null,
    result: null,
  };
}
