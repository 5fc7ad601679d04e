/** The duel: ?gallery=duel&viewer=vader&marks=1, &show=cards, &show=large, &card=avenger, &revealed=1. */

import type { UnitView, View } from '@wartable/duel';
import { CARDS, handThing, type Thing, type UnitId } from '@wartable/duel/telling';
import { en } from '@wartable/duel/text/en.ts';
import { render } from '@wartable/kernel';
import { useMemo, useState } from 'react';
import { CardBack, CardFace } from './card.tsx';
import { DuelHand } from './hand.tsx';
import type { DuelLabels } from './labels.ts';
import { type Mark, NO_MARKS } from './marks.ts';
import { printed } from './printed.ts';
import { cardOfThing, type SideName, sceneOf } from './scene.ts';
import { DuelTable } from './table.tsx';
import './tokens.css';
import './gallery.css';

const say = (key: string, params: Readonly<Record<string, number>> = {}): string =>
  render({ language: 'en', sentences: en }, { key, params });

const LABELS: DuelLabels = {
  card: (name) => {
    const card = printed(name);
    const type = { unit: 'Unit', leader: 'Leader', event: 'Event', base: 'Base' }[card?.type ?? 'unit'];
    return {
      title: say(`card.${name}`),
      text: `card.${name}.text` in en ? say(`card.${name}.text`) : undefined,
      keywords: [
        ...(card?.sentinel ? [say('keyword.sentinel')] : []),
        ...(card && card.raid > 0 ? [say('keyword.raid', { n: card.raid })] : []),
        ...(card && card.restore > 0 ? [say('keyword.restore', { n: card.restore })] : []),
      ],
      kind: card?.arena ? `${type} · ${say(`arena.${card.arena}`)}` : type,
    };
  },
  aspect: (aspect) => say(`aspect.${aspect}`),
  seat: (side) => say(`seat.${side}`),
  arena: (arena) => say(`arena.${arena}`),
  table: say('game.name'),
  hand: 'Hand',
  deck: 'Deck',
  discard: 'Discard',
  resources: 'Resources',
  revealed: 'Revealed',
  initiative: 'Initiative',
  taken: 'Initiative taken',
  ready: 'Ready',
  exhausted: 'Exhausted',
  deployed: 'In play',
  epicUsed: 'Epic Action used',
  close: 'Close',
};

const HANDS = {
  leia: ['rogue-squadron-speeder', 'ill-cover-for-you', 'luke-skywalker', 'hoth-trooper', 'gr-75-medium-transport'],
  vader: ['death-squadron-star-destroyer', 'snowtrooper', 'you-have-failed-me', 'target-the-main-generator'],
} as const;

function unit(id: number, card: string, damage = 0, exhausted = false): UnitView {
  const facts = printed(card);
  return { id: id as UnitId, card, damage, exhausted, power: facts?.power ?? 0, hp: facts?.hp ?? 0 };
}

function viewOf(viewer: View['viewer'], hurt: number, revealed: boolean): View {
  const own = (side: SideName): readonly string[] | number => (viewer === side ? HANDS[side] : HANDS[side].length);
  const dead = hurt >= 3;
  return {
    viewer,
    round: 6,
    active: 'leia',
    initiative: 'vader',
    taken: 'vader',
    baseHp: 30,
    entered: 20,
    revealed: revealed ? ['rogue-squadron-speeder', 'echo-coordinator', 'tauntaun-mount'] : [],
    underway: [],
    sealed: [],
    outcome: null,
    leia: {
      base: 11 + hurt,
      leader: 'deployed',
      epicUsed: true,
      hand: own('leia'),
      resources: 7,
      exhaustedResources: 3,
      shown: [],
      deck: 29,
      discard: ['go-for-the-legs', 'hoth-trooper', 'improvised-detonation'],
      ground: [
        unit(3, 'chewbacca', 2),
        unit(5, 'echo-coordinator', 0, true),
        unit(9, 'leia-organa', 1),
        unit(11, 'ion-cannon'),
        unit(15, 'r2-d2', 0, true),
      ],
      space: [unit(2, 'rebellion-y-wing', 1), unit(13, 'bright-hope', 3)],
    },
    vader: {
      base: 17,
      leader: 'exhausted',
      epicUsed: false,
      hand: own('vader'),
      resources: 8,
      exhaustedResources: 5,
      shown: [],
      deck: 26,
      discard: ['snowtrooper', 'were-in-trouble', 'scouting-tie-fighter', 'admiral-ozzel'],
      ground: [
        ...(dead ? [] : [unit(4, 'snowtrooper', hurt)]),
        unit(6, 'snowtrooper', 0, true),
        unit(8, 'blizzard-force-at-st', 1),
        unit(12, 'ground-assault-at-at', 2 + hurt, true),
      ],
      space: [unit(7, 'surface-assault-bomber'), unit(10, 'lambda-shuttle', 0, true), unit(14, 'avenger', 2)],
    },
  };
}

const MARKS: ReadonlyMap<Thing, Mark> = new Map<Thing, Mark>([
  ['chewbacca', { state: 'chosen' }],
  ['ion-cannon', { state: 'choice' }],
  ['leia-organa', { state: 'choice' }],
  ['blizzard-force-at-st', { state: 'target', label: '3 · 5' }],
  ['vader-base', { state: 'quiet' }],
  ['snowtrooper.1', { state: 'quiet' }],
  [handThing('hoth-trooper'), { state: 'choice' }],
  [handThing('ill-cover-for-you'), { state: 'choice' }],
  [handThing('luke-skywalker'), { state: 'quiet' }],
]);

export function Gallery() {
  const query = new URLSearchParams(location.search);
  const show = query.get('show');
  if (show === 'cards' || show === 'large') return <AllCards size={show === 'cards' ? 'in-hand' : 'large'} />;
  return <TablePage query={query} />;
}

function TablePage({ query }: { readonly query: URLSearchParams }) {
  const viewer = query.get('viewer');
  const [hurt, setHurt] = useState(0);
  const [last, setLast] = useState('');
  const seat = viewer === 'vader' || viewer === 'spectator' ? viewer : 'leia';
  const revealed = query.has('revealed');
  const view = useMemo(() => viewOf(seat, hurt, revealed), [seat, hurt, revealed]);
  const scene = useMemo(() => sceneOf(view), [view]);
  const marked = query.has('marks');
  const touch = {
    labels: LABELS,
    marks: marked ? MARKS : NO_MARKS,
    describe: (thing: Thing) => (cardOfThing(thing) ? say(`card.${cardOfThing(thing)}`) : thing),
    onPick: (thing: Thing) => {
      setLast(`pick ${thing}`);
      setHurt(hurt + 1);
    },
    onMiss: (thing: Thing) => setLast(`miss ${thing}`),
    onDrop: (from: Thing, to: string) => setLast(`drop ${from} ${to}`),
  };
  return (
    <main className="gallery-duel" data-last={last}>
      <DuelTable {...touch} scene={scene} arrow={marked ? { from: 'chewbacca', to: 'blizzard-force-at-st' } : undefined} />
      {typeof scene.bottom.hand !== 'number' && <DuelHand {...touch} cards={scene.bottom.hand} />}
    </main>
  );
}

function AllCards({ size }: { readonly size: 'in-hand' | 'large' }) {
  return (
    <main className="gallery-duel-cards">
      {CARDS.map(({ name }) => (
        <CardFace key={name} card={name} size={size} labels={LABELS} />
      ))}
      <CardBack side="leia" />
      <CardBack side="vader" />
    </main>
  );
}
