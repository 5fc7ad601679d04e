/** Puzzles: win, or defeat a unit, before the enemy acts again. No card that is hidden can matter until then. */
import type { Aim, AimStanding, Decision, PuzzleRules, Seat, Statement } from '@wartable/kernel';
import type { DecisionKind } from './asking.ts';
import { cardOf } from './cards/index.ts';
import { cardText, text } from './describe.ts';
import { sideAt } from './seats.ts';
import { cardOfUnit, isInPlay, isReady, other, place, powerOf, type State, topFrame, type UnitId } from './state.ts';

/** Asked with cards in mind that others do not know. */
const SECRET: readonly DecisionKind[] = ['mulligan', 'opening-resource', 'action', 'choose-card', 'choose-revealed', 'resource'];
/** What cards of the hand may add to the power on the table. */
const MORE_POWER = 8;
/** Cheaper units are not worth a puzzle. */
const LEAST_COST = 3;

export const puzzles: PuzzleRules<State> = {
  goals: ['win', 'defeat'],
  aims: (state, { seat, kind }) => (SECRET.includes(kind as DecisionKind) && kind !== 'action' ? [] : aims(state, seat)),
  standing,
  says,
  isOpen: (_, { kind }: Decision) => !SECRET.includes(kind as DecisionKind),
  key,
  faces: [],
  ends: ['regroup-began'],
};

function aims(state: State, seat: Seat): Aim[] {
  const own = sideAt(seat);
  const enemy = other(own);
  if (state.active !== own) return [];
  const ready = unitsOf(state, own).filter((unit) => isReady(state, unit));
  const power = ready.reduce((sum, unit) => sum + powerOf(state, unit), MORE_POWER);
  if (leftOf(state, seat) <= power) return [{ goal: 'win' }];
  const worthy = unitsOf(state, enemy).filter((unit) => cardOf(cardOfUnit(state, unit)).cost >= LEAST_COST);
  return worthy.map((unit) => ({ goal: 'defeat', about: `${unit}` }));
}

function unitsOf(state: State, side: 0 | 1): readonly UnitId[] {
  return [...state.units[place(side, 0)], ...state.units[place(side, 1)]];
}

/** What the enemy base can still take. */
function leftOf(state: State, seat: Seat): number {
  return state.baseHp - state.baseDamage[other(sideAt(seat))];
}

function standing(start: State, now: State, seat: Seat, { goal, about }: Aim): AimStanding {
  const own = sideAt(seat);
  if (now.frames.length === 0) return now.outcome === own ? 'reached' : 'lost';
  if (goal === 'defeat' && !isInPlay(now, Number(about) as UnitId)) return 'reached';
  const frame = topFrame(now);
  const isOver = now.round !== start.round || frame.step === 'regroup' || (frame.step === 'action' && frame.side !== own);
  return isOver ? 'lost' : 'open';
}

function says(start: State, seat: Seat, { goal, about }: Aim): Statement {
  const hidden = text(start.taken === other(sideAt(seat)) ? 'puzzle.hidden-rest' : 'puzzle.hidden');
  if (goal === 'win') return { task: text('puzzle.win', { n: leftOf(start, seat) }), hidden };
  return { task: text('puzzle.defeat', { unit: cardText(cardOfUnit(start, Number(about) as UnitId)) }), hidden };
}

/** All but chance, and what lies hidden until the enemy acts. */
function key({ rng: _rng, deck: _deck, ...rest }: State): string {
  return JSON.stringify(rest);
}
