/** Tables that begin at any position, as the browser keeps them: for tests of what comes last. */
import type { SeatPlayer } from '@wartable/games';
import { type Game, newMatch, seedFrom } from '@wartable/kernel';
import type { Kept } from '../src/table/messages.ts';

/** A table of rules that never were, gone on under ours from a position. */
export function tableAt(game: Game, id: string, position: unknown, players: readonly SeatPlayer[], options: unknown = {}): Kept {
  const seed = seedFrom(id);
  const state = game.read(position);
  const names = players.map(({ kind }) => kind);
  const { record } = newMatch(game, { options, players: names, seed });
  const turn = game.turnNumber(game.view(state, 'spectator'));
  const { used, dice, shuffles } = record.snapshots[0]?.chance ?? { used: 0, dice: 0, shuffles: [0, 0] };
  return {
    format: 'wartable-table/2',
    id,
    game: game.id,
    seed,
    players,
    record: {
      ...record,
      rules: `${game.id}@0`,
      log: [...record.log, ['rules', { rules: game.rules, snapshot: 0 }]],
      snapshots: [{ entry: record.log.length, turn, chance: { used, dice, shuffles }, position: game.write(state) }],
    },
    changed: Date.now(),
    over: false,
  };
}
