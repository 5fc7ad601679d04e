/** How long the engine behind the page takes for a message, in Node; in the browser it runs in a worker. */
import { type BotSpec, makePlayer, readBot } from '@wartable/ai';
import { type Choice, rngFromSeed, seedFrom } from '@wartable/kernel';
import { engineDesk } from '../packages/web/src/table/engine.ts';
import type { ToEngine } from '../packages/web/src/table/messages.ts';
import type { Snapshot } from '../packages/web/src/table/table.ts';
import type { TableGame } from '../packages/web/src/table/table-game.ts';

export type Times = { readonly answers: readonly number[]; readonly previews: readonly number[] };

const ROUNDS = 3;

/** A battle of people who choose as greedy does, so that each decision is shown with all its choices. */
function playThrough(atTable: TableGame, options: unknown): Times {
  const { game } = atTable;
  const greedy = makePlayer(game, readBot('greedy', game.id) as BotSpec, () => performance.now());
  const rng = rngFromSeed(seedFrom('bench'));
  const [answers, previews]: [number[], number[]] = [[], []];
  let now: Snapshot | undefined;
  const say = engineDesk(atTable, (message) => {
    // As it is copied on its way to the page.
    const copy = structuredClone(message);
    if (copy.say === 'changed') now = copy.snapshot;
  });
  const timed = (message: ToEngine): number => {
    const began = performance.now();
    say(message);
    return performance.now() - began;
  };
  const seats = game.seats(game.setup(game.options(options), rngFromSeed(seedFrom('seats'))));
  const people = seats.map(() => ({ kind: 'person' }) as const);
  say({ say: 'begin', id: 'bench', game: game.id, options, players: people, seed: seedFrom('bench web') });
  while (now && !now.outcome) {
    const { handOverTo, decision, view }: Snapshot = now;
    if (handOverTo !== undefined) say({ say: 'take-device', seat: handOverTo });
    if (!decision) continue;
    const choices = decision.choices.map(({ choice }) => choice);
    for (const { words } of decision.choices) {
      const [, thing] = words.split(' ');
      if (thing !== undefined) previews.push(timed({ say: 'preview', seat: decision.seat, thing }));
    }
    const choice: Choice = greedy({ view, decision: { ...decision, choices }, rng }).choice;
    answers.push(timed({ say: 'answer', seat: decision.seat, decision: decision.id, choice }));
  }
  return { answers, previews };
}

/** In each round the same happens, so the middle of the rounds tells what is the engine's own. */
export function engineTimes(atTable: TableGame, options: readonly unknown[]): Times {
  const middle = (rounds: readonly (readonly number[])[]): number[] =>
    (rounds[0] ?? []).map((_, i) => rounds.map((round) => round[i] ?? 0).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0);
  const all = options.map((one) => Array.from({ length: ROUNDS }, () => playThrough(atTable, one)));
  return {
    answers: all.flatMap((rounds) => middle(rounds.map(({ answers }) => answers))),
    previews: all.flatMap((rounds) => middle(rounds.map(({ previews }) => previews))),
  };
}
