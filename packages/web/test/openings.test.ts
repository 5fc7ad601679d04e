import type { Openings } from '@wartable/ai';
import { render, type Text } from '@wartable/kernel';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { goodOpenings } from '../src/setup/good-openings.ts';
import { en } from '../src/text/en.ts';

// Parts of pages are read by Vite alone.
const { OpeningBars } = (await import(new URL('../src/setup/opening-bars.tsx', import.meta.url).pathname)) as {
  OpeningBars: FunctionComponent<Readonly<Record<string, unknown>>>;
};

const way = (id: string, share: number) => ({ id, games: 40, wins: 40 * share, share, low: share - 0.1, high: share + 0.1 });
const rate = (share: number) => ({ games: 100, wins: 100 * share, share, low: 0, high: 1 });
const OPENINGS: Openings = {
  rebel: { card: [way('a', 0.7), way('b', 0.6), way('c', 0.6)], move: [way('m', 0.8)] },
  empire: { card: [way('d', 0.75)] },
};
const WINS = { rebel: rate(0.4), empire: rate(0.6) };
const SEATS = ['rebel', 'empire'];

it('Of each kind of opening the first two of each side are shown, beside its average', () => {
  const shown = goodOpenings({ openings: OPENINGS, wins: WINS, seats: SEATS, kinds: ['card', 'move', 'none'] });
  expect(shown.map(({ kind, sides }) => [kind, sides.map(({ seat, average, ways }) => [seat, average, ways.length])])).toEqual([
    [
      'card',
      [
        ['rebel', 0.4, 2],
        ['empire', 0.6, 1],
      ],
    ],
    ['move', [['rebel', 0.4, 1]]],
  ]);
  expect(goodOpenings({ openings: undefined, wins: WINS, seats: SEATS, kinds: ['card'] })).toEqual([]);
});

it('A bar says its number, how sure it is and the average, to the eye and to a screen reader', () => {
  const [kind] = goodOpenings({ openings: OPENINGS, wins: WINS, seats: SEATS, kinds: ['card'] });
  const words = { ...en, 'opening.card': 'First card', 'seat.rebel': 'Rebels', 'seat.empire': 'Empire', 'card.a': 'Recon' };
  const speaker = {
    say: (text: Text) => render({ language: 'en', sentences: words }, text),
    inPercent: (share: number) => `${100 * share}%`,
    breakable: (title: string) => title,
  };
  const markup = renderToStaticMarkup(
    createElement(OpeningBars, {
      kind,
      kinds: { card: { key: 'opening.card' } },
      seats: SEATS,
      speaker,
      name: (_: string, id: string) => ({ key: `card.${id}` }),
      seatName: (seat: string) => ({ key: `seat.${seat}` }),
    }),
  );
  expect(markup).toContain('<ul class="rebel" aria-label="Rebels"><li title="70% of 40 games, 40% on average">');
  expect(markup).toContain('<h3>First card</h3>');
  expect(markup).toContain('Recon');
  expect(markup).toContain('class="opening-share" style="width:70%"');
  expect(markup).toContain('class="opening-sure" style="left:60%;width:20%"');
  expect(markup).toContain('class="opening-average" style="left:40%"');
  expect(markup).toContain('<ul class="empire" aria-label="Empire">');
});
