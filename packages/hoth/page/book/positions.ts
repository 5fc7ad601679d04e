/** The positions of the book's diagrams, in the letters of scenario files (docs/cases.md). */

type Map = Readonly<Record<string, string>>;

/** A line of sight between two hexes, and what lies about. The terrain of its ends is in `ground`. */
export type SightLine = { readonly ground: Map; readonly from: string; readonly to: string; readonly free: boolean };

/** By the rule that each of them shows. */
export const SIGHT_LINES: Readonly<Record<string, SightLine>> = {
  'hoth/sight/line': { ground: { E4: 'o.' }, from: 'E5', to: 'F4', free: true },
  'hoth/sight/obstructions': { ground: { E4: '=.', F4: '^.', D4: '~.' }, from: 'E5', to: 'E3', free: true },
  'hoth/sight/crossed': { ground: { E4: 'o.' }, from: 'E5', to: 'F3', free: false },
  'hoth/sight/edge': { ground: { D4: 'o.', E4: '^.' }, from: 'E5', to: 'E3', free: false },
  'hoth/sight/half-hexes': { ground: { A4: 'oI' }, from: 'A5', to: 'A3', free: false },
  'hoth/sight/ridges': { ground: { F5: '^.', E5: 'o.', D5: '^.', C5: '^.' }, from: 'F5', to: 'C5', free: true },
  'hoth/sight/symmetric': { ground: { D4: 'B.', F4: 'A.' }, from: 'E5', to: 'E3', free: true },
};

/** The position with the two ends as units; nobody else of theirs is about. */
export function sightPosition(ground: Map, from: string, to: string): object {
  const standing = (hex: string, unit: string): string => `${ground[hex]?.[0] ?? '.'}${unit}`;
  return { map: { ...ground, [from]: standing(from, 'I'), [to]: standing(to, 'i') } };
}

type Try = { readonly position: object; readonly before?: readonly string[] };

/** Rebel units in the centre with the card that orders one of them, about to move. */
const moves = (map: Map, unit: string, more: object = {}): Try => ({
  position: { hands: { rebel: ['rebel-recon-center'] }, map, ...more },
  before: ['play rebel-recon-center', `order ${unit}`, `move ${unit}`],
});

/** The same for the Empire. */
const marches = (map: Map, unit: string): Try => ({
  position: { active: 'empire', hands: { empire: ['empire-recon-center'] }, map },
  before: ['play empire-recon-center', `order ${unit}`, `move ${unit}`],
});

/** Two Rebel units are ordered: either may move. */
const bothMove = (map: Map, one: string, other: string): Try => ({
  position: { hands: { rebel: ['rebel-raid-center'] }, map },
  before: ['play rebel-raid-center', `order ${one}`, `order ${other}`],
});

const READY = { hands: { rebel: ['ready-for-battle'] } };

/** A Rebel unit about to choose its target. */
const fires = (map: Map, unit: string): Try => ({
  position: { ...READY, map },
  before: ['play ready-for-battle', `attack ${unit}`],
});

/** E5 has rolled so many retreats against E4, whose owner now chooses the way. */
const drivesBack = (map: Map, ...dice: readonly string[]): Try => ({
  position: { ...READY, map: { E5: '.I', ...map }, chance: [{ dice }] },
  before: ['play ready-for-battle', 'attack E5', 'target E4'],
});

const BOARD: Readonly<Record<string, Try>> = {
  'hoth/board/hexes': {
    position: { hands: { rebel: ['rebel-recon-left'] }, map: { A5: '.S', J1: '.i' } },
    before: ['play rebel-recon-left', 'order A5', 'move A5'],
  },
  'hoth/board/sections': {
    position: {
      hands: { rebel: ['rebel-recon-left', 'rebel-recon-center', 'rebel-recon-right'] },
      map: { B5: '.I', C6: '.I', E5: '.I', G6: '.I', I5: '.I', E1: '.i' },
    },
  },
  'hoth/cards/one-section': {
    position: {
      hands: { rebel: ['rebel-trooper-assault'] },
      map: { B5: '.I', C6: '.I', D5: '.I', G6: '.I', I5: '.I', E1: '.i' },
    },
    before: ['play rebel-trooper-assault'],
  },
  'hoth/cards/movement-bonus': {
    position: { hands: { rebel: ['in-formation'] }, map: { D7: '.I', F5: '.I', D3: '.i', F4: '.i' } },
    before: ['play in-formation', 'order D7', 'order F5', 'move D7'],
  },
};

/** Without cards a turn is over at once. */
const NO_CARDS = { rebel: [], empire: [] };

const MOVEMENT: Readonly<Record<string, Try>> = {
  'hoth/move/allowance': bothMove({ D6: '.I', F6: '.S', A1: '.i' }, 'D6', 'F6'),
  'hoth/move/one-unit-per-hex': moves({ E5: '.S', D5: '.I', E4: '.i', F5: '.i' }, 'E5'),
  'hoth/move/attack-after-move': moves({ E6: '.I', E3: '.i' }, 'E6'),
  'hoth/move/no-zone-of-control': moves({ D5: '.I', D4: '.i', C5: '.i', F5: '.i' }, 'D5'),
  'hoth/units/at-at': marches({ E3: '.w', E4: '^.', D4: 'o.', J7: '.I' }, 'E3'),
  'hoth/units/artillery': bothMove({ D6: '.R', F6: '.I', A1: '.i' }, 'D6', 'F6'),
  'hoth/units/snowspeeders': moves({ E6: '.S', D5: '~.', E5: '~.', F5: '~.', A1: '.i' }, 'E6'),
  'hoth/badge/elite-troops': moves({ E6: '.It', E3: '.i' }, 'E6'),
  'hoth/terrain/stop': moves({ E6: '.S', D5: 'o.', F5: 'B.', E3: '.i' }, 'E6'),
  'hoth/terrain/rocks': moves({ E6: '.I', E5: 'o.', F5: 'o.', E3: '.i' }, 'E6'),
  'hoth/terrain/building': moves({ E6: '.I', E5: 'B.', E3: '.i' }, 'E6'),
  'hoth/terrain/wreckage': moves({ E6: '.S', E5: 'W.', F5: 'W.', E3: '.i' }, 'E6'),
  'hoth/terrain/ridge': marches({ E3: '.i', D3: '^.', E4: '^.', D4: '^.', E6: '.I' }, 'E3'),
  'hoth/terrain/serac': moves({ E6: '.S', E5: 'A.', F5: 'A.', A1: '.i' }, 'E6'),
  'hoth/terrain/crevasse': bothMove({ D6: '.I', F6: '.S', D5: '~.', E5: '~.', F5: '~.', A1: '.i' }, 'D6', 'F6'),
  'hoth/structures/block': moves({ E6: '.S', A1: '.i' }, 'E6', {
    structures: [
      { kind: 'shield-generator', at: 'E5' },
      { kind: 'ion-cannon', at: 'F5' },
    ],
  }),
  'hoth/objective/temporary': moves({ E5: '.I', A1: '.i' }, 'E5', {
    rules: [{ rule: 'temporary-objective', for: 'rebel', hexes: ['E4'], medals: 1 }],
  }),
  'hoth/objective/permanent': moves({ E5: '.I', A1: '.i' }, 'E5', {
    rules: [{ rule: 'permanent-objective', for: 'rebel', hexes: ['E4'], medals: 2 }],
  }),
  'hoth/objective/exits': moves({ E6: '.I', A1: '.i' }, 'E6', {
    rules: [{ rule: 'exit', for: 'rebel', hexes: ['E7'], medals: 1 }],
  }),
  'hoth/scenario/steep-ridges': {
    position: {
      scenario: '11',
      units: { J1: { kind: 'snowtroopers', id: 0 }, B4: { kind: 'echo-base-troopers', id: 1 } },
      hands: { rebel: ['rebel-recon-left'] },
    },
    before: ['play rebel-recon-left', 'order B4', 'move B4'],
  },
  'hoth/cards/move-after-attack': {
    position: {
      active: 'empire',
      hands: { empire: ['search-and-destroy'] },
      map: { E4: '.w', E5: '.I', J1: '.i', J7: '.I' },
      chance: [{ dice: ['cross', 'cross', 'cross'] }],
    },
    before: ['play search-and-destroy', 'order E4', 'done', 'done', 'attack E4', 'target E5'],
  },
  'hoth/scenario/war-machine': {
    position: {
      scenario: '6',
      active: 'empire',
      units: { B1: { kind: 'snowtroopers', id: 0 }, J7: { kind: 'echo-base-troopers', id: 1 } },
      returning: 2,
      piles: NO_CARDS,
    },
    before: ['done'],
  },
  'hoth/scenario/air-reinforcements': {
    position: {
      scenario: '7',
      turn: 11,
      turns: { rebel: 5, empire: 6 },
      units: {
        J1: { kind: 'snowtroopers', id: 0 },
        A7: { kind: 'echo-base-troopers', id: 1 },
        J7: { kind: 'echo-base-troopers', id: 2 },
      },
      hands: { rebel: ['rebel-recon-left'] },
      piles: NO_CARDS,
    },
    before: ['done', 'bring'],
  },
  'hoth/scenario/reinforcements': { position: { scenario: '13', piles: NO_CARDS }, before: ['done'] },
  'hoth/scenario/landing': {
    position: {
      scenario: '13',
      units: { E5: { kind: 'at-at', id: 0 }, J7: { kind: 'echo-base-troopers', id: 1 } },
      piles: NO_CARDS,
    },
    before: ['done'],
  },
};

const ATTACKS: Readonly<Record<string, Try>> = {
  'hoth/attack/range': fires({ E5: '.I', E4: '.i', F3: 'oi', D3: '.d' }, 'E5'),
  'hoth/attack/modifiers': fires({ E5: '.I', C6: '^Is', E4: '.i', D4: 'oi', F5: '=i' }, 'E5'),
  'hoth/attack/confirmation': fires({ E5: '.S', E4: '.w' }, 'E5'),
  'hoth/terrain/protection': fires({ E5: '.I', D4: 'oi', E4: '^i', F5: '=i', D5: '.i' }, 'E5'),
  'hoth/terrain/vehicle-penalty': fires({ E5: 'BS', E4: '.i', F5: 'o.' }, 'E5'),
  'hoth/badge/scouts': fires({ E6: '.R', C6: '^Is', E3: '.i', G4: '.i', D5: 'o.' }, 'E6'),
  'hoth/badge/assault': {
    position: {
      ...READY,
      map: { E5: '.Ia', E4: '.i', E3: '.i', F3: '.i' },
      units: { E4: { figures: 1 } },
      chance: [{ dice: ['infantry', 'cross', 'cross'] }],
    },
    before: ['play ready-for-battle', 'attack E5', 'target E4'],
  },
};

const RETREATS: Readonly<Record<string, Try>> = {
  'hoth/retreat/direction': drivesBack({ E4: '.i' }, 'retreat', 'retreat', 'cross'),
  'hoth/retreat/owner': drivesBack({ E4: '.i', C3: 'o.', F3: 'B.' }, 'retreat', 'cross', 'cross'),
  'hoth/retreat/terrain': drivesBack({ E4: '.i', E3: 'A.', F3: 'o.' }, 'retreat', 'retreat', 'cross'),
  'hoth/retreat/blocked': drivesBack({ E4: '.i', E3: '.d', E2: 'A.', F2: 'A.' }, 'retreat', 'retreat', 'cross'),
  'hoth/retreat/as-far-as-possible': drivesBack({ E4: '.i', D2: '.d', E2: 'A.' }, 'retreat', 'retreat', 'cross'),
  'hoth/retreat/never': fires({ E5: '.R', E4: '.w', D5: '.i' }, 'E5'),
  'hoth/terrain/trenches': drivesBack({ E4: '=i' }, 'retreat', 'retreat', 'cross'),
};

/** Positions to try something in: what the rules offer is chosen on the board. */
export const TRIES: Readonly<Record<string, Try>> = { ...BOARD, ...MOVEMENT, ...ATTACKS, ...RETREATS };
