/** What games call their tables and seats, as soon as each is loaded. */
import type { TableInfo } from '@wartable/protocol';
import { useEffect, useMemo, useState } from 'react';
import { isGame } from '../games/manifests.ts';
import { loadPage } from '../games/pages.ts';
import type { GamePage } from '../play/game-page.ts';
import { characterOf } from '../shell/characters.ts';
import { speakerOf, useWords } from '../shell/language.tsx';
import { loadedWords, openWords } from '../shell/words.ts';
import { text as shared } from '../text/index.ts';
import { text } from './text/index.ts';

export type Told = {
  readonly title: string;
  /** The game, where the title does not name it. */
  readonly game: string;
  readonly seatName: (seat: number) => string;
  readonly who: string;
};

const loaded = new Map<string, GamePage>();

export function useGames(tables: readonly TableInfo[]): (table: TableInfo) => Told | undefined {
  const { words } = useWords();
  const [looks, look] = useState(0);
  const games = [...new Set(tables.map(({ game }) => game))].filter(isGame).sort().join(' ');
  useEffect(() => {
    for (const game of games === '' ? [] : games.split(' '))
      Promise.all([loadPage(game), openWords(game)]).then(
        ([page]) => {
          loaded.set(game, page);
          look((n) => n + 1);
        },
        () => {},
      );
  }, [games]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look may have found something
  return useMemo(() => {
    const { language, sentences } = words;
    return ({ game, options, seats, mine }) => {
      const page = loaded.get(game);
      const own = loadedWords(language, game);
      if (!page || !own) return undefined;
      const { say } = speakerOf({ language, sentences: { ...sentences, ...own } });
      const named = page.titleOf(options);
      const title = typeof named === 'string' ? named : say(named);
      const whole = say({ key: 'game.name' });
      const seatName = (seat: number): string => say(page.telling.seatName(seats[seat]?.name ?? ''));
      const who = seats.map(({ sitter }, seat) => {
        const told =
          seat === mine
            ? say(shared('home.you'))
            : sitter.kind === 'person'
              ? sitter.name
              : sitter.kind === 'bot'
                ? say(characterOf(game, sitter.level).name)
                : say(text('room.free'));
        return say(shared('home.seat', { seat: seatName(seat), who: told }));
      });
      return { title, game: title === whole ? '' : whole, seatName, who: who.join(' · ') };
    };
  }, [words, looks]);
}
