/** The bots one has played against, from the gentlest up: how often beaten, and how it goes now. */
import { levelsOf } from '../games/manifests.ts';
import { characterOf } from '../shell/characters.ts';
import { Face } from '../shell/face.tsx';
import { useWords } from '../shell/language.tsx';
import type { Played } from '../table/played.ts';
import { RateBar, useRateWords } from './rate-bar.tsx';
import { ladderOf } from './stats.ts';
import { text } from './text/index.ts';

type Props = { readonly game: string; readonly games: readonly Played[] };

export function Ladder({ game, games }: Props) {
  const { say } = useWords();
  const words = useRateWords();
  const rungs = ladderOf(games, levelsOf(game));
  // Alone against the rules there is nobody to beat.
  if (rungs.every(({ rate }) => rate.games === 0)) return null;
  return (
    <section className="record-ladder">
      <h2>{say(text('record.ladder'))}</h2>
      <ol>
        {rungs.map(({ level, rate, streak }) => {
          const { face, name } = characterOf(game, level);
          const state = rate.won > 0 ? 'is-beaten' : rate.games > 0 ? 'is-met' : 'is-new';
          return (
            <li key={level} className={state}>
              <span className="rung-face">
                <Face face={face} />
                {rate.won > 0 && (
                  <span className="rung-sign" aria-hidden="true">
                    ✓
                  </span>
                )}
              </span>
              <strong>{say(name)}</strong>
              <small>{say(text('record.level', { level }))}</small>
              <RateBar rate={rate} />
              <small>{words(rate)}</small>
              {streak.length > 1 && streak.result !== 'none' && (
                <small className="rung-streak">{say(text(`record.run-${streak.result}`, { n: streak.length }))}</small>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
