/** What is worth remembering of a battle of Hoth. */
import { counted, type Deed, type Deeds, type FoughtMatch } from '@wartable/kernel';
import { SIDE_NAMES, type SideName } from './board.ts';
import type { Event } from './events.ts';
import { SCENARIOS } from './scenarios/index.ts';
import type { UnitId } from './state.ts';
import type { View } from './view.ts';

type Fought = FoughtMatch<Event, View>;

/** So many medals behind, few come back. */
const FAR_BEHIND = 3;

export const deeds: Deeds<Event, View> = {
  version: 1,
  facets: (fought) => {
    const { battle, seats, leaders } = fought.first;
    const side = sideOf(fought);
    return {
      ...(side ? { side } : {}),
      scenario: SCENARIOS.some(({ id, title }) => id === battle.id && title === battle.title) ? battle.id : 'own',
      leaders: leaders.some((names) => names.length > 0) ? 'with' : 'without',
      seats: String(seats.length),
    };
  },
  cards: ({ own, first, events }) => {
    const side = first.seats.find(({ name }) => own.includes(name))?.side;
    return counted(
      events.flatMap(({ event }) => {
        if (event.type === 'card-played' && own.includes(event.by)) return [event.card];
        return event.type === 'support-used' && event.side === side ? [event.card] : [];
      }),
    );
  },
  deeds: (fought) => {
    const side = sideOf(fought);
    if (!side || !fought.won || fought.conceded) return [];
    const { events, last, first } = fought;
    const [own, enemy] = side === SIDE_NAMES[0] ? ([0, 1] as const) : ([1, 0] as const);
    const end = events.at(-1)?.entry ?? 0;
    const need = last.battle.medals[enemy];
    const blow = lastBlow(fought, side);
    const lost = events.some(({ event }) => event.type === 'unit-eliminated' && event.side === side);
    const behind = furthestBehind(fought, own, enemy);
    return [
      ...when(blow !== undefined, 'last-figure', blow ?? end),
      ...when(need > 0 && last.medals[enemy] === need - 1, 'one-short', end),
      ...when(fought.whole && !lost, 'unbroken', end),
      ...when(behind !== undefined, 'far-behind', behind ?? end),
      ...when(side === 'rebel' && first.structures.length > 0 && last.structures.every(Boolean), 'all-standing', end),
    ];
  },
};

function when(happened: boolean, id: string, entry: number): readonly Deed[] {
  return happened ? [{ id, entry }] : [];
}

function sideOf({ own, first }: Fought): SideName | undefined {
  return first.seats.find(({ name }) => own.includes(name))?.side;
}

/** The attack that won it, where it came from a unit of several figures that had one left. */
function lastBlow({ events, first }: Fought, side: SideName): number | undefined {
  const figures = new Map<UnitId, number>(first.units.map((unit) => [unit.id, unit.figures]));
  const full = new Map<UnitId, number>(first.units.map((unit) => [unit.id, unit.full]));
  let blow: { readonly entry: number; readonly unit: UnitId } | undefined;
  let won = false;
  for (const { entry, event } of events) {
    if (event.type === 'figures-lost') figures.set(event.unit, event.left);
    if (event.type === 'figures-back') figures.set(event.unit, (figures.get(event.unit) ?? 0) + event.count);
    if (event.type === 'unit-arrived') {
      figures.set(event.unit, event.figures);
      full.set(event.unit, event.figures);
    }
    if (event.type === 'attack-declared') {
      blow = event.side === side ? { entry, unit: event.unit } : undefined;
      won = false;
    }
    // What falls to support cards or orders of another kind is no blow of a unit.
    if (event.type === 'support-used' || event.type === 'turn-began') blow = undefined;
    if (blow && (event.type === 'unit-eliminated' || event.type === 'structure-destroyed')) won = true;
  }
  if (!blow || !won) return undefined;
  return figures.get(blow.unit) === 1 && (full.get(blow.unit) ?? 1) > 1 ? blow.entry : undefined;
}

/** Where the own side was furthest behind, if that was far: medals as they were won and held. */
function furthestBehind({ events, first }: Fought, own: 0 | 1, enemy: 0 | 1): number | undefined {
  const medals: [number, number] = [first.medals[0], first.medals[1]];
  let worst: { readonly by: number; readonly entry: number } | undefined;
  for (const { entry, event } of events) {
    if (event.type !== 'medals-won' && event.type !== 'medals-held') continue;
    medals[event.side === SIDE_NAMES[0] ? 0 : 1] = event.total;
    const by = medals[enemy] - medals[own];
    if (by >= FAR_BEHIND && by > (worst?.by ?? 0)) worst = { by, entry };
  }
  return worst?.entry;
}
