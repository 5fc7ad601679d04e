/** What is measured of a game: its own ways, or one plain way where it names none. */
import type { GameEvent, GameState, Seat, Text } from '@wartable/kernel';
import type { Arena, Cell } from '../game-terminal.ts';
import { type AnyGame, terminalOf } from '../games.ts';
import { text } from '../text/index.ts';

const PLAIN: Arena = {
  cells: (): Cell[] => [{ id: 'standard', options: {} }],
  cellName: (): Text => text('balance.cell-standard'),
  length: text('balance.turns'),
  turns: (moment) => moment,
  first: (): Seat | undefined => undefined,
  card: (_event: GameEvent) => undefined,
  cardName: (card) => ({ key: `card.${card}` }),
  inRound: (given) => given,
};

export function arenaOf(game: AnyGame): Arena {
  return terminalOf(game).arena ?? PLAIN;
}

export type Watcher = { readonly emit: (event: GameEvent) => void; readonly seen: (state: GameState) => Seen };

export type Seen = {
  readonly turns: number;
  /** Who went first, or null where everybody plays alone. */
  readonly first: Seat | null;
  /** How often each seat played each card. */
  readonly cards: readonly Readonly<Record<string, number>>[];
  /** How each seat began, by kind. */
  readonly openings: readonly Readonly<Record<string, readonly string[]>>[];
  /** By seat, at the end. */
  readonly medals: readonly number[] | null;
};

/** What is worth knowing of a game that was only watched: its length, who began and how, the cards, the medals. */
export function watcher(game: AnyGame): Watcher {
  const arena = arenaOf(game);
  const cards: Record<string, number>[] = [];
  const begun: Record<string, string[]>[] = [];
  const opened = arena.openings?.();
  let first: Seat | undefined;
  return {
    emit: (event) => {
      first ??= arena.first(event);
      for (const [seat, kind, id] of opened?.(event) ?? []) {
        begun[seat] ??= {};
        const ids = begun[seat][kind] ?? [];
        // Done twice, it is still one way to begin.
        if (!ids.includes(id)) begun[seat][kind] = [...ids, id];
      }
      const played = arena.card(event);
      if (!played) return;
      const [seat, card] = played;
      cards[seat] ??= {};
      const own = cards[seat];
      own[card] = (own[card] ?? 0) + 1;
    },
    seen: (state) => ({
      turns: arena.turns(game.moment(state)),
      first: first ?? null,
      cards: game.seats(state).map((_, seat) => cards[seat] ?? {}),
      openings: game.seats(state).map((_, seat) => begun[seat] ?? {}),
      medals: arena.medals?.(game.view(state, 'spectator')) ?? null,
    }),
  };
}
