/** What happened, step by step: how long each event is shown, what it lights, and the arrow of an attack. */
import type { Event, View } from '@wartable/duel';
import { baseThing, leaderThing, type Thing, thingsOf, type UnitId } from '@wartable/duel/telling';
import { STANDS, type Told } from '@wartable/kernel';
import type { Step } from '@wartable/web/play/step.ts';
import type { Mark, Marks } from './marks.ts';
import { type Move, movesOf } from './moves.ts';

export type Arrow = { readonly from: Thing; readonly to: Thing };

export type DuelStep = Step & {
  readonly event: Event;
  readonly view: View;
  readonly marks: Marks;
  readonly arrow: Arrow | undefined;
  readonly moves: readonly Move[];
  /** The card that acts, laid down for all to see. */
  readonly card: string | undefined;
};

/** In milliseconds, at the calm speed. What is not named passes unseen. */
const LASTS: Partial<Record<Event['type'], number>> = {
  'initiative-rolled': 600,
  'mulligan-taken': 600,
  'round-began': 700,
  'regroup-began': 400,
  'cards-drawn': 350,
  'resources-placed': 350,
  'all-readied': 350,
  passed: 450,
  'initiative-taken': 600,
  'card-played': 800,
  'unit-entered': 350,
  'ability-used': 650,
  'ability-triggered': 750,
  'leader-deployed': 800,
  'attack-declared': 650,
  damaged: 450,
  healed: 450,
  weakened: 350,
  exhausted: 350,
  readied: 350,
  'unit-defeated': 500,
  'leader-defeated': 600,
  'unit-returned': 450,
  'card-discarded': 350,
  'cards-revealed': 900,
  'card-taken': 450,
  'deck-empty': 500,
  'game-ended': 600,
};

const LAID: readonly Event['type'][] = ['card-played', 'ability-used', 'ability-triggered', 'leader-deployed'];
/** While these go on, the arrow of the attack stays. */
const OF_ATTACK: readonly Event['type'][] = ['attack-declared', 'weakened', 'damaged'];

/** `last` is the last step before: an attack may go on. */
export function stepsOf(_before: View, told: readonly Told<View, Event>[], last?: DuelStep): DuelStep[] {
  let arrow = last?.arrow;
  return told.flatMap(({ event, view }): DuelStep[] => {
    // Nothing has happened by it: an attack goes on after it.
    if (event.type === STANDS) return [];
    const things = thingsIn(event, view);
    if (event.type === 'attack-declared') arrow = arrowOf(things);
    else if (!OF_ATTACK.includes(event.type)) arrow = undefined;
    const ms = LASTS[event.type];
    if (ms === undefined) return [];
    const card = LAID.includes(event.type) && 'card' in event ? event.card : undefined;
    return [{ event, view, marks: marksFor(things), arrow, moves: movesOf(event, view), card, ms, whole: true }];
  });
}

function arrowOf([from, to]: readonly Thing[]): Arrow | undefined {
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

/** What an event is about, first who acts, by the names in the view after it. */
export function thingsIn(event: Event, view: View): Thing[] {
  const things = thingsOf(view);
  const named = (unit: UnitId): Thing[] => [things.get(unit) ?? []].flat();
  switch (event.type) {
    case 'ability-used':
      return event.unit === undefined ? [leaderThing(event.side)] : named(event.unit);
    case 'initiative-taken':
    case 'initiative-rolled':
      return ['initiative'];
    case 'resources-placed':
      return [`resources:${event.side}`];
    case 'leader-defeated':
      // Its unit has left the table.
      return [event.card, leaderThing(event.side)];
    default: {
      const acting = 'unit' in event ? named(event.unit) : [];
      if (!('target' in event)) return acting;
      return [...acting, ...('base' in event.target ? [baseThing(event.target.base)] : named(event.target.unit))];
    }
  }
}

/** Things lit for a moment: the one who acts is lifted, the others are hit. */
export function marksFor(things: readonly Thing[]): Marks {
  const [first, ...others] = things;
  const marks = new Map<Thing, Mark>(others.map((thing): [Thing, Mark] => [thing, { state: 'lit' }]));
  return first === undefined ? marks : marks.set(first, { state: 'chosen' });
}

const SHOWN: readonly Event['type'][] = [
  'attack-declared',
  'damaged',
  'healed',
  'weakened',
  'exhausted',
  'readied',
  'leader-deployed',
  'initiative-taken',
];

/** Whether a line of the log can be shown on the table. */
export function pointsAt(event: Event): boolean {
  return SHOWN.includes(event.type);
}
