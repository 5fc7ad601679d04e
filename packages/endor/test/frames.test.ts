import { type Choice, InputError, newMatch, resume, type Snapshot, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import type { Frame } from '../src/frames.ts';
import { endor, REBEL } from '../src/index.ts';
import { parseChoice } from '../src/notation.ts';
import { PIECES, pieceByName } from '../src/pieces.ts';
import { mapOf } from '../src/state.ts';
import { TERRAINS } from '../src/terrain.ts';

/** Frames as the first version wrote them, and what they mean. Pieces 0 to 63, hexes 0 to 258, macrohexes counted from one. */
const WRITTEN: readonly (readonly [written: Record<string, unknown>, meant: object])[] = [
  [{ step: 'turn', piece: -1, at: 0, list: [], ties: [] }, { step: 'turn' }],
  [
    { step: 'place', piece: -1, at: 3, list: [26, 27], ties: [] },
    { step: 'place', area: 'deep-woods', waiting: ['CA1', 'CA2'] },
  ],
  [
    { step: 'deploy', piece: -1, at: 0, list: [29, 30], ties: [7, 8] },
    { step: 'deploy', waiting: ['AT1', 'AT2'], macrohex: undefined, hexes: ['I1.0', 'I1.1'] },
  ],
  [
    { step: 'deploy', piece: -1, at: 2, list: [29], ties: [] },
    { step: 'deploy', waiting: ['AT1'], macrohex: 'I1', hexes: [] },
  ],
  [
    { step: 'rebel', piece: -1, at: 0, list: [0, 3], ties: [] },
    { step: 'rebel', served: ['han', 'droids'] },
  ],
  [
    { step: 'hero', piece: 0, at: 0, list: [], ties: [] },
    { step: 'hero', piece: 'han' },
  ],
  [
    { step: 'move-to', piece: 4, at: 0, list: [], ties: [] },
    { step: 'move-to', piece: 'RT1' },
  ],
  [{ step: 'capture', piece: 2, at: 0, list: [], ties: [] }, { step: 'capture' }],
  [
    { step: 'join', piece: 0, at: 0, list: [0, 1], ties: [] },
    { step: 'join', firers: ['han', 'leia'] },
  ],
  [
    { step: 'target', piece: 1, at: 0, list: [1], ties: [] },
    { step: 'target', firers: ['leia'] },
  ],
  [
    { step: 'imperial-move', piece: 0, at: 0, list: [41], ties: [0, 1] },
    { step: 'imperial-move', waiting: ['ST1'], target: undefined, targets: ['han', 'leia'], hexes: [] },
  ],
  [
    { step: 'imperial-move', piece: -1, at: 2, list: [41, 42], ties: [0, 1] },
    { step: 'imperial-move', waiting: ['ST1', 'ST2'], target: 'leia', targets: [], hexes: ['R.0', 'R.1'] },
  ],
  [
    { step: 'imperial-fire', piece: -1, at: 0, list: [41], ties: [0, 1] },
    { step: 'imperial-fire', waiting: ['ST1'], targets: ['han', 'leia'], settled: false },
  ],
  [
    { step: 'imperial-fire', piece: -1, at: 1, list: [41, 42], ties: [] },
    { step: 'imperial-fire', waiting: ['ST1', 'ST2'], targets: [], settled: true },
  ],
  [{ step: 'trap', piece: -1, at: 0, list: [], ties: [] }, { step: 'trap' }],
  [
    { step: 'rally', piece: -1, at: 4, list: [], ties: [] },
    { step: 'rally', ewoks: 4 },
  ],
  [
    { step: 'return', piece: -1, at: 1, list: [4, 5], ties: [] },
    { step: 'return', macrohex: 'I1', waiting: ['RT1', 'RT2'] },
  ],
];

const NAMES: readonly string[] = ['step', 'area', 'ewoks', 'settled'];
const { hexByName, macrohexes } = mapOf(endor.read({}));
const idOf = (name: string): number | undefined =>
  pieceByName(name) ?? hexByName.get(name) ?? macrohexes.find(({ id }) => id === name)?.index;

/** The frame that is meant, with ids for names. */
function inIds(meant: object): Frame {
  const withIds = ([field, value]: [string, unknown]): [string, unknown] => {
    if (NAMES.includes(field) || value === undefined) return [field, value];
    return [field, Array.isArray(value) ? value.map(idOf) : idOf(String(value))];
  };
  return Object.fromEntries(Object.entries(meant).map(withIds)) as Frame;
}

/** Where a position is refused, and why. */
function refusal(position: object): string {
  try {
    endor.read(position);
  } catch (error) {
    if (error instanceof InputError) return `${error.path} ${error.text.key}`;
    throw error;
  }
  return 'none';
}

describe('What is in progress', () => {
  it.each(WRITTEN)('is read as every version wrote it, and written so again: %j', (written, meant) => {
    const state = endor.read({ frames: [written] });
    expect(state.frames).toStrictEqual([inIds(meant)]);
    expect(endor.write(state)).toMatchObject({ frames: [written] });
  });

  it.each([
    ['a step that is none', { step: 'rest' }, 'frames[0].step input.word'],
    ['a piece that is none', { step: 'hero', piece: 64 }, 'frames[0].piece input.number'],
    ['nobody where somebody acts', { step: 'hero' }, 'frames[0].piece input.number'],
    ['a hex that is none', { step: 'deploy', list: [29], ties: [7, 259] }, 'frames[0].ties[1] input.number'],
    ['an area that is none', { step: 'place', at: 4 }, 'frames[0].at input.number'],
  ])('is refused with %s', (_, frame, expected) => {
    expect(refusal({ frames: [frame] })).toBe(expected);
  });
});

describe('A position with steps of its own', () => {
  const frames = [{ step: 'turn' }, { step: 'rally', at: 4 }];

  it('has all action cards that are not named, and goes on', () => {
    const state = endor.read({ pieces: { han: 'R.0', EW1: 'eliminated' }, frames });
    endor.apply(state, REBEL, parseChoice(state, 'macrohex E1') as Choice);
    expect(endor.pending(state)).toHaveLength(1);
    expect(endor.audit(state)).toEqual([]);
  });

  it('is refused without any action card: a turn would never end', () => {
    expect(refusal({ frames, actions: [] })).toBe('actions position.no-actions');
    expect(refusal({ frames, actions: [], actionsGone: ['heroes'] })).toBe('none');
    expect(refusal({ frames, actions: [], card: 'heroes' })).toBe('none');
  });
});

describe('An Imperial unit that finds no hex where the die sends it', () => {
  const { terrain } = mapOf(endor.read({}));
  const full = macrohexes.filter(({ id }) => /^I[1-6]$/.test(id)).flatMap(({ hexes }) => hexes);
  const onFoot = PIECES.filter(({ name }) => !/^(AT|SB|han)/.test(name));
  const taken = full.filter((hex) => TERRAINS[terrain[hex] ?? 0] !== 'hills');
  const pieces = Object.fromEntries(taken.map((hex, i) => [onFoot[i]?.name, mapOf(endor.read({})).names[hex]]));

  it('arrives as near as it can: rolling comes to an end', () => {
    const steps = [{ step: 'turn' }, { step: 'deploy', list: [idOf('AT1')] }, { step: 'place', at: 0, list: [idOf('han')] }];
    const state = endor.read({ ties: 'auto', pieces, frames: steps });
    const events: Event[] = [];
    endor.apply(state, REBEL, parseChoice(state, 'place R.0') as Choice, (event) => events.push(event));
    expect(events.slice(0, 3).map(({ type }) => type)).toEqual(['piece-placed', 'die-rolled', 'piece-placed']);
    expect(events[2]).toMatchObject({ piece: 'AT1', at: expect.stringMatching(/^[ER]\d*\.\d$/) });
    expect(endor.audit(state)).toEqual([]);
  });
});

describe('A position in which nobody can ever act', () => {
  it.each([
    ['nobody is in play', {}],
    ['those in the bunker cannot get out', { RT1: 'complex', EW1: 'complex' }],
    ['no card serves whom the Imperials hunt', { EW1: 'E1.0', SB1: 'D1.0', ST1: 'I1.0' }],
  ])('is lost in the end: %s', (_, pieces) => {
    const actions = ['event', 'stormtroopers-move', 'speeder-bikes-move', 'security-fire'];
    const state = endor.read({ pieces, tactic: 'D', ties: 'auto', actions, events: [] });
    endor.apply(state, REBEL, parseChoice(state, 'done') as Choice);
    expect(endor.outcome(state)).toEqual({ winners: [], rule: 'endor/end/stalemate' });
    expect(endor.pending(state)).toEqual([]);
  });
});

describe('A snapshot', () => {
  it('in which somebody is asked without a choice is refused: the game could not go on', () => {
    const seed = seedFrom('no choice');
    const { record } = newMatch(endor, { options: {}, players: ['Ann'], seed });
    const [first] = record.snapshots;
    const altered = { ...first, position: { ...(first?.position as object), frames: [{ step: 'turn' }] } } as Snapshot;
    const other = { ...record, rules: 'endor@0', snapshots: [altered] };
    expect(() => resume(endor, other, seed)).toThrow(/^snapshots\[0\]\.position: record\.no-choice/);
  });
});

describe('A position', () => {
  it.each([
    ['a place that is none', { pieces: { han: 'Z9.9' } }, 'pieces.han position.place'],
    ['two pieces on one hex', { pieces: { han: 'R.0', leia: 'R.0' } }, 'pieces.leia position.occupied'],
    ['more cards than there are', { events: ['security-code', 'security-code'] }, 'events[1] position.no-card'],
    ['the same card twice', { card: 'heroes-3', actionsGone: ['heroes-3'] }, 'actionsGone[0] position.no-card'],
  ])('is refused with %s', (_, position, expected) => {
    expect(refusal(position)).toBe(expected);
  });
});
