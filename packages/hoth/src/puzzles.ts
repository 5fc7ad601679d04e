/** Puzzles: win this turn, eliminate a unit, save one. All are decided before anybody draws or plays a card that others do not know. */
import type { Aim, AimStanding, Decision, PuzzleRules, Seat, Statement } from '@wartable/kernel';
import { hexName, hexNamed, SIDE_NAMES } from './board.ts';
import type { DecisionKind } from './decisions.ts';
import { unitText } from './describe.ts';
import { topFrame } from './frames.ts';
import { FACES } from './kinds.ts';
import { medalsOf } from './rules/medals.ts';
import {
  figuresOf,
  hexOf,
  isInPlay,
  kindName,
  NONE,
  other,
  type State,
  sideOfSeat,
  type UnitId,
  unitAt,
  unitsOf,
} from './state.ts';
import { text } from './text/text.ts';

/** More medals than that are seldom won in one turn. */
const MOST_MISSING = 3;
/** Of an enemy worth aiming at, so many figures are left at most. */
const WEAK = 2;
/** Asked with cards of the hand in mind. */
const SECRET: readonly DecisionKind[] = ['play', 'redraw', 'draw', 'give-up-card'];

export const puzzles: PuzzleRules<State> = {
  goals: ['win', 'hit', 'save'],
  aims,
  standing,
  says,
  isOpen: (_, { kind }: Decision) => !SECRET.includes(kind as DecisionKind),
  key,
  faces: FACES,
  ends: ['cards-put-away'],
};

function missingMedals(state: State, seat: Seat): number {
  const side = sideOfSeat(state, seat);
  return state.battle.medals[side] - medalsOf(state, side);
}

function aims(state: State, { seat, kind }: Decision): readonly Aim[] {
  if (state.seat !== seat) return saveAims(state);
  const missing = missingMedals(state, seat);
  if (missing > 0 && missing <= MOST_MISSING) return comesLate(state, seat) ? [] : [{ goal: 'win' }];
  // Once units are chosen, there are few ways; whom to aim at is no question any more where targets are asked for.
  if (kind !== 'move' && kind !== 'move-to' && kind !== 'attack') return [];
  return unitsOf(state, other(sideOfSeat(state, seat)))
    .filter((unit) => figuresOf(state, unit) <= WEAK)
    .map((unit): Aim => ({ goal: 'hit', about: hexName(hexOf(state, unit)) }));
}

/** Units that come at the end of a turn may win a medal after a card was drawn. */
function comesLate({ battle, sides }: State, seat: Seat): boolean {
  const own = SIDE_NAMES[sideOfSeat({ sides }, seat)];
  return battle.rules.some((rule) => (rule.rule === 'return' || rule.rule === 'reinforce-each-turn') && rule.for === own);
}

/** Who has to retreat in the enemy's turn. */
function saveAims(state: State): Aim[] {
  const frame = topFrame(state);
  if (frame?.step !== 'retreat') return [];
  return [{ goal: 'save', about: hexName(hexOf(state, frame.defender)) }];
}

function standing(start: State, now: State, seat: Seat, { goal, about }: Aim): AimStanding {
  if (now.outcome !== NONE) return now.outcome === sideOfSeat(now, seat) ? 'reached' : 'lost';
  // Once the cards of the turn are put away, nobody attacks any more.
  const isOver = now.turn !== start.turn || topFrame(now)?.step === 'draw';
  if (goal === 'win') return isOver ? 'lost' : 'open';
  const stands = isInPlay(now, unitAt(start, hexNamed(about ?? '')) as UnitId);
  if (goal === 'hit') return !stands ? 'reached' : isOver ? 'lost' : 'open';
  return !stands ? 'lost' : isOver ? 'reached' : 'open';
}

function says(start: State, seat: Seat, { goal, about = '' }: Aim): Statement {
  if (goal === 'win') return { task: text('puzzle.win', { n: missingMedals(start, seat) }), hidden: text('puzzle.win-hidden') };
  const unit = unitText(kindName(start, unitAt(start, hexNamed(about)) as UnitId));
  if (goal === 'hit') return { task: text('puzzle.hit', { unit, hex: about }), hidden: text('puzzle.win-hidden') };
  return { task: text('puzzle.save', { unit, hex: about }), hidden: text('puzzle.save-hidden') };
}

/** All but chance, what never changes, and what lies hidden until the turn is over. */
function key({ rng: _rng, battle: _battle, piles: _piles, reshuffled: _reshuffled, ...rest }: State): string {
  return JSON.stringify(rest);
}
