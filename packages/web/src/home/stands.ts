/** How kept tables stand, worked out one after another while the page rests. Each game is loaded when a table needs it. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { useEffect, useMemo, useState } from 'react';
import { isGame } from '../games/manifests.ts';
import { loadPage } from '../games/pages.ts';
import type { GamePage } from '../play/game-page.ts';
import { characterOf } from '../shell/characters.ts';
import { type Speaker, speakerOf, useWords } from '../shell/language.tsx';
import { loadedWords, openWords } from '../shell/words.ts';
import { branches } from '../table/branches.ts';
import type { Kept } from '../table/messages.ts';
import type { FromStand } from '../table/stand-work.ts';
import { text } from '../text/index.ts';

type Found = {
  readonly page: GamePage;
  /** As everybody may see it; undefined where there is a problem. */
  readonly view: unknown;
  readonly seats: readonly string[];
  readonly problem?: 'damaged';
};

export type Stand = Found & {
  readonly title: string;
  /** The game, where the title does not name it. */
  readonly game: string;
  readonly turn: string;
  /** Whose turn it is; nothing where it is over. */
  readonly next: string;
  readonly who: string;
  /** Where it goes on from another one: from which turn. */
  readonly from: string;
};

/** What was worked out stays true until the table changes. */
const known = new Map<string, { readonly changed: number; readonly found: Found }>();

const atRest = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 200 }) : setTimeout(resolve, 0),
  );

async function standOf(worker: Worker, table: Kept): Promise<Found | undefined> {
  if (!isGame(table.game)) return undefined;
  const [page] = await Promise.all([loadPage(table.game), openWords(table.game)]);
  const { view, seats } = await new Promise<FromStand>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromStand>) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(table);
  });
  return view === undefined ? { page, view, seats, problem: 'damaged' } : { page, view, seats };
}

export function useStands(tables: readonly Kept[]): ReadonlyMap<string, Stand> {
  const { words } = useWords();
  const [looks, look] = useState(0);
  useEffect(() => {
    let stopped = false;
    let worker: Worker | undefined;
    const lookAtAll = async (): Promise<void> => {
      for (const table of tables) {
        const { id, changed } = table;
        const before = known.get(id);
        if (before?.changed === changed) continue;
        await atRest();
        if (stopped) return;
        worker ??= new Worker(new URL('../table/worker.ts', import.meta.url), { type: 'module', name: 'stand' });
        const stand = await standOf(worker, table).catch(() => undefined);
        if (!stand) continue;
        known.set(id, { changed, found: stand });
        if (!stopped) look((n) => n + 1);
      }
    };
    lookAtAll().finally(() => worker?.terminate());
    return () => {
      stopped = true;
      worker?.terminate();
    };
  }, [tables]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look may have found something
  return useMemo(() => {
    const stands = new Map<string, Stand>();
    const { language, sentences } = words;
    const forked = branches();
    for (const { id, game, changed, over, record, players } of tables) {
      const one = known.get(id);
      const own = loadedWords(language, game);
      if (one?.changed !== changed || !own) continue;
      const { say } = speakerOf({ language, sentences: { ...sentences, ...own } });
      const stand = one.found;
      const fork = forked.get(id);
      const { telling, titleOf } = stand.page;
      const named = titleOf(record.options);
      const title = typeof named === 'string' ? named : say(named);
      const whole = say({ key: 'game.name' });
      const people = players.filter(({ kind }) => kind === 'person').length;
      const who = players.map((player, seat) =>
        say(
          text('home.seat', {
            seat: say(telling.seatName(stand.seats[seat] ?? '')),
            who:
              player.kind === 'person'
                ? say(text(people === 1 ? 'home.you' : 'home.person'))
                : say(characterOf(game, player.level).name),
          }),
        ),
      );
      stands.set(id, {
        ...stand,
        title,
        game: title === whole ? '' : whole,
        turn: stand.problem ? '' : say(text('home.turn', { n: telling.turnNumber(stand.view) })),
        next: stand.problem || over ? '' : nextIn(stand, players, say),
        who: stand.problem ? '' : who.join(' · '),
        from: fork ? say(text('home.branch', { turn: fork.turn })) : '',
      });
    }
    return stands;
  }, [tables, looks, words]);
}

/** A single person is told that it is his turn; of several, each by the seat. */
function nextIn({ page: { telling }, view, seats }: Found, players: readonly SeatPlayer[], say: Speaker['say']): string {
  const next = telling.asked(view).map(({ seat }) => seat);
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [person] = people;
  if (people.length === 1 && next.some((seat) => seat === person)) return say(text('home.your-turn'));
  const [first] = next;
  return first === undefined ? '' : say(text('home.turn-of', { seat: telling.seatName(seats[first] ?? '') }));
}
