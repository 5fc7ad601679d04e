/** What one plays most, and how the games went in which it was played. */
import type { CSSProperties } from 'react';
import type { GameRecord } from '../play/own-record.ts';
import { useWords } from '../shell/language.tsx';
import type { Played } from '../table/played.ts';
import { RateBar, useRateWords } from './rate-bar.tsx';
import { favourites } from './stats.ts';
import { text } from './text/index.ts';

const MOST = 8;

type Props = { readonly own: GameRecord; readonly games: readonly Played[] };

export function Cards({ own, games }: Props) {
  const { say } = useWords();
  const words = useRateWords();
  if (!own.cards) return null;
  const { title, nameOf } = own.cards;
  const rows = favourites(games, MOST, (card) => say(nameOf(card)));
  if (rows.length === 0) return null;
  const most = rows[0]?.plays ?? 1;
  return (
    <section className="record-cards">
      <h2>{say(title)}</h2>
      <ol>
        {rows.map(({ card, plays, rate }) => (
          <li key={card}>
            <strong>{say(nameOf(card))}</strong>
            <span className="card-plays" style={{ '--of': plays / most } as CSSProperties}>
              {say(text('record.times', { n: plays }))}
            </span>
            <span className="card-rate">
              <RateBar rate={rate} />
              <small>{words(rate)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
