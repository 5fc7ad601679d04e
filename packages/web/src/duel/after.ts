/** The table after an event, as one viewer sees it. */
import { ABILITIES, CARDS, type Event, type SideView, type UnitView, type View } from '@wartable/duel';
import { type Cards, forget, sizeOf, withMore, without, withoutAll } from './counted.ts';
import { printed } from './printed.ts';
import type { Arena, SideName } from './scene.ts';
import { allUnits, withUnits } from './start-and-end.ts';

type Frame = View['frames'][number];

/** Whether the cards of a side are told only as they are now. */
function isFixed(before: View, now: View, side: SideName): boolean {
  return now.viewer === side && before.viewer === side && before[side].hand === now[side].hand;
}

/** With these something new begins: what an attack had changed is over. */
const BEGINNINGS: readonly Event['type'][] = [
  'attack-declared',
  'card-played',
  'ability-used',
  'leader-deployed',
  'initiative-taken',
  'passed',
  'regroup-began',
];

function rested(view: View): View {
  const each = (unit: UnitView): UnitView => ({ ...unit, power: printed(unit.card)?.power ?? unit.power });
  return { ...view, leia: withUnits(view.leia, each), vader: withUnits(view.vader, each) };
}

export function after(seen: View, now: View, event: Event): View {
  const view = BEGINNINGS.includes(event.type) ? rested(seen) : seen;
  const change = (side: SideName, part: (seen: SideView) => Partial<SideView>): View => ({
    ...view,
    [side]: { ...view[side], ...part(view[side]) },
  });
  const onUnit = (id: number, part: (unit: UnitView) => Partial<UnitView>): View => {
    const each = (unit: UnitView): UnitView => (unit.id === id ? { ...unit, ...part(unit) } : unit);
    return { ...view, leia: withUnits(view.leia, each), vader: withUnits(view.vader, each) };
  };
  const fixed = 'side' in event && isFixed(view, now, event.side);
  const less = (cards: Cards, card: string): Cards => (fixed ? cards : without(cards, card));
  const more = (cards: Cards, added: readonly string[] | undefined, count: number): Cards =>
    fixed ? cards : withMore(cards, added, count);

  switch (event.type) {
    case 'initiative-rolled':
      return { ...view, initiative: event.side };
    case 'cards-drawn':
      return change(event.side, ({ deck, hand }) => ({
        deck: deck - event.count,
        hand: more(hand, event.cards, event.count),
      }));
    case 'mulligan-taken':
      return change(event.side, ({ deck, hand }) => ({
        deck: deck + sizeOf(hand),
        hand: fixed ? hand : typeof hand === 'number' ? 0 : [],
      }));
    case 'resources-placed':
      return change(event.side, ({ hand, resources }) => ({
        hand: fixed ? hand : withoutAll(hand, event.cards, event.count),
        resources: more(resources, event.cards, event.count),
      }));
    case 'round-began':
      return { ...view, round: event.round, active: event.side, taken: null };
    case 'all-readied': {
      const readied = (side: SideView): SideView => ({
        ...withUnits(side, (unit) => ({ ...unit, exhausted: false })),
        exhaustedResources: 0,
        leader: side.leader === 'exhausted' ? 'ready' : side.leader,
      });
      return { ...view, leia: readied(view.leia), vader: readied(view.vader) };
    }
    case 'initiative-taken':
      return { ...view, initiative: event.side, taken: event.side };
    case 'card-played':
      return change(event.side, ({ hand, discard, exhaustedResources, shown }) => ({
        hand: less(hand, event.card),
        exhaustedResources: exhaustedResources + event.cost,
        discard: printed(event.card)?.type === 'event' ? [...discard, event.card] : discard,
        shown: forget(shown, event.card),
      }));
    case 'unit-entered':
      return { ...enter(view, event.side, unitFor(event.unit, event.card, true)), entered: event.unit + 1 };
    case 'leader-deployed': {
      const entered = enter(view, event.side, unitFor(event.unit, event.card, false));
      const side = { ...entered[event.side], leader: 'deployed' as const, epicUsed: true };
      return { ...entered, [event.side]: side, entered: event.unit + 1 };
    }
    case 'ability-used':
      return used(view, now, event.side, event.card);
    case 'attack-declared': {
      const raid = printed(event.card)?.raid ?? 0;
      return onUnit(event.unit, ({ power }) => ({ exhausted: true, power: power + raid }));
    }
    case 'damaged':
    case 'healed': {
      const { target, total } = event;
      return 'base' in target ? change(target.base, () => ({ base: total })) : onUnit(target.unit, () => ({ damage: total }));
    }
    case 'weakened':
      return onUnit(event.unit, ({ power }) => ({ power: Math.max(0, power - event.amount) }));
    case 'exhausted':
      return onUnit(event.unit, () => ({ exhausted: true }));
    case 'readied':
      return onUnit(event.unit, () => ({ exhausted: false }));
    case 'unit-defeated':
      return change(event.side, (seen) => ({ ...leave(seen, event.unit), discard: [...seen.discard, event.card] }));
    case 'leader-defeated':
      return change(event.side, (seen) => ({ ...leave(seen, event.unit), leader: 'exhausted' }));
    case 'unit-returned':
      return change(event.side, (seen) => ({
        ...leave(seen, event.unit),
        hand: more(seen.hand, [event.card], 1),
        shown: [...seen.shown, { card: event.card, resources: sizeOf(seen.resources) }],
      }));
    case 'cards-revealed': {
      const cards = event.cards.map((name) => CARDS.findIndex((card) => card.name === name));
      return { ...change(event.side, ({ deck }) => ({ deck: deck - cards.length })), frames: [{ ...LOOKING, revealed: cards }] };
    }
    case 'card-taken':
      return {
        ...change(event.side, ({ hand, shown, resources }) => ({
          hand: more(hand, [event.card], 1),
          shown: [...shown, { card: event.card, resources: sizeOf(resources) }],
        })),
        frames: hideRevealed(view.frames, event.card),
      };
    case 'card-discarded': {
      const isRevealed = view.frames.some(({ revealed }) => revealed.some((card) => CARDS[card]?.name === event.card));
      return {
        ...change(event.side, ({ hand, discard, shown }) => ({
          hand: isRevealed ? hand : less(hand, event.card),
          discard: [...discard, event.card],
          shown: isRevealed ? shown : forget(shown, event.card),
        })),
        frames: hideRevealed(view.frames, event.card),
      };
    }
    case 'game-ended':
      return { ...view, outcome: event.winner ?? 'draw' };
    default:
      return view;
  }
}

/** A step in which cards are looked at; the rest of it does not matter here. */
const LOOKING: Frame = {
  step: 'ability',
  side: 0,
  ability: -1,
  unit: -1,
  at: 0,
  target: -1,
  bonus: 0,
  penalty: 0,
  happened: 0,
  picks: [],
  revealed: [],
  waiting: [],
};

function hideRevealed(frames: View['frames'], name: string): View['frames'] {
  return frames
    .map((frame) => {
      const at = frame.revealed.findIndex((card) => CARDS[card]?.name === name);
      return at < 0 ? frame : { ...frame, revealed: frame.revealed.toSpliced(at, 1) };
    })
    .filter(({ revealed }) => revealed.length > 0);
}

function unitFor(id: number, card: string, exhausted: boolean): UnitView {
  const facts = printed(card);
  return { id, card, damage: 0, exhausted, power: facts?.power ?? 0, hp: facts?.hp ?? 0 };
}

function enter(view: View, side: SideName, unit: UnitView): View {
  const arena: Arena = printed(unit.card)?.arena ?? 'ground';
  return { ...view, [side]: { ...view[side], [arena]: [...view[side][arena], unit] } };
}

function leave({ ground, space }: SideView, id: number): Pick<SideView, Arena> {
  const stays = (unit: UnitView): boolean => unit.id !== id;
  return { ground: ground.filter(stays), space: space.filter(stays) };
}

/** The event names the card alone: of several copies it was one that is exhausted now. */
function used(view: View, now: View, side: SideName, card: string): View {
  const seen = view[side];
  if (printed(card)?.type === 'leader') {
    const cost = ABILITIES.find((one) => CARDS[one.card]?.name === card && one.timing === 'action')?.resources ?? 0;
    return { ...view, [side]: { ...seen, leader: 'exhausted', exhaustedResources: seen.exhaustedResources + cost } };
  }
  const ready = [...seen.ground, ...seen.space].filter((unit) => unit.card === card && !unit.exhausted);
  const stillReady = new Set(allUnits(now).flatMap(({ id, exhausted }) => (exhausted ? [] : [id])));
  const user = ready.find(({ id }) => !stillReady.has(id)) ?? ready[0];
  return { ...view, [side]: withUnits(seen, (unit) => (unit === user ? { ...unit, exhausted: true } : unit)) };
}
