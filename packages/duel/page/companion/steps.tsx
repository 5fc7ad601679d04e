/** The steps of a set-up in words and cards. */
import { type SetUpStep, type Setup, setUpSteps } from '@wartable/duel/companion';
import type { Text } from '@wartable/kernel';
import type { Step } from '@wartable/web/companion/steps.tsx';
import { throwDice } from '@wartable/web/companion/throw.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useState } from 'react';
import { CardBack, CardFace } from '../card.tsx';
import { SIDES, type SideName } from '../scene.ts';
import { useSayings } from '../use-sayings.ts';
import { text } from './text/index.ts';

export const seatText = (side: SideName): Text => ({ key: `seat.${side}` });

export function stepsOf(setup: Setup): Step[] {
  return setUpSteps(setup).map((step) => ({ id: step.does, ...wordsOf(step) }));
}

function wordsOf(step: SetUpStep): Omit<Step, 'id'> {
  switch (step.does) {
    case 'decks':
      return {
        title: text('table.decks'),
        lines: SIDES.map((side) => {
          const { cards: n, first, last } = step.decks[side];
          return text('table.decks-how', { side: seatText(side), n, first, last });
        }),
        more: <Backs />,
      };
    case 'leaders':
      return {
        title: text('table.leaders'),
        lines: [text('table.leaders-how')],
        more: <Cards names={SIDES.map((side) => step.cards[side])} />,
      };
    case 'bases':
      return {
        title: text('table.bases'),
        lines: [text('table.bases-how', { hp: step.hp })],
        more: <Cards names={SIDES.map((side) => step.cards[side])} />,
      };
    case 'sort':
      return {
        title: text('table.sort'),
        lines: SIDES.map((side) => {
          const { first, last } = step.decks[side];
          return text('table.sort-how', { side: seatText(side), first, last });
        }),
        more: <Backs />,
      };
    case 'shuffle':
      return { title: text('table.shuffle'), lines: [text('table.shuffle-how')], more: <Backs /> };
    case 'initiative':
      return step.side
        ? { title: text('table.initiative'), lines: [text('table.initiative-to', { side: seatText(step.side) })] }
        : { title: text('table.initiative'), lines: [text('table.initiative-chance')], more: <Toss /> };
    case 'draw':
      return {
        title: text('table.draw', { n: step.cards }),
        lines: [text('table.draw-how', { n: step.cards }), ...(step.stays ? [text('table.draw-no-mulligan')] : [])],
      };
    case 'mulligan':
      return { title: text('table.mulligan'), lines: [text('table.mulligan-how')] };
    case 'resources': {
      const { cards, count } = step;
      if (!cards) return { title: text('table.resources'), lines: [text('table.resources-any', { n: count })] };
      return {
        title: text('table.resources'),
        lines: [],
        more: SIDES.map((side) => <These key={side} side={side} names={cards[side]} />),
      };
    }
    case 'begins':
      return {
        title: text('table.begins'),
        lines: [text('table.begins-how', { n: step.hand }), text('table.goal'), text('table.round')],
      };
  }
}

function Cards({ names }: { readonly names: readonly string[] }) {
  const { labels } = useSayings();
  return (
    <div className="duel-cards">
      {names.map((name) => (
        <CardFace key={name} card={name} size="in-hand" labels={labels} />
      ))}
    </div>
  );
}

function These({ side, names }: { readonly side: SideName; readonly names: readonly string[] }) {
  const { say } = useWords();
  return (
    <>
      <p>{say(text('table.resources-these', { side: seatText(side) }))}</p>
      <Cards names={names} />
    </>
  );
}

function Backs() {
  return (
    <div className="duel-cards" aria-hidden="true">
      {SIDES.map((side) => (
        <div key={side} className="duel-back">
          <CardBack side={side} />
        </div>
      ))}
    </div>
  );
}

/** Even and odd faces of a die. */
function Toss() {
  const { say } = useWords();
  const [side, setSide] = useState<SideName>();
  const toss = (): void => setSide((throwDice(1)[0] ?? 0) % 2 === 0 ? 'leia' : 'vader');
  return (
    <>
      <button type="button" className="button" onClick={toss}>
        {say(text('table.toss'))}
      </button>
      <p role="status" className="duel-tossed">
        {side && say(text('table.tossed', { side: seatText(side) }))}
      </p>
    </>
  );
}
