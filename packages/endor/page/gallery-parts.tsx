/** Side components and pieces of Endor for a closer look. */

import { TABLES, type View } from '@wartable/endor/telling';
import { en as english } from '@wartable/endor/text/en.ts';
import { HEX_SHAPE } from '@wartable/web/board/hexes.ts';
import { useState } from 'react';
import { DRAWN } from './figures/drawn.ts';
import { Piece } from './figures/piece.tsx';
import { ActionCard, EventCard } from './parts/cards.tsx';
import { type DeckEntry, DeckPanel } from './parts/deck.tsx';
import { DieFace } from './parts/die.tsx';
import { type HeroRow, HeroTable } from './parts/heroes.tsx';
import { TacticPanel } from './parts/tactic.tsx';
import { CruiserTrack, DoorTrack, TurnTrack } from './parts/tracks.tsx';
import { type HeroName, type Kind, type ScenePiece, sideOf } from './scene.ts';
import './gallery.css';

const KINDS = Object.keys(DRAWN) as Kind[];
const SIZES = [170, 90, 46, 24] as const;

function pieceOf(kind: Kind, i: number): ScenePiece {
  const hero = i < 4;
  return {
    id: kind,
    kind,
    side: sideOf(kind),
    number: hero ? undefined : i + 3,
    hex: 0,
    wounded: false,
    acted: false,
    mounted: false,
  };
}

export function EndorPieces() {
  return (
    <main className="gallery-sheet endor-board">
      {SIZES.map((size) => (
        <section key={size}>
          {KINDS.map((kind, i) => (
            <Cell key={kind} size={size} piece={pieceOf(kind, i)} />
          ))}
          <Cell size={size} piece={{ ...pieceOf('chewbacca', 0), mounted: true, wounded: true }} />
          <Cell size={size} piece={{ ...pieceOf('ewok', 5), acted: true }} lifted />
        </section>
      ))}
    </main>
  );
}

function Cell({ size, piece, lifted = false }: { readonly size: number; readonly piece: ScenePiece; readonly lifted?: boolean }) {
  return (
    <svg width={size} height={size * 1.15} viewBox="-50 -60 100 118" aria-hidden="true">
      <path className="glade" d={HEX_SHAPE} />
      <Piece piece={piece} at={[0, 0]} lifted={lifted} />
    </svg>
  );
}

type English = Readonly<Record<string, string>>;
const en: English = english;
const HEROES: readonly HeroName[] = ['han', 'leia', 'chewbacca', 'droids'];
const FACES = ['saber', 'vader', 'blank'] as const;

export function EndorParts({ view }: { readonly view: View }) {
  const [thrown, setThrown] = useState(0);
  const actions = entriesOf(view.actionsLeft, view.actionsGone, 'action');
  const events = entriesOf(view.eventsLeft, view.eventsGone, 'event');
  const order = TABLES.tactics[view.tactic as 'A'];
  return (
    <main className="endor-parts">
      <section>
        <div className="endor-side">
          <TurnTrack label="Turn" value={String(view.turn)} gone={view.actionsGone.length} cards={TABLES.actions.length} />
          <CruiserTrack label="Fleet" value={`${5 - view.cruisers} of 5`} lost={view.cruisers} limit={5} />
          <DoorTrack label="Blast door" value={`${view.door} of 3`} door={view.door} />
          <TacticPanel
            label="Imperial tactic"
            tactics={Object.keys(TABLES.tactics)}
            tactic={view.tactic}
            lines={order.map((target) => ({ target, text: en[`type.${target}`] ?? en['terrain.entrance'] ?? target }))}
          />
        </div>
        <div className="endor-side">
          <HeroTable
            label="Heroes"
            labels={{ breach: 'Breach', wounded: 'Wounded', acted: 'Acted' }}
            heroes={HEROES.map((hero) => rowOf(view, hero))}
            onPick={() => setThrown(thrown + 1)}
          />
          <DeckPanel label="Event cards" labels={{ left: 'left', gone: 'gone' }} entries={events} open />
        </div>
        <div className="endor-side">
          <DeckPanel label="Action cards" labels={{ left: 'left', gone: 'gone' }} entries={actions} open />
        </div>
      </section>
      <section key={thrown}>
        {[64, 44, 26].map((size) =>
          FACES.map((face, i) => (
            <DieFace
              key={`${face} ${size}`}
              face={face}
              label={en[`face.${face}`] ?? face}
              size={size}
              hit={size === 44 ? i === 0 : undefined}
              tumbling={thrown > 0}
              index={i}
            />
          )),
        )}
      </section>
      <section>
        {actions.map(({ kind, name }, i) => (
          <ActionCard
            key={kind}
            kind={kind}
            title={name}
            text={en[`action.${kind}.text`]}
            state={i === 1 ? 'chosen' : i === 2 ? 'choice' : undefined}
            onPick={i < 3 ? () => setThrown(thrown + 1) : undefined}
          />
        ))}
      </section>
      <section>
        {events.map(({ kind, name }) => (
          <EventCard
            key={kind}
            kind={kind}
            title={name}
            detail={kind === 'imperial-reinforcements' ? '1 AT-ST · 2 stormtroopers' : undefined}
          />
        ))}
      </section>
    </main>
  );
}

/** "heroes-3" is the card "heroes". */
function entriesOf(left: readonly string[], gone: readonly string[], deck: string): DeckEntry[] {
  const kindOf = (card: string): string => card.slice(0, card.lastIndexOf('-'));
  const count = (cards: readonly string[], kind: string): number => cards.filter((card) => kindOf(card) === kind).length;
  return [...new Set([...left, ...gone].map(kindOf))].map((kind) => ({
    kind,
    name: en[`${deck}.${kind}`] ?? kind,
    left: count(left, kind),
    gone: count(gone, kind),
  }));
}

function rowOf(view: View, hero: HeroName): HeroRow {
  const piece = view.pieces.find((one) => one.piece === hero);
  const mounted = hero === 'chewbacca' && view.mounted;
  return {
    hero,
    name: en[`piece.${hero}`] ?? hero,
    where: piece?.at ?? '',
    breach: mounted ? TABLES.mounted.breach : TABLES.heroes[hero].breach,
    wounded: piece?.wounded ?? false,
    acted: piece?.acted ?? false,
    gone: hero === 'droids',
    mounted,
  };
}
