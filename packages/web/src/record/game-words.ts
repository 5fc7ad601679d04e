/** What is said of a game of the record: what it was, and what the look back found. */
import { useMemo } from 'react';
import type { GameRecord } from '../play/own-record.ts';
import { characterOf } from '../shell/characters.ts';
import { useWords } from '../shell/language.tsx';
import type { Played } from '../table/played.ts';
import { levelOf } from './stats.ts';
import { text } from './text/index.ts';

/** As its game calls it, where that is there; else the game's name. */
export function useTitle(own: GameRecord | undefined): (game: Played) => string {
  const { say } = useWords();
  // The first kind of a game is what it is called by.
  const [facet] = own?.facets ?? [];
  return ({ game, told: [, { facets }] }) => {
    const value = facet && facets[facet.kind];
    return say(facet && value !== undefined && facet.values.includes(value) ? facet.nameOf(value) : { key: `door.${game}` });
  };
}

/** "won against Fenna" */
export function useResult(): (game: Played) => string {
  const { say } = useWords();
  return (played) => {
    const { game, seats, result } = played;
    const level = levelOf(played);
    const people = seats.filter(([, who]) => who === 'far').length;
    const said = say(text(`record.result-${result}`));
    if (level !== undefined) return say(text('record.against', { result: said, who: characterOf(game, level).name }));
    return people > 0 ? say(text('record.against-people', { result: said, n: people })) : said;
  };
}

/** Luck and cost in words, each with how sure it is; nothing where it was not looked at. */
export function useFigures(): (game: Played) => string {
  const { say, language } = useWords();
  return useMemo(() => {
    const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
    return ({ looked }) => {
      if (!looked) return '';
      const [, { luck, luckError, loss, lossError }] = looked;
      return say(
        text('record.figures', {
          luck: signed.format(luck / 100),
          luckError: whole.format(luckError / 100),
          loss: one.format(loss / 100),
          lossError: one.format(lossError / 100),
        }),
      );
    };
  }, [say, language]);
}
