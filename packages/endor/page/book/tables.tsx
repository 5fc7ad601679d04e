/** The tables of the book, from the same data as the rules. */
import {
  AT_ST,
  BIKE,
  FACES,
  FOOT,
  givesCover,
  mayStandOn,
  SYMBOLS,
  TABLES,
  TERRAINS,
  type Terrain,
} from '@wartable/endor/telling';
import type { Text } from '@wartable/kernel';
import { BookTable } from '@wartable/web/play/book-table.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Piece } from '../figures/piece.tsx';
import { DieFace } from '../parts/die.tsx';
import { type Kind, sideOf } from '../scene.ts';
import { text } from './text/index.ts';
import '../board.css';
import '../tokens.css';

/** Who moves differently. */
const CLASSES = [FOOT, AT_ST, BIKE] as const;

function Plate({ kind }: { readonly kind: Kind }) {
  const piece = { id: kind, kind, side: sideOf(kind), number: undefined, hex: 0, wounded: false, acted: false, mounted: false };
  return (
    <svg viewBox="-50 -66 100 118" aria-hidden="true">
      <Piece piece={piece} at={[0, 0]} />
    </svg>
  );
}

export function Units() {
  const { say } = useWords();
  const head = ['unit', 'fire', 'armor', 'breach', 'start', 'counters'] as const;
  const heroes = Object.entries(TABLES.heroes).map(([name, { fire, armor, breach }]) => ({
    id: name,
    picture: <Plate kind={name as Kind} />,
    name: say({ key: `piece.${name}` }),
    cells: [fire, armor, breach, 1, 1],
  }));
  const units = Object.entries(TABLES.units).map(([name, { fire, armor, atStart, counters }]) => ({
    id: name,
    picture: <Plate kind={name as Kind} />,
    name: say({ key: `type.${name}` }),
    cells: [fire, armor, '', atStart, counters],
  }));
  return (
    <BookTable
      caption={say(text('table.units'))}
      head={head.map((name) => say(text(`table.${name}`)))}
      rows={[...heroes, ...units]}
    />
  );
}

export function Grounds() {
  const { say } = useWords();
  const yes = (is: boolean): string => say(text(is ? 'table.yes' : 'table.no'));
  return (
    <BookTable
      caption={say(text('table.terrains'))}
      head={[
        say(text('table.terrain')),
        say(text('table.foot')),
        say({ key: 'type.at-st' }),
        say({ key: 'type.speeder-bike' }),
        say(text('table.cover')),
      ]}
      rows={TERRAINS.map((name, i) => ({
        id: name,
        name: say({ key: `terrain.${name}` }),
        cells: [...CLASSES.map((moves) => mayStandOn(moves, i as Terrain)), givesCover(i as Terrain)].map(yes),
      }))}
    />
  );
}

export function Faces() {
  const { say } = useWords();
  return (
    <BookTable
      caption={say(text('table.faces'))}
      head={[say(text('table.face')), say(text('table.of-six'))]}
      rows={SYMBOLS.map((symbol) => ({
        id: symbol,
        picture: <DieFace face={symbol} label={say({ key: `face.${symbol}` })} size={36} />,
        name: say({ key: `face.${symbol}` }),
        cells: [FACES.filter((face) => face === symbol).length],
      }))}
    />
  );
}

export function Tactics() {
  const { say } = useWords();
  const target = (one: string): string => say({ key: one === 'entrance' ? 'terrain.entrance' : `type.${one}` });
  return (
    <BookTable
      caption={say(text('table.tactics'))}
      head={[say(text('table.tactic')), say(text('table.targets'))]}
      rows={Object.entries(TABLES.tactics).map(([name, targets]) => ({
        id: name,
        name,
        cells: [targets.map(target).join(', ')],
      }))}
    />
  );
}

export function Actions() {
  const { say } = useWords();
  return (
    <BookTable
      caption={say(text('table.actions'))}
      head={[say(text('table.card')), say(text('table.copies'))]}
      rows={[...Map.groupBy(TABLES.actions, (card) => card)].map(([card, copies]) => ({
        id: card,
        name: say({ key: `action.${card}` }),
        cells: [copies.length],
      }))}
    />
  );
}

type EventCard = { readonly event: string; readonly units?: Readonly<Record<string, number>> };

export function Events() {
  const { say } = useWords();
  const unit = ([type, n]: readonly [string, number]): string => `${n} ${say({ key: `type.${type}` } satisfies Text)}`;
  const cards: readonly EventCard[] = TABLES.events;
  const kinds = [...Map.groupBy(cards, ({ event, units = {} }) => [event, ...Object.entries(units).map(unit)].join())];
  return (
    <BookTable
      caption={say(text('table.events'))}
      head={[say(text('table.card')), say(text('table.brings')), say(text('table.copies'))]}
      rows={kinds.map(([id, same]) => ({
        id,
        name: say({ key: `event.${same[0]?.event}` }),
        cells: [
          Object.entries(same[0]?.units ?? {})
            .map(unit)
            .join(', '),
          same.length,
        ],
      }))}
    />
  );
}
