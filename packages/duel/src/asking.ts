/** Who is asked, and what for, in each step: the engine asks so, and everybody can see whom the game waits for. */
import { type Asked, seatAt } from '@wartable/kernel';
import { abilityOf, NONE, SEATS, SIDES, type Side, sideNamed } from './cards/index.ts';
import type { Step } from './cards/vocabulary.ts';
import type { AbilityFrame, Trigger, WindowFrame } from './frames.ts';
import { sideAt } from './seats.ts';
import { other } from './state.ts';
import { framesOf } from './underway.ts';
import type { View } from './view.ts';

export const DECISION_KINDS = [
  'mulligan',
  'opening-resource',
  'action',
  'attack-target',
  'choose-unit',
  'choose-base',
  'choose-card',
  'choose-revealed',
  'unique',
  'first-side',
  'trigger-order',
  'resource',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** How many answers each side gives in secret before they are carried out. */
export const SECRET_ANSWERS = { mulligan: 1, 'opening-resources': 2, regroup: 1 } as const;

const CHOOSE_KINDS = {
  unit: 'choose-unit',
  base: 'choose-base',
  'card-in-hand': 'choose-card',
  'revealed-unit': 'choose-revealed',
} as const;

/** Whom the game waits for, as far as the viewer knows: in a secret round the others are asked until all have answered. */
export function askedIn(view: View): readonly Asked<DecisionKind>[] {
  const frame = framesOf(view).at(-1);
  if (!frame) return [];
  switch (frame.step) {
    case 'mulligan':
      return askedInSecret(view, 'mulligan', SECRET_ANSWERS.mulligan, SIDES);
    case 'opening-resources':
      return askedInSecret(view, 'opening-resource', SECRET_ANSWERS['opening-resources'], SIDES);
    case 'regroup':
      return askedInSecret(
        view,
        'resource',
        SECRET_ANSWERS.regroup,
        SIDES.filter((side) => holdsCards(view, side)),
      );
    case 'action':
      return [{ seat: seatAt(frame.side), kind: 'action' }];
    case 'attack':
      return [{ seat: seatAt(frame.side), kind: 'attack-target' }];
    case 'unique':
      return [{ seat: seatAt(frame.side), kind: 'unique' }];
    case 'ability':
      return [{ seat: seatAt(decider(frame)), kind: chooseKind(frame) }];
    case 'window': {
      const asked = orderAsked(sideNamed(view.active), frame);
      return asked ? [{ seat: seatAt(asked.side), kind: asked.kind }] : [];
    }
  }
}

/** What the viewer itself is asked, if anything. */
export function ownQuestion(view: View): Asked<DecisionKind> | undefined {
  return askedIn(view).find(({ seat }) => SEATS[sideAt(seat)] === view.viewer);
}

function askedInSecret(view: View, kind: DecisionKind, answers: number, sides: readonly Side[]): Asked<DecisionKind>[] {
  const isDone = (side: Side): boolean => SEATS[side] === view.viewer && view.sealed.length >= answers;
  return sides.filter((side) => !isDone(side)).map((side) => ({ seat: seatAt(side), kind }));
}

/** Who has no card has nothing to choose. */
function holdsCards(view: View, side: Side): boolean {
  const { hand } = view[SEATS[side]];
  return (typeof hand === 'number' ? hand : hand.length) > 0;
}

/** The step of its card that an ability has come to. */
export function stepOf({ ability, at }: AbilityFrame): Step | undefined {
  return abilityOf(ability).steps[at];
}

/** Who makes the choice of a step of an ability. */
export function decider(frame: AbilityFrame): Side {
  const target = stepOf(frame)?.target;
  return target && 'choose' in target && target.choose === 'card-in-hand' && target.by === 'opponent'
    ? other(frame.side)
    : frame.side;
}

export function chooseKind(frame: AbilityFrame): DecisionKind {
  const target = stepOf(frame)?.target;
  return target && 'choose' in target ? CHOOSE_KINDS[target.choose] : 'choose-unit';
}

type OrderAsked = { readonly side: Side; readonly kind: 'first-side' | 'trigger-order' };

/** duel/trigger/order: the active player says whose abilities come first; each player orders the own ones. */
export function orderAsked(active: Side, frame: WindowFrame): OrderAsked | undefined {
  if (isChoiceOfSide(frame)) return { side: active, kind: 'first-side' };
  const next = nextTriggers(frame);
  const other = next.find(({ ability }) => ability !== next[0]?.ability);
  return other && { side: other.side, kind: 'trigger-order' };
}

/** Whether abilities of both sides wait, and nobody has said whose come first. */
export function isChoiceOfSide({ first, waiting }: WindowFrame): boolean {
  return first === NONE && waiting.some(({ side }) => side !== waiting[0]?.side);
}

/** The abilities that are next: those of the side that goes first while it has some, else of the other. */
export function nextTriggers({ first, waiting }: WindowFrame): readonly Trigger[] {
  const chosen = waiting.filter(({ side }) => side === first);
  return chosen.length > 0 ? chosen : waiting.filter(({ side }) => side === waiting[0]?.side);
}
