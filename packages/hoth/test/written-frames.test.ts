import type { HexId } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { hexByName } from '../src/board.ts';
import { cardNamed } from '../src/cards/index.ts';
import { hoth } from '../src/index.ts';
import { EMPIRE } from './helpers.ts';

const hex = (name: string): HexId => hexByName(name) as HexId;
/** Units 0 and 1. */
const MAP = { D3: '.i', D4: '=I' };

/** A frame as records have it since the first one, and what it means. */
const FRAMES: readonly (readonly [written: { readonly step: string; readonly [field: string]: unknown }, fields: object])[] = [
  [{ step: 'turn-end', at: 1 }, { next: 'bonus-card' }],
  [{ step: 'draw', at: 1 }, { putAway: true }],
  [{ step: 'section', card: cardNamed('empire-trooper-assault') }, { card: cardNamed('empire-trooper-assault') }],
  [
    { step: 'order', card: cardNamed('pincer-move'), count: 3, list: [0] },
    { card: cardNamed('pincer-move'), bonus: true, ordered: [0], left: 3 },
  ],
  [
    { step: 'order', card: cardNamed('scout'), at: 1, count: 1 },
    { card: cardNamed('scout'), bonus: false, ordered: [], left: 1 },
  ],
  [{ step: 'attack', at: 1 }, { begun: true }],
  [
    { step: 'attack', unit: 0 },
    { begun: false, unit: 0 },
  ],
  [{ step: 'move' }, {}],
  [{ step: 'move', unit: 0 }, { unit: 0 }],
  [{ step: 'incursion', unit: 0 }, { unit: 0 }],
  [{ step: 'move-to', unit: 0 }, { unit: 0 }],
  [
    { step: 'roll', unit: 0, hex: hex('D4'), at: 2, count: 3, dice: [0, 3, 4], list: [4] },
    { attacker: 0, hex: hex('D4'), dice: [0, 3, 4], stage: 're-roll', count: 3, again: [4] },
  ],
  [
    { step: 'roll', hex: hex('D4'), count: 2 },
    { attacker: -1, hex: hex('D4'), dice: [], stage: 'before-roll', count: 2, again: [] },
  ],
  [
    { step: 'roll', unit: 0, defender: 1, hex: hex('D4'), at: 6, count: 1, dice: [3, 3], list: [-1, hex('D5')] },
    { step: 'retreat', attacker: 0, hex: hex('D4'), dice: [3, 3], defender: 1, left: 1, way: [hex('D5')], trenches: true },
  ],
  [
    { step: 'roll', unit: 0, defender: 1, hex: hex('D4'), at: 6, count: 2, dice: [3, 3] },
    { step: 'retreat', attacker: 0, hex: hex('D4'), dice: [3, 3], defender: 1, left: 2, way: [], trenches: false },
  ],
  [
    { step: 'roll', unit: 0, defender: 1, hex: hex('D5'), at: 7, dice: [3] },
    { step: 'final-assault', attacker: 0, hex: hex('D5'), dice: [3], defender: 1 },
  ],
  [
    { step: 'after-attack', unit: 0, hex: hex('D4') },
    { step: 'breakthrough', unit: 0, hex: hex('D4') },
  ],
  [
    { step: 'after-attack', unit: 0, at: 1, count: 2 },
    { step: 'move-after-attack', unit: 0, left: 2 },
  ],
  [
    { step: 'strike', card: cardNamed('orbital-strike'), list: [1] },
    { card: cardNamed('orbital-strike'), chosen: [1] },
  ],
  [
    { step: 'redraw', at: 1, list: [cardNamed('pincer-move')] },
    { discarded: [cardNamed('pincer-move')], partner: true },
  ],
  [
    { step: 'place', kind: 4, count: 2 },
    { rule: -1, kind: 4, left: 2 },
  ],
  [{ step: 'give-up-card' }, {}],
];

const BLANK = { card: -1, unit: -1, defender: -1, kind: -1, hex: -1, at: 0, count: 0, dice: [], list: [] };

describe('A frame of a position', () => {
  it.each(FRAMES)('is read and written as ever: %o', (written, fields) => {
    const state = hoth.read({ map: MAP, active: 'empire', frames: [{ ...written, seat: 'empire' }] });
    expect(state.frames).toEqual([{ step: written.step, side: 1, seat: EMPIRE, ...fields }]);
    expect(hoth.write(state)).toMatchObject({ frames: [{ ...BLANK, ...written, seat: 'empire' }] });
  });

  it.each([
    [{ step: 'target' }, 'unit'],
    [{ step: 'target', unit: 2 }, 'unit'],
    [{ step: 'section', card: 999 }, 'card'],
    [{ step: 'roll', unit: 0, at: 6, hex: 3 }, 'defender'],
    [{ step: 'roll', unit: 0, hex: 99 }, 'hex'],
    [{ step: 'turn-end', at: 3 }, 'at'],
    [{ step: 'strike', card: cardNamed('orbital-strike'), list: [7] }, 'list[0]'],
  ])('that points nowhere is refused: %o', (written, field) => {
    expect(() => hoth.read({ map: MAP, frames: [{ ...written, seat: 'empire' }] })).toThrow(`frames[0].${field}: `);
  });
});
