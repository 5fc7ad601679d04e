/** The steps of a set-up in words and pictures. */
import { macrohexForDie, type SetUpStep, setUpSteps, type Troop } from '@wartable/endor/companion';
import { STANDARD_MAP, TABLES } from '@wartable/endor/telling';
import type { Text } from '@wartable/kernel';
import type { Step } from '@wartable/web/companion/steps.tsx';
import { throwDice } from '@wartable/web/companion/throw.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useState } from 'react';
import { Piece } from '../figures/piece.tsx';
import { type Kind, sideOf } from '../scene.ts';
import { SetUpForest } from './field.tsx';
import type { Hardness } from './hardness.ts';
import { text } from './text/index.ts';
import '../board.css';

const HEROES: readonly string[] = Object.keys(TABLES.heroes);

export function kindText(kind: string): Text {
  return { key: HEROES.includes(kind) ? `piece.${kind}` : `type.${kind}` };
}

export function stepsOf(hardness: Hardness): Step[] {
  return setUpSteps(STANDARD_MAP, hardness.difficulty).map((step) => {
    const lit = step.does === 'garrison' ? 'complex' : 'hexes' in step ? step.hexes : [];
    const map = () => <SetUpForest lit={lit} />;
    return { id: idOf(step), map, ...wordsOf(step, hardness) };
  });
}

function idOf(step: SetUpStep): string {
  if (step.does === 'place') return `place-${step.area}`;
  return step.does === 'arrive' ? `arrive-${step.troops[0].kind}` : step.does;
}

function wordsOf(step: SetUpStep, { cruisers }: Hardness): Omit<Step, 'id' | 'map'> {
  switch (step.does) {
    case 'board':
      return { title: text('table.board'), lines: [text('table.board-how')] };
    case 'tracks':
      return { title: text('table.tracks'), lines: [text('table.tracks-how')] };
    case 'decks': {
      const { actions, events, without } = step;
      return {
        title: text('table.decks'),
        lines: [
          text('table.decks-how', { actions, events }),
          ...without.map((card) => text('table.decks-without', { card: { key: card } })),
        ],
      };
    }
    case 'place':
      return { ...troopsOf(step.troops), lines: [text(`table.place-${step.area as 'rebel' | 'ewok' | 'deep-woods'}`)] };
    case 'garrison':
      return { ...troopsOf(step.troops), lines: [text('table.garrison-how')] };
    case 'arrive':
      return {
        ...troopsOf(step.troops),
        lines: [text('table.arrive-how'), text('table.arrive-again')],
        more: <Throws n={step.troops[0].n} />,
      };
    case 'begins':
      return {
        title: text('table.begins'),
        lines: [text('table.begins-how'), text('table.goal'), text('table.lost', { n: cruisers })],
      };
  }
}

function troopsOf(troops: readonly Troop[]): Pick<Step, 'title' | 'piece'> {
  const [first] = troops;
  const parts = troops.map(({ kind, n }): Text => (n === 1 ? kindText(kind) : text('table.part', { n, kind: kindText(kind) })));
  return {
    title: joined(parts),
    ...(first ? { piece: <Pieces kinds={troops.map(({ kind }) => kind as Kind)} /> } : {}),
  };
}

/** "A, B, C" of texts. */
function joined(parts: readonly Text[]): Text {
  return parts.reduceRight((rest, part) => text('table.and', { one: part, rest }));
}

export function Pieces({ kinds }: { readonly kinds: readonly Kind[] }) {
  return kinds.map((kind) => {
    const piece = { id: kind, kind, side: sideOf(kind), number: undefined, hex: 0, wounded: false, acted: false, mounted: false };
    return (
      <svg key={kind} viewBox="-50 -66 100 118" aria-hidden="true">
        <Piece piece={piece} at={[0, 0]} />
      </svg>
    );
  });
}

/** Where each of them goes, where nobody wants to roll eight times. */
function Throws({ n }: { readonly n: number }) {
  const { say } = useWords();
  const [dice, setDice] = useState<readonly number[]>([]);
  const goes = [1, 2, 3, 4, 5, 6].flatMap((die) => {
    const many = dice.filter((one) => one === die).length;
    return many === 0 ? [] : [say(text('table.to', { n: many, macrohex: macrohexForDie(die) }))];
  });
  return (
    <>
      <button type="button" className="button" onClick={() => setDice(throwDice(n).map((face) => face + 1))}>
        {say(text('table.throw'))}
      </button>
      <ul className="real-places" aria-live="polite">
        {goes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}
