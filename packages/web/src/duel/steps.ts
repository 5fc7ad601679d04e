/** What happened, step by step: each event with the table after it. The table is worked out from what the viewer saw before. */
import type { Event, View } from '@wartable/duel';
import type { GameEvent } from '@wartable/kernel';
import type { Step } from '../play/step.ts';
import { after } from './after.ts';
import type { Mark, Marks } from './marks.ts';
import { baseThing, leaderThing, type Thing, thingsOf } from './scene.ts';
import { lastOf, startOf } from './start-and-end.ts';

export type Arrow = { readonly from: Thing; readonly to: Thing };

export type DuelStep = Step & {
  readonly event: Event;
  readonly view: View;
  readonly marks: Marks;
  readonly arrow: Arrow | undefined;
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

/** `before` is what the viewer saw last, `now` what it sees when all has been shown, `last` the last step before. */
export function stepsOf(before: View, now: View, news: readonly GameEvent[], last?: DuelStep): DuelStep[] {
  const events = news as readonly Event[];
  const steps: DuelStep[] = [];
  let view = startOf(before, now);
  let arrow = last?.arrow;
  for (const event of events) {
    if (!OF_ATTACK.includes(event.type)) arrow = undefined;
    const seen = view;
    view = after(view, now, event);
    // Who was defeated is still named as it stood before.
    const things = thingsOf(seen).size > thingsOf(view).size ? seen : view;
    if (event.type === 'attack-declared') arrow = arrowOf(event, things);
    const ms = LASTS[event.type];
    if (ms === undefined) continue;
    const card = LAID.includes(event.type) && 'card' in event ? event.card : undefined;
    steps.push({ event, view, marks: marksFor(thingsIn(event, things)), arrow, card, ms, whole: true });
  }
  const end = steps.pop();
  return end ? [...steps, { ...end, view: lastOf(view, now) }] : [];
}

function arrowOf(event: Extract<Event, { type: 'attack-declared' }>, view: View): Arrow | undefined {
  const [from, to] = thingsIn(event, view);
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

/** What an event is about, first who acts. */
export function thingsIn(event: Event, view: View): Thing[] {
  const things = thingsOf(view);
  const named = (unit: number): Thing[] => [things.get(unit) ?? []].flat();
  const acting = 'unit' in event ? named(event.unit) : [];
  if (event.type === 'ability-used' && view[event.side].leader !== 'deployed' && isLeader(event.card))
    return [leaderThing(event.side)];
  if (event.type === 'ability-used' || event.type === 'ability-triggered')
    return [...things.values()].filter((thing) => thing.split('.')[0] === event.card).slice(0, 1);
  if (event.type === 'initiative-taken' || event.type === 'initiative-rolled') return ['initiative'];
  if (event.type === 'resources-placed') return [`resources:${event.side}`];
  if (event.type === 'leader-defeated') return [...acting, leaderThing(event.side)];
  if (!('target' in event)) return acting;
  return [...acting, ...('base' in event.target ? [baseThing(event.target.base)] : named(event.target.unit))];
}

function isLeader(card: string): boolean {
  return card === 'leia-organa' || card === 'darth-vader';
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
