/** The view after an event, as this viewer saw it. */
import { cardOf, idOf, type SideName } from './cards/index.ts';
import type { Event, Thing } from './events.ts';
import { inView, notateChoice } from './notation.ts';
import { powerIn, type UnitId } from './state.ts';
import { type Attack, framesOf, type Underway } from './underway.ts';
import type { SideView, UnitView, View } from './view.ts';

export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'initiative-rolled':
      return { ...view, initiative: event.side };
    case 'cards-drawn':
      return withSide(view, event.side, ({ deck, hand }) => ({
        deck: deck - event.count,
        hand: withMore(hand, event.cards, event.count),
      }));
    case 'answer-sealed':
      return { ...view, sealed: [...view.sealed, notateChoice(inView(view), event.choice)] };
    case 'hand-kept':
    case 'resource-declined':
      return unsealed(view, event.side);
    case 'mulligan-taken':
      return withSide(unsealed(view, event.side), event.side, ({ deck, hand }) => ({
        deck: deck + sizeOf(hand),
        hand: typeof hand === 'number' ? 0 : [],
      }));
    case 'resources-placed':
      return withSide(unsealed(view, event.side), event.side, ({ hand, resources }) => ({
        hand: withLess(hand, event.cards, event.count),
        resources: withMore(resources, event.cards, event.count),
      }));
    case 'round-began':
      return { ...view, round: event.round, active: event.side, taken: null };
    case 'all-readied':
      return { ...view, leia: readied(view.leia), vader: readied(view.vader) };
    case 'initiative-taken':
      return { ...view, initiative: event.side, taken: event.side };
    case 'card-played':
      return withSide(view, event.side, ({ hand, discard, exhaustedResources, shown }) => ({
        hand: withLess(hand, [event.card], 1),
        exhaustedResources: exhaustedResources + event.cost,
        discard: cardOf(idOf(event.card)).type === 'event' ? [...discard, event.card] : discard,
        shown: withoutShown(shown, event.card),
      }));
    case 'unit-entered':
      return entered(view, event.side, event.unit, event.card, true);
    case 'leader-deployed':
      return withSide(entered(view, event.side, event.unit, event.card, false), event.side, () => ({
        leader: 'deployed',
        epicUsed: true,
      }));
    case 'ability-used':
      return abilityUsed(view, event);
    case 'attack-declared': {
      const target = 'base' in event.target ? { base: event.target.base } : { unit: event.target.unit };
      const declared = withUnit(view, event.unit, () => ({ exhausted: true }));
      return withAttack(declared, () => ({ target, next: 'on-attack' }));
    }
    case 'weakened':
      return withAttack(view, ({ penalty }) => ({ penalty: penalty + event.amount }));
    case 'damaged':
    case 'healed':
      return withDamage(view, event.target, event.total);
    case 'exhausted':
      return withUnit(view, event.unit, () => ({ exhausted: true }));
    case 'readied':
      return withUnit(view, event.unit, () => ({ exhausted: false }));
    case 'unit-defeated':
      return withSide(view, event.side, (side) => ({ ...without(side, event.unit), discard: [...side.discard, event.card] }));
    case 'leader-defeated':
      return withSide(view, event.side, (side) => ({ ...without(side, event.unit), leader: 'exhausted' }));
    case 'unit-returned':
      return withSide(view, event.side, (side) => ({ ...without(side, event.unit), ...seenToHand(side, event.card) }));
    case 'cards-revealed':
      return {
        ...withSide(view, event.side, ({ deck }) => ({ deck: deck - event.cards.length })),
        revealed: event.cards,
      };
    case 'card-taken':
      return {
        ...withSide(view, event.side, (side) => seenToHand(side, event.card)),
        revealed: withoutCard(view.revealed, event.card),
      };
    case 'card-discarded':
      return discarded(view, event);
    case 'game-ended':
      return withUnderway({ ...view, outcome: event.winner ?? 'draw', revealed: [] }, []);
    case 'stands':
      return stands(view, event.underway);
    case 'deck-shuffled':
    case 'passed':
    case 'regroup-began':
    case 'ability-triggered':
    case 'deck-empty':
      return view;
  }
}

function withSide(view: View, side: SideName, part: (seen: SideView) => Partial<SideView>): View {
  const changed = { ...view[side], ...part(view[side]) };
  return side === 'leia' ? { ...view, leia: changed } : { ...view, vader: changed };
}

/** What stays as it was stays the same object: pages draw only what changed. */
function withUnits(view: View, change: (unit: UnitView) => UnitView): View {
  const each = (units: readonly UnitView[]): readonly UnitView[] => {
    const changed = units.map(change);
    return changed.some((unit, i) => unit !== units[i]) ? changed : units;
  };
  const inSide = (side: SideView): SideView => {
    const ground = each(side.ground);
    const space = each(side.space);
    return ground === side.ground && space === side.space ? side : { ...side, ground, space };
  };
  return { ...view, leia: inSide(view.leia), vader: inSide(view.vader) };
}

function withUnit(view: View, id: UnitId, part: (unit: UnitView) => Partial<UnitView>): View {
  return withUnits(view, (unit) => (unit.id === id ? { ...unit, ...part(unit) } : unit));
}

function withDamage(view: View, target: Thing, total: number): View {
  if ('base' in target) return withSide(view, target.base, () => ({ base: total }));
  return withUnit(view, target.unit, () => ({ damage: total }));
}

/** What is in progress, and what an attack in it does to power (duel/attack/raid, duel/attack/this-attack). */
function withUnderway(view: View, underway: readonly Underway[]): View {
  const frames = framesOf({ ...view, underway });
  return withUnits({ ...view, underway }, (unit) => {
    const power = powerIn(frames, unit.id, idOf(unit.card));
    return power === unit.power ? unit : { ...unit, power };
  });
}

/** The attack in progress goes on. */
function withAttack(view: View, part: (attack: Attack) => Partial<Attack>): View {
  const at = view.underway.findLastIndex(({ step }) => step === 'attack');
  const attack = view.underway[at];
  return attack?.step === 'attack' ? withUnderway(view, view.underway.with(at, { ...attack, ...part(attack) })) : view;
}

/** Whose action it is shows as soon as an action is to be chosen. */
function stands(view: View, underway: readonly Underway[]): View {
  const top = underway.at(-1);
  return withUnderway(top?.step === 'action' ? { ...view, active: top.side } : view, underway);
}

/** What a side had sealed is carried out. */
function unsealed(view: View, side: SideName): View {
  return view.viewer === side ? { ...view, sealed: [] } : view;
}

function readied(side: SideView): SideView {
  const ready = (units: readonly UnitView[]): UnitView[] => units.map((unit) => ({ ...unit, exhausted: false }));
  const leader = side.leader === 'exhausted' ? 'ready' : side.leader;
  return { ...side, leader, exhaustedResources: 0, ground: ready(side.ground), space: ready(side.space) };
}

function entered(view: View, side: SideName, id: UnitId, card: string, exhausted: boolean): View {
  const { power, hp, arena = 'ground' } = cardOf(idOf(card));
  const unit = { card, id, damage: 0, exhausted, power, hp };
  return { ...withSide(view, side, (seen) => ({ [arena]: [...seen[arena], unit] })), entered: id + 1 };
}

function without({ ground, space }: SideView, id: UnitId): Pick<SideView, 'ground' | 'space'> {
  const stays = (unit: UnitView): boolean => unit.id !== id;
  return { ground: ground.filter(stays), space: space.filter(stays) };
}

function abilityUsed(view: View, { side, unit, cost }: Extract<Event, { type: 'ability-used' }>): View {
  const paid = withSide(view, side, ({ exhaustedResources, leader }) => ({
    exhaustedResources: exhaustedResources + cost,
    leader: unit === undefined ? 'exhausted' : leader,
  }));
  return unit === undefined ? paid : withUnit(paid, unit, () => ({ exhausted: true }));
}

function discarded(view: View, { side, card, from }: Extract<Event, { type: 'card-discarded' }>): View {
  const onTop = withSide(view, side, ({ discard }) => ({ discard: [...discard, card] }));
  if (from === 'revealed') return { ...onTop, revealed: withoutCard(view.revealed, card) };
  return withSide(onTop, side, ({ hand, shown }) => ({ hand: withLess(hand, [card], 1), shown: withoutShown(shown, card) }));
}

type Cards = SideView['hand'];

function sizeOf(cards: Cards): number {
  return typeof cards === 'number' ? cards : cards.length;
}

/** Hands and resources lie in the order of the cards' numbers. */
function withMore(cards: Cards, added: readonly string[] | undefined, count: number): Cards {
  if (typeof cards === 'number') return cards + count;
  return [...cards, ...(added ?? [])].sort((a, b) => idOf(a) - idOf(b));
}

function withLess(cards: Cards, gone: readonly string[] | undefined, count: number): Cards {
  if (typeof cards === 'number') return cards - count;
  return (gone ?? []).reduce<readonly string[]>(withoutCard, cards);
}

function withoutCard(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** A card goes to the hand before all eyes. */
function seenToHand(side: SideView, card: string): Partial<SideView> {
  return {
    hand: withMore(side.hand, [card], 1),
    shown: [...side.shown, { card, resources: sizeOf(side.resources) }],
  };
}

/** A card leaves the hand openly: of several copies the one shown last is the first to be forgotten. */
function withoutShown(shown: SideView['shown'], card: string): SideView['shown'] {
  const last = shown.findLastIndex((entry) => entry.card === card);
  return last < 0 ? shown : shown.toSpliced(last, 1);
}
