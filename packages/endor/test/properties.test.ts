import { below, type Choice, type Decision, pick, rngFromSeed, seedFrom, tour, Unsound } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { english } from '../../kernel/test/texts.ts';
import { CAPTURE_CARD } from '../src/cards.ts';
import { DEFAULT, kindOfChoice } from '../src/choices.ts';
import standard from '../src/data/map.json' with { type: 'json' };
import { DECISION_KINDS } from '../src/decisions.ts';
import { FACES } from '../src/dice.ts';
import type { Sieve, Why } from '../src/events.ts';
import type { Firers } from '../src/frames.ts';
import {
  captureOdds,
  doorOdds,
  type Event,
  endor,
  generatorOdds,
  pieceByName,
  REBEL,
  type State,
  shotOdds,
  TABLES,
  trapOdds,
} from '../src/index.ts';
import { CLEAR, macrohexAt, terrainAt } from '../src/map.ts';
import { CHEWBACCA, isImperial, PIECE_IDS, type PieceId, pieceName, TYPES, typeOf, valuesOf } from '../src/pieces.ts';
import { ACTION_CARDS } from '../src/rulebook.ts';
import {
  CAPTURED,
  COMPLEX,
  DIFFICULTIES,
  ELIMINATED,
  GENTLE,
  hexOf,
  isHex,
  isInPlay,
  isOnMap,
  mapOf,
  placeName,
  placeOf,
  put,
  RESERVE,
  type Tactic,
} from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { aimedAtBy, allowedMoves, allowedTargets, huntedBy, type Left, macrohexRange } from './procedures.ts';

/** A set-up of a kind for each number: all difficulties, ties asked and automatic. */
function optionsFor(i: number): object {
  const difficulty = Object.fromEntries([...DIFFICULTIES, GENTLE].map((name, bit) => [name, (((i * 5) >> bit) & 1) === 1]));
  return { ties: i % 3 === 0 ? 'auto' : 'ask', difficulty, ...(i % 4 === 1 ? { carried: LOSSES } : {}) };
}

/** What a campaign leaves behind, at its worst. */
const LOSSES = { captured: ['han', 'EL1'], fallen: { ewok: 12, 'rebel-trooper': 3, catapult: 2 }, kept: [CAPTURE_CARD] };

type Watch = {
  readonly options?: object;
  /** Changes the position once all pieces have been placed. */
  readonly change?: (state: State) => void;
  readonly visit?: (state: State, decision: Decision, choice: Choice) => void;
  readonly emit?: (event: Event, state: State) => void;
};

/** Plays a random game; the Rebels are placed by default. */
function randomGame(name: string, { options = {}, change, visit, emit }: Watch): State {
  const chance = rngFromSeed(seedFrom(`choices ${name}`));
  const state = endor.setup(endor.options(options), rngFromSeed(seedFrom(`game ${name}`)));
  let changed = false;
  for (;;) {
    const [decision] = endor.pending(state);
    if (!decision) return state;
    const choice = decision.kind === 'place' ? DEFAULT : pick(chance, decision.choices);
    if (change && !changed && decision.kind === 'rebel') {
      change(state);
      changed = true;
      continue;
    }
    visit?.(state, decision, choice);
    endor.apply(state, decision.seat, choice, (event) => emit?.(event, state));
  }
}

const id = (name: string): PieceId => pieceByName(name) as PieceId;

describe('In every state of random games', () => {
  it.each(Array.from({ length: 14 }, (_, i) => i))('every promise of the contract holds (game %i)', (i) => {
    try {
      tour(endor, optionsFor(i), seedFrom(`tour ${i}`), [english(en)]);
    } catch (error) {
      if (error instanceof Unsound) throw new Error(`${error.message}\n${JSON.stringify(error.record)}`);
      throw error;
    }
  });

  it('all 64 pieces are there, each in exactly one place', () => {
    for (let i = 0; i < 32; i++) {
      randomGame(`pieces ${i}`, {
        options: optionsFor(i),
        visit: (state) => {
          const problems: string[] = [];
          const standing = state.hexPiece.flatMap((piece, hex) => (piece === -1 ? [] : [`${piece} ${hex}`])).sort();
          const named = state.where.flatMap((hex, piece) => (hex < 0 ? [] : [`${piece} ${hex}`])).sort();
          if (state.where.length !== 64) problems.push(`${state.where.length} pieces`);
          if (standing.join() !== named.join()) problems.push(`on hexes ${standing.join()}, by piece ${named.join()}`);
          for (const piece of PIECE_IDS) {
            const place = placeOf(state, piece);
            if (!isHex(place) && ![RESERVE, ELIMINATED, CAPTURED, COMPLEX].includes(place))
              problems.push(`${pieceName(piece)} at ${place}`);
            const canBeCaptured = ['hero', 'ewok-leader'].includes(TYPES[typeOf(piece)]);
            const isSeized = place === CAPTURED && TYPES[typeOf(piece)] === 'at-st';
            if (!isSeized && place === (canBeCaptured ? ELIMINATED : CAPTURED))
              problems.push(`${pieceName(piece)} lost in the wrong way`);
          }
          expect(problems).toEqual([]);
        },
      });
    }
  });
});

describe('The Imperial procedures', () => {
  /** All tactics, the door shut and open, with and without pieces to convert into, Chewbacca mounted. */
  function changeFor(i: number): (state: State) => void {
    return (state) => {
      state.tactic = (i % 4) as Tactic;
      if (i % 5 < 2) {
        state.door = 3;
        state.tactic = 3;
        for (const name of ['leia', 'RT1', 'RT2']) put(state, id(name), COMPLEX);
      }
      if (i % 2 === 0)
        for (const name of ['ST11', 'ST12', 'SE7', 'SE8'])
          if (state.where[id(name)] === RESERVE) state.where[id(name)] = ELIMINATED;
      if (i % 7 === 3) state.mounted = 1;
    };
  }

  it('move and fire as a second implementation, written from the text, allows', () => {
    const met = new Map<string, number>();
    for (let i = 0; i < 60; i++) {
      const checker = new Checker(met, `game ${i}`);
      randomGame(`procedures ${i}`, {
        options: { ...optionsFor(i), ties: 'ask' },
        change: changeFor(i),
        visit: (state) => checker.take(state),
        emit: (event, state) => checker.see(event, state),
      });
    }
    const kinds = [
      'moved',
      'stayed',
      'complex',
      'converted to the complex',
      'converted to the entrance',
      'shot',
      'shot inside',
      'no shot',
      'sifted by priority',
    ];

    expect(kinds.filter((kind) => !met.has(kind))).toEqual([]);
  });

  it('do so on maps with any terrain too, where there may be no way', () => {
    for (let i = 0; i < 16; i++) {
      const checker = new Checker(new Map(), `map ${i}`);
      randomGame(`maps ${i}`, {
        options: { ...optionsFor(i), ties: 'ask', map: randomMap(i) },
        change: changeFor(i),
        visit: (state) => checker.take(state),
        emit: (event, state) => checker.see(event, state),
      });
    }
  });

  it('are carried out with ties decided for the player too', () => {
    for (let i = 0; i < 12; i++) {
      const checker = new Checker(new Map(), `game ${i}`);
      randomGame(`automatic ${i}`, {
        options: { ...optionsFor(i), ties: 'auto' },
        change: changeFor(i),
        visit: (state) => checker.take(state),
        emit: (event, state) => checker.see(event, state),
      });
    }
  });
});

/** The standard map with other terrain, from open to dense. */
function randomMap(i: number): object {
  const chance = rngFromSeed(seedFrom(`terrain ${i}`));
  const letters = ['.wh', '..wh', '.wwh', '.whhh'][i % 4] as string;
  const macrohexes = standard.macrohexes.map((macrohex) => ({
    ...macrohex,
    terrain: [...macrohex.terrain].map((letter) => (letter === '@' ? '@' : letters[below(chance, letters.length)])).join(''),
  }));
  return { ...standard, id: `random ${i}`, macrohexes };
}

/** Holds the state as it was after the last event, and the pieces of an Imperial card that have still to act. */
class Checker {
  private before: State | undefined;
  private card = '';
  private waiting: PieceId[] = [];
  private readonly met: Map<string, number>;
  private readonly name: string;

  constructor(met: Map<string, number>, name: string) {
    this.met = met;
    this.name = name;
  }

  take(state: State): void {
    this.before = endor.clone(state);
  }

  see(event: Event, state: State): void {
    if (this.before) this.check(event, this.before, state);
    this.take(state);
    if (event.type === 'card-drawn') {
      this.card = event.card.replace(/-\d+$/, '');
      const type = { 'at-st': 'at-st', 'speeder-bikes': 'speeder-bike', stormtroopers: 'stormtrooper', security: 'security' }[
        this.card.replace(/-(move|fire)$/, '')
      ];
      this.waiting =
        type === undefined ? [] : PIECE_IDS.filter((piece) => TYPES[typeOf(piece)] === type && isInPlay(state, piece));
    }
  }

  private check(event: Event, before: State, after: State): void {
    switch (event.type) {
      case 'deck-shuffled':
      case 'card-drawn':
        this.skipTo(undefined, before);
        return;
      case 'piece-moved':
        if (isImperial(id(event.piece)))
          this.move(
            event.piece,
            event.to === event.from ? 'stay' : event.to,
            before,
            event.to === 'complex' ? 'complex' : 'moved',
            event.why,
          );
        return;
      case 'piece-stayed':
        this.move(event.piece, 'stay', before, 'stayed', event.why);
        return;
      case 'piece-converted':
        this.convert(event.piece, event.into, before, after);
        return;
      case 'shot-fired':
        if (isImperial(id(event.pieces[0] as string))) this.shot(event, before);
    }
  }

  /** Pieces before this one did nothing: they were not allowed to. Who fires is in the order that the player wants (A22). */
  private skipTo(piece: PieceId | undefined, before: State): void {
    if (piece !== undefined && this.card.endsWith('-fire')) {
      if (!this.waiting.includes(piece)) throw new Error(`${this.name}: ${pieceName(piece)} fires twice on ${this.card}`);
      this.waiting = this.waiting.filter((other) => other !== piece);
      return;
    }
    for (;;) {
      const next = this.waiting.shift();
      if (next === piece) return;
      if (next === undefined) throw new Error(`${this.name}: ${pieceName(piece as PieceId)} acts out of turn on ${this.card}`);
      const idle = this.card.endsWith('-fire') ? allowedTargets(before, next).size === 0 : allowedMoves(before, next).has('stay');
      if (!idle) this.fail(before, next, 'nothing', [...allowedMoves(before, next)]);
      this.count(this.card.endsWith('-fire') ? 'no shot' : 'left out');
    }
  }

  private move(name: string, result: string, before: State, kind: string, why: Why | undefined): void {
    this.skipTo(id(name), before);
    const allowed = allowedMoves(before, id(name));
    if (!this.card.endsWith('-move') || !allowed.has(result)) this.fail(before, id(name), result, [...allowed]);
    this.count(kind);
    // A unit that stays spends nothing, so that no hex is equal to its own.
    if (result === 'stay') return;
    // All equal hexes have been offered, and no others.
    const equal = [...allowedMoves(before, id(name), why?.target === undefined ? undefined : id(why.target))].sort();
    if (why?.target !== undefined) this.sift(before, id(name), why.sieve, huntedBy(before, id(name)));
    const offered = [...(why?.candidates ?? [])].sort();
    if (offered.length > 0 && offered.join() !== equal.join())
      this.fail(before, id(name), `offered ${offered.join(', ')}`, equal);
    if (offered.length === 0 && equal.length > 1) this.fail(before, id(name), 'not asked', equal);
  }

  private convert(name: string, into: string, before: State, after: State): void {
    this.skipTo(id(name), before);
    const allowed = [...allowedMoves(before, id(name))];
    const where = placeName(after, placeOf(after, id(into)));
    if (!allowed.includes(`${into} at ${where}`)) this.fail(before, id(name), `${into} at ${where}`, allowed);
    if (after.where[id(name)] !== ELIMINATED) this.fail(before, id(name), 'is still there', ['eliminated']);
    this.count(where === 'complex' ? 'converted to the complex' : 'converted to the entrance');
  }

  private shot(event: Event & { type: 'shot-fired' }, before: State): void {
    const piece = id(event.pieces[0] as string);
    this.skipTo(piece, before);
    const allowed = allowedTargets(before, piece);
    if (!this.card.endsWith('-fire') || event.pieces.length !== 1 || !allowed.has(id(event.target)))
      this.fail(before, piece, event.target, [...allowed].map(pieceName));
    const offered = event.why?.candidates ?? [];
    if ([...offered].sort().join() !== [...allowed].map(pieceName).sort().join())
      this.fail(before, piece, `offered ${offered.join(', ')}`, [...allowed].map(pieceName));
    this.sift(before, piece, event.why?.sieve, aimedAtBy(before, piece));
    this.count(before.where[piece] === COMPLEX ? 'shot inside' : 'shot');
  }

  /** How the procedure came to its targets is told in numbers. */
  private sift(before: State, piece: PieceId, sieve: Sieve | undefined, left: Left): void {
    const [told, expected] = [sieve, { all: left.all.length, nearest: left.nearest.length, first: left.first.length }].map(
      (numbers) => JSON.stringify(numbers),
    );
    if (told !== expected) this.fail(before, piece, `sieve ${told}`, [expected ?? '']);
    if (left.first.length < left.nearest.length) this.count('sifted by priority');
  }

  private count(kind: string): void {
    this.met.set(kind, (this.met.get(kind) ?? 0) + 1);
  }

  private fail(before: State, piece: PieceId, result: string, allowed: readonly string[]): never {
    throw new Error(
      `${this.name}, ${this.card}, ${pieceName(piece)}: ${result}; allowed: ${allowed.join(', ')}\n${JSON.stringify(endor.write(before))}`,
    );
  }
}

it('Every action card, event card and kind of decision is met in random games', () => {
  const met = new Set<string>();
  for (let i = 0; i < 200; i++) {
    randomGame(`content ${i}`, {
      options: optionsFor(i),
      visit: (_, decision, choice) => met.add(`decision ${decision.kind}`).add(`choice ${kindOfChoice(choice)}`),
      emit: (event) => {
        met.add(event.type);
        if (event.type === 'card-drawn') met.add(`action ${event.card.replace(/-\d+$/, '')}`);
        if (event.type === 'event-drawn') met.add(`event ${event.event.replace(/-\d+$/, '')}`);
      },
    });
  }
  // Ewoks next to Chewbacca and an AT-ST, with the card in hand, are too rare in random play.
  const state = endor.read({
    pieces: { chewbacca: 'I3.0', EW1: 'I3.1', EW2: 'I3.2', AT1: 'I3.3' },
    hasCapture: true,
    chance: [{ dice: ['saber', 'blank', 'saber'] }],
  });
  for (const kind of ['act', 'capture', 'target']) {
    const [decision] = endor.pending(state);
    met.add(`decision ${decision?.kind}`);
    const choice = decision?.choices.find((open) => kindOfChoice(open) === kind) as Choice;
    endor.apply(state, REBEL, choice, (event) => met.add(event.type));
  }
  expect(state.mounted).toBe(1);
  const expected = [
    ...ACTION_CARDS.map((card) => `action ${card}`),
    ...TABLES.events.map(({ event }) => `event ${event}`),
    ...DECISION_KINDS.map((kind) => `decision ${kind}`),
    'at-st-seized',
    'tactic-changed',
    'door-moved',
    'piece-captured',
    'pieces-rallied',
    'game-ended',
  ];
  expect(expected.filter((thing) => !met.has(thing))).toEqual([]);
});

describe('Exact odds', () => {
  const MOST = 6;
  /** By number of dice: how many of each symbol all 6^n throws show. */
  const throws: (readonly (readonly [saber: number, vader: number])[])[] = [[[0, 0]]];
  for (let n = 1; n <= MOST; n++)
    throws.push(
      (throws[n - 1] ?? []).flatMap(([saber, vader]) =>
        FACES.map((face): [number, number] => [saber + (face === 'saber' ? 1 : 0), vader + (face === 'vader' ? 1 : 0)]),
      ),
    );
  const share = (dice: number, test: (saber: number, vader: number) => boolean): number => {
    const all = throws[dice] as (readonly [number, number])[];
    return all.filter(([saber, vader]) => test(saber, vader)).length / all.length;
  };
  const cached = new Map<string, number>();
  const atLeast = (symbols: number, dice: number): number => {
    const key = `${symbols} ${dice}`;
    const found = cached.get(key) ?? share(Math.max(0, dice), (saber) => saber >= symbols);
    cached.set(key, found);
    return found;
  };
  const rangeIn = (state: State, a: PieceId, b: PieceId): number => {
    const map = mapOf(state);
    return macrohexRange(map, macrohexAt(map, hexOf(state, a)), macrohexAt(map, hexOf(state, b)));
  };
  const inCover = (state: State, piece: PieceId): boolean => {
    const type = TYPES[typeOf(piece)];
    const onFoot = type !== 'at-st' && type !== 'speeder-bike' && !(piece === CHEWBACCA && state.mounted === 1);
    return onFoot && terrainAt(mapOf(state), hexOf(state, piece)) !== CLEAR;
  };

  it('of shots and traps are those of all throws of the dice', () => {
    const dices = new Set<number>();
    for (let i = 0; i < 6; i++) {
      let seen = 0;
      randomGame(`odds ${i}`, {
        change: (state) => {
          if (i % 2 === 1) state.mounted = 1;
        },
        visit: (state) => {
          if (seen++ % 40 !== 0) return;
          const onMap = PIECE_IDS.filter((piece) => isOnMap(state, piece));
          const ewoks = onMap.filter((piece) => ['EW', 'EL'].includes(pieceName(piece).slice(0, 2)));
          for (const target of onMap) {
            const isAtSt = TYPES[typeOf(target)] === 'at-st';
            const armor = isAtSt || (target === CHEWBACCA && state.mounted === 1) ? 2 : 1;
            if (isImperial(target))
              expect(trapOdds(state, target)).toBeCloseTo(atLeast(armor, inCover(state, target) ? 5 : 6), 12);
            for (const firer of onMap) {
              if (isImperial(firer) === isImperial(target)) continue;
              const isWith = (ewok: PieceId): boolean => ewok !== firer && rangeIn(state, ewok, firer) === 0;
              const group: Firers = ewoks.includes(firer) ? [firer, ...ewoks.filter(isWith)] : [firer];
              const strength = (piece: PieceId): number =>
                piece === CHEWBACCA && state.mounted === 1 ? 4 : valuesOf(piece).fire;
              const dice =
                group.reduce((sum, piece) => sum + strength(piece), 0) -
                rangeIn(state, firer, target) -
                (inCover(state, target) ? 1 : 0) -
                (pieceName(target).startsWith('SB') ? 1 : 0);
              if (dice > MOST) continue;
              dices.add(dice);
              expect(shotOdds(state, group, target)).toBeCloseTo(atLeast(armor, dice), 12);
            }
          }
        },
      });
    }
    expect([1, 2, 3, 4].filter((dice) => !dices.has(dice))).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4, 5])('of seizing an AT-ST with %i Ewoks are those of all throws of the dice', (ewoks) => {
    const hexes = ['I3.6', 'I3.2', 'I3.3', 'I3.4', 'I3.5'];
    const pieces = Object.fromEntries(hexes.slice(0, ewoks).map((hex, i) => [`EW${i + 1}`, hex]));
    // The text's own examples are 4 Ewoks at range 0 and 2.
    ['I3.1', 'I2.0', 'I1.1'].forEach((at, range) => {
      const state = endor.read({ pieces: { ...pieces, chewbacca: 'I3.0', AT1: at }, hasCapture: true });
      const dice = ewoks === 0 ? 0 : 1 + ewoks - range;
      expect(captureOdds(state, id('AT1'))).toBeCloseTo(atLeast(2, dice), 12);
    });
  });

  it.each(['han', 'leia', 'chewbacca', 'droids', 'mounted'])('of the door and the generator for %s too', (name) => {
    const hero = name === 'mounted' ? 'chewbacca' : name;
    const breach = { han: 2, leia: 1, chewbacca: 1, droids: 3, mounted: 3 }[name] as number;
    const state = endor.read({ pieces: { [hero]: 'R.0' }, mounted: name === 'mounted', hasCode: true });
    for (const withCode of [false, true]) {
      const dice = breach + (withCode ? 2 : 0);
      const odds = doorOdds(state, id(hero), withCode);
      expect(odds.on).toBeCloseTo(atLeast(1, dice), 12);
      expect(odds.back).toBeCloseTo(
        share(dice, (saber, vader) => saber === 0 && vader > 0),
        12,
      );
      expect(odds.nothing).toBeCloseTo(
        share(dice, (saber, vader) => saber + vader === 0),
        12,
      );
    }
    if (name === 'mounted') return;
    const inside = endor.read({ pieces: { [hero]: 'complex' }, door: 3, tactic: 'D' });
    expect(generatorOdds(inside, id(hero))).toBeCloseTo(atLeast(1, breach), 12);
  });
});
