/** What happened, step by step: each event with the board after it. The board is worked out from what the viewer saw before. */
import type { Event, UnitView, View } from '@wartable/hoth';
import type { GameEvent } from '@wartable/kernel';
import type { Hex } from '../board/hexes.ts';
import type { Mark, Marks } from '../board/marks.ts';
import type { Step } from '../play/step.ts';
import { hexNamed, nameOf } from './layout.ts';

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

/** `before` is what the viewer saw last, `now` what it sees when all has been shown, `last` the last step before. */
export function stepsOf(before: View, now: View, news: readonly GameEvent[], last?: HothStep): HothStep[] {
  const steps: HothStep[] = [];
  let view: View = { ...now, ...boardOf(before), seats: seatsFor(before, now) };
  let fight = last?.fight;
  let dice = last?.dice ?? [];
  for (const event of news as readonly Event[]) {
    if (STARTS_ANEW.includes(event.type)) [fight, dice] = [undefined, []];
    if (event.type === 'attack-declared') fight = event;
    if (event.type === 'dice-rolled') dice = event.dice;
    const ms = LASTS[event.type];
    if (event.type === 'unit-moved' || event.type === 'unit-retreated') {
      for (const [i, hex] of event.path.entries()) {
        if (i === 0) continue;
        view = withUnit(view, event.unit, { hex });
        steps.push({
          event,
          view,
          marks: marksFor(event, undefined),
          fight,
          dice,
          ms: ms ?? 0,
          whole: i === event.path.length - 1,
        });
      }
      if (event.type === 'unit-moved') view = withUnit(view, event.unit, { moved: Math.max(1, event.path.length - 1) });
      continue;
    }
    view = after(view, now, event);
    if (ms !== undefined) steps.push({ event, view, marks: marksFor(event, fight), fight, dice, ms, whole: true });
  }
  return steps;
}

/** What changes on the table while a game goes on, and is public. */
function boardOf({ units, structures, medals, claimed, officer, officerUnit, turn, played }: View) {
  return { units, structures, medals, claimed, officer, officerUnit, turn, played };
}

/** One's own hand changes as it is told; where somebody else looks now, it is that one's. */
function seatsFor(before: View, now: View): View['seats'] {
  return before.viewer === now.viewer || now.viewer === 'spectator' ? before.seats : now.seats;
}

function withHand(view: View, seat: number, change: (hand: readonly string[]) => readonly string[]): View {
  const seats = view.seats.map((one, i) =>
    i === seat && typeof one.hand === 'object' ? { ...one, hand: change(one.hand) } : one,
  );
  return { ...view, seats };
}

function withUnit(view: View, id: number, change: Partial<UnitView>): View {
  return { ...view, units: view.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)) };
}

function without(view: View, id: number): View {
  return { ...view, units: view.units.filter((unit) => unit.id !== id) };
}

function after(view: View, now: View, event: Event): View {
  switch (event.type) {
    case 'turn-began':
      return { ...view, turn: event.turn, played: [], units: view.units.map((unit) => ({ ...unit, order: 0, moved: 0 })) };
    case 'card-played':
      return withHand({ ...view, played: [...view.played, event.card] }, event.seat, (hand) =>
        hand.filter((card) => card !== event.card),
      );
    case 'cards-drawn':
      return withHand(view, event.seat, (hand) => [...hand, ...(event.cards ?? []).filter((card) => !hand.includes(card))]);
    case 'unit-ordered':
      return withUnit(view, event.unit, { order: 1 });
    case 'badge-flipped':
      return withUnit(view, event.unit, { inPlace: event.inPlace });
    case 'figures-lost':
      return withUnit(view, event.unit, { figures: event.left });
    case 'figures-back': {
      const figures = (view.units.find(({ id }) => id === event.unit)?.figures ?? 0) + event.count;
      return withUnit(view, event.unit, { figures });
    }
    case 'unit-eliminated':
    case 'unit-exited':
      return without(view, event.unit);
    case 'unit-broke-through':
      return withUnit(view, event.unit, { hex: event.at });
    case 'unit-arrived': {
      const arrived = now.units.find(({ id }) => id === event.unit);
      return arrived ? { ...view, units: [...without(view, event.unit).units, { ...arrived, hex: event.at }] } : view;
    }
    case 'structure-destroyed':
      return {
        ...view,
        structures: view.structures.filter((i) => nameOf(view.battle.structures[i]?.hex ?? -1) !== event.at),
      };
    case 'officer-carried':
      return { ...view, officer: now.officer, officerUnit: now.officerUnit };
    case 'medals-won':
    case 'medals-held': {
      const [rebel, empire] = view.medals;
      return { ...view, medals: event.side === 'rebel' ? [event.total, empire] : [rebel, event.total], claimed: now.claimed };
    }
    default:
      return view;
  }
}

/** The hexes an event is about. */
export function hexesOf(event: Event): Hex[] {
  if ('path' in event) return event.path.map(hexNamed);
  const names = [...('from' in event ? [event.from] : []), ...('at' in event ? [event.at] : [])];
  return names.map(hexNamed);
}

function marksFor(event: Event, fight: Fight | undefined): Marks {
  const hexes = new Map<Hex, Mark>();
  if (event.type === 'unit-moved' || event.type === 'unit-retreated')
    return { hexes: new Map(hexesOf(event).map((hex) => [hex, { state: 'path' }])), path: hexesOf(event) };
  if (fight) {
    hexes.set(hexNamed(fight.from), { state: 'acting' });
    hexes.set(hexNamed(fight.at), { state: 'target' });
    const aims = event.type === 'attack-declared' || event.type === 'dice-rolled';
    return aims ? { hexes, sight: { from: hexNamed(fight.from), to: hexNamed(fight.at), blockers: [] } } : { hexes };
  }
  for (const hex of hexesOf(event)) hexes.set(hex, { state: 'acting' });
  return { hexes };
}

/** Hexes lit for a moment. */
export function lit(event: Event): Marks {
  const hexes = hexesOf(event);
  const marks = new Map(hexes.map((hex): [Hex, Mark] => [hex, { state: 'path' }]));
  return 'path' in event ? { hexes: marks, path: hexes } : { hexes: marks };
}
