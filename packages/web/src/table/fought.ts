/** What is remembered of a finished match: how it ended for those who sat at this device, and what the game tells of it. */
import { lineOf } from '@wartable/ai';
import {
  type FoughtMatch,
  type Game,
  type GameEvent,
  isConceded,
  isRulesChange,
  type MatchRecord,
  type Seat,
} from '@wartable/kernel';
import type { Told } from './played.ts';

export const RESULTS = ['won', 'lost', 'draw', 'shared'] as const;
/** Shared: several people of one device against each other. It was played, and neither won nor lost. */
export type Result = (typeof RESULTS)[number];

export type Fought = {
  readonly names: readonly string[];
  readonly result: Result;
  readonly gaveUp: boolean;
  readonly turns: number;
  readonly told: Told;
};

/** `here`: the seats of those who sat at this device. Undefined where it is not over. */
export function foughtIn(game: Game, record: MatchRecord, here: readonly Seat[]): Fought | undefined {
  const { steps, end, outcome } = lineOf(game, record);
  if (!outcome || here.length === 0) return undefined;
  const first = steps[0]?.state ?? end;
  const names = game.seats(first);
  const glad = here.filter((seat) => outcome.winners.includes(seat));
  const against = here.some((seat) => !game.allies(first, seat).includes(here[0] as Seat));
  const result = against
    ? 'shared'
    : glad.length > 0
      ? 'won'
      : outcome.winners.length === 0 && names.length > 1
        ? 'draw'
        : 'lost';
  const events = steps.flatMap(({ entry, state, seat, answered }) => {
    if (!answered) return [];
    const told: GameEvent[] = [];
    game.apply(game.clone(state), seat, answered.choice, (event) => told.push(event));
    return told.map((event) => ({ entry, event }));
  });
  const gaveUp = isConceded(outcome);
  const match: FoughtMatch = {
    own: against ? [] : here.map((seat) => names[seat] ?? ''),
    won: result === 'won',
    conceded: gaveUp,
    whole: !record.log.some(isRulesChange),
    first: game.view(first, 'spectator'),
    last: game.view(end, 'spectator'),
    events,
  };
  return { names, result, gaveUp, turns: game.turnNumber(game.view(end, 'spectator')), told: toldBy(game, match) };
}

function toldBy({ deeds }: Game, match: FoughtMatch): Told {
  if (!deeds) return [0, { facets: {}, cards: {}, deeds: [] }];
  return [deeds.version, { facets: deeds.facets(match), cards: deeds.cards(match), deeds: deeds.deeds(match) }];
}
