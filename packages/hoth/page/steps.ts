/** What happened, step by step: for how long it is shown, what lights up, which dice lie there. The views come with the events. */
import type { Event, View } from '@wartable/hoth/telling';
import type { Told } from '@wartable/kernel';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { Mark, Marks } from '@wartable/web/board/marks.ts';
import type { Step } from '@wartable/web/play/step.ts';
import { hexNamed } from './layout.ts';

type Fight = Extract<Event, { type: 'attack-declared' }>;

export type HothStep = Step & {
  readonly event: Event;
  readonly view: View;
  readonly marks: Marks;
  /** The attack that goes on, and its dice. */
  readonly fight: Fight | undefined;
  readonly dice: readonly string[];
};

/** In milliseconds, at the calm speed. What is not named passes unseen. */
const LASTS: Partial<Record<Event['type'], number>> = {
  'turn-began': 400,
  'card-played': 600,
  'support-used': 600,
  'unit-ordered': 150,
  'unit-moved': 220,
  'unit-exited': 400,
  'attack-declared': 450,
  'dice-rolled': 600,
  'figures-lost': 450,
  'figures-back': 400,
  'unit-eliminated': 550,
  'attack-missed': 350,
  'unit-fell-back': 250,
  'unit-retreated': 250,
  'retreat-ignored': 300,
  'unit-broke-through': 300,
  'structure-destroyed': 600,
  'medals-won': 600,
  'medals-held': 600,
  'unit-arrived': 350,
  'officer-carried': 350,
};

/** After these the dice that lie on the table mean nothing any more. */
const STARTS_ANEW: readonly Event['type'][] = ['turn-began', 'card-played', 'unit-moved', 'attack-declared'];

/** `before` is what the viewer saw last, `last` the last step before. */
export function stepsOf(before: View, told: readonly Told<View, Event>[], last?: HothStep): HothStep[] {
  const steps: HothStep[] = [];
  let seen = before;
  let fight = last?.fight;
  let dice = last?.dice ?? [];
  for (const [i, { event, view }] of told.entries()) {
    if (STARTS_ANEW.includes(event.type)) [fight, dice] = [undefined, []];
    if (event.type === 'attack-declared') fight = event;
    if (event.type === 'dice-rolled') dice = event.dice;
    const ms = LASTS[event.type];
    // The line of a retreat comes when it is over: the last step back is shown with it.
    const isToldNext = event.type === 'unit-fell-back' && told[i + 1]?.event.type === 'unit-retreated';
    if (ms !== undefined && !isToldNext) {
      const whole = event.type !== 'unit-fell-back';
      const step: HothStep = { event, view, marks: marksFor(event, fight), fight, dice, ms, whole };
      if (event.type === 'unit-moved') steps.push(...walked(seen, step, event));
      else steps.push(step);
    }
    seen = view;
  }
  return steps;
}

/** A move is shown hex by hex. Until the last one nothing else has changed. */
function walked(before: View, arrived: HothStep, { unit, path }: Extract<Event, { type: 'unit-moved' }>): HothStep[] {
  return path
    .slice(1)
    .map((hex, i) => (i === path.length - 2 ? arrived : { ...arrived, view: onTheWay(before, unit, hex), whole: false }));
}

/** hoth/scenario/officer: the officer goes along. */
function onTheWay(view: View, id: number, hex: string): View {
  const units = view.units.map((unit) => (unit.id === id ? { ...unit, hex } : unit));
  return { ...view, units, officer: view.officerUnit === id ? hex : view.officer };
}

/** The hexes an event is about. */
export function hexesOf(event: Event): Hex[] {
  if ('path' in event) return event.path.map(hexNamed);
  const names = [...('from' in event ? [event.from] : []), ...('at' in event ? [event.at] : [])];
  return names.map(hexNamed);
}

const isOnFoot = (event: Event): boolean => 'path' in event || event.type === 'unit-fell-back';

function marksFor(event: Event, fight: Fight | undefined): Marks {
  if (isOnFoot(event)) return lit(event);
  const hexes = new Map<Hex, Mark>();
  if (fight) {
    hexes.set(hexNamed(fight.from), { state: 'acting' });
    hexes.set(hexNamed(fight.at), { state: 'target' });
    const aims = event.type === 'attack-declared' || event.type === 'dice-rolled';
    return aims
      ? {
          hexes,
          sight: { from: hexNamed(fight.from), to: hexNamed(fight.at), blockers: [], fires: event.type === 'attack-declared' },
        }
      : { hexes };
  }
  for (const hex of hexesOf(event)) hexes.set(hex, { state: 'acting' });
  return { hexes };
}

/** Hexes lit for a moment, and the way through them. */
export function lit(event: Event): Marks {
  const hexes = hexesOf(event);
  const marks = new Map(hexes.map((hex): [Hex, Mark] => [hex, { state: 'path' }]));
  return isOnFoot(event) ? { hexes: marks, path: hexes } : { hexes: marks };
}
