/** How kept tables stand, worked out one after another while the page rests. Each game is loaded when a table needs it. */
import { resume } from '@wartable/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useWords } from '../app/language.tsx';
import type { GamePage } from '../play/game-page.ts';
import { isGame, loadPage } from '../play/games.ts';
import type { Kept } from '../table/saves.ts';
import { text } from '../text/index.ts';

type Found = {
  readonly page: GamePage;
  /** As everybody may see it; undefined where there is a problem. */
  readonly view: unknown;
  readonly seats: readonly string[];
  readonly problem?: 'damaged' | 'rules';
};

export type Stand = Found & { readonly title: string; readonly who: string };

/** What was worked out stays true until the table changes. */
const known = new Map<string, { readonly changed: number; readonly found: Found }>();

const atRest = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 200 }) : setTimeout(resolve, 0),
  );

async function standOf({ game, record, seed }: Kept): Promise<Found | undefined> {
  if (!isGame(game)) return undefined;
  const page = await loadPage(game);
  try {
    const { match } = resume(page.game, record, seed);
    return { page, view: page.game.view(match.state, 'spectator'), seats: match.seats };
  } catch {
    return { page, view: undefined, seats: [], problem: record.rules === page.game.rules ? 'damaged' : 'rules' };
  }
}

export function useStands(tables: readonly Kept[]): ReadonlyMap<string, Stand> {
  const { say } = useWords();
  const [looks, look] = useState(0);
  useEffect(() => {
    let stopped = false;
    const lookAtAll = async (): Promise<void> => {
      for (const table of tables) {
        const { id, changed } = table;
        const before = known.get(id);
        if (before?.changed === changed) continue;
        await atRest();
        if (stopped) return;
        const stand = await standOf(table).catch(() => undefined);
        if (!stand) continue;
        known.set(id, { changed, found: stand });
        if (!stopped) look((n) => n + 1);
      }
    };
    lookAtAll();
    return () => {
      stopped = true;
    };
  }, [tables]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look may have found something
  return useMemo(() => {
    const stands = new Map<string, Stand>();
    for (const { id, changed, record, players } of tables) {
      const one = known.get(id);
      if (one?.changed !== changed) continue;
      const stand = one.found;
      const { game, catalogue, titleOf } = stand.page;
      const title = titleOf(record.options);
      const who = players.map((player, seat) =>
        say(
          text('home.seat', {
            seat: say(game.seatName(stand.seats[seat] ?? ''), catalogue),
            who: player.kind === 'person' ? say(text('home.person')) : say(text('home.bot', { n: player.level })),
          }),
        ),
      );
      stands.set(id, {
        ...stand,
        title: typeof title === 'string' ? title : say(title, catalogue),
        who: stand.problem ? '' : who.join(' · '),
      });
    }
    return stands;
  }, [tables, looks, say]);
}
