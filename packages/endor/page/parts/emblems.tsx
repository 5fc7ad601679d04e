/** Signs of cards: who acts and how. Each kind of card has its own picture. */
import type { ReactNode } from 'react';
import { BunkerDrawing } from '../art/bunker.tsx';
import { Miniature } from '../figures/piece.tsx';
import { type Kind, type SideName, sideOf } from '../scene.ts';
import './emblems.css';

const ACTORS: readonly (readonly [start: string, kind: Kind])[] = [
  ['heroes', 'han'],
  ['rebel-troopers', 'rebel-trooper'],
  ['ewoks', 'ewok'],
  ['catapults', 'catapult'],
  ['at-st', 'at-st'],
  ['speeder-bikes', 'speeder-bike'],
  ['stormtroopers', 'stormtrooper'],
  ['security', 'security'],
];

/** The kind of piece that an action card lets act. */
function actorOf(card: string): Kind | undefined {
  return card in EVENTS ? undefined : ACTORS.find(([start]) => card.startsWith(start))?.[1];
}

export function cardSide(card: string): SideName | 'neutral' {
  const actor = actorOf(card);
  return actor ? sideOf(actor) : (EVENT_SIDES[card] ?? 'neutral');
}

const EVENT_SIDES: Readonly<Record<string, SideName>> = {
  'cruiser-destroyed': 'empire',
  'change-tactics': 'empire',
  'imperial-reinforcements': 'empire',
  'bunker-reinforcement': 'empire',
  'rebel-rally': 'rebel',
  'ewok-trap': 'rebel',
  'chewbacca-seizes-an-at-st': 'rebel',
  'security-code': 'rebel',
};

/** Below the bow: a hull of our own, long and rounded, with two domes. */
export const CRUISER =
  'M-48 3L-45 -5L-34 -6L-28 -11Q-20 -15 -12 -9L-6 -11Q4 -17 14 -9Q34 -8 48 1Q40 7 24 8L16 12H-8L-16 8.6L-34 11L-45 9Z';

/** On a square from -50 to 50. */
const EVENTS: Readonly<Record<string, ReactNode>> = {
  event: (
    <>
      <path className="emblem-fill" d="M-26 -36H20L28 -28V36H-26Z" transform="rotate(-8)" />
      <path className="emblem-cut" d="M0 -20L5 -6H20L8 3L13 18L0 9L-13 18L-8 3L-20 -6H-5Z" transform="rotate(-8)" />
    </>
  ),
  'cruiser-destroyed': (
    <>
      <path className="emblem-fill" d={CRUISER} transform="rotate(14)" />
      <path className="emblem-fire" d="M4 -34L10 -18L26 -26L18 -8L34 0L16 6L20 24L4 12L-10 24L-7 7L-24 2L-8 -6L-14 -24L0 -16Z" />
    </>
  ),
  'change-tactics': (
    <>
      <path className="emblem-line" d="M-30 -6A30 30 0 0 1 24 -20M30 6A30 30 0 0 1 -24 20" />
      <path className="emblem-fill" d="M32 -30V-6L10 -12ZM-32 30V6L-10 12Z" />
      <path className="emblem-fill" d="M-8 -9H8L10 -5V9H-8L-10 5V-9Z" />
    </>
  ),
  'imperial-reinforcements': (
    <>
      <g transform="translate(12 34) scale(0.74)">
        <Miniature kind="stormtrooper" side="empire" />
      </g>
      <path className="emblem-fill" d="M-44 -18H-26V-30L-4 -8L-26 14V2H-44Z" />
    </>
  ),
  'bunker-reinforcement': (
    <>
      <BunkerDrawing door={0} />
      <g transform="translate(0 40) scale(0.5)">
        <Miniature kind="security" side="empire" />
      </g>
    </>
  ),
  'rebel-rally': (
    <>
      <path className="emblem-fill" d="M-40 12Q-24 14 -10 -4Q4 -22 24 -26L32 -34L40 4L30 0Q10 2 -4 18Q-18 32 -38 24Z" />
      <path className="emblem-line" d="M38 -30Q50 -16 44 2M24 14Q34 22 44 18" />
    </>
  ),
  'ewok-trap': (
    <>
      <path className="emblem-line thin" d="M-30 -46L-26 -6M30 -46L26 -6" />
      <path className="emblem-wood" d="M-44 -12H-6V8H-44ZM6 -12H44V8H6Z" />
      <path className="emblem-fire" d="M0 -22L4 -8L16 -14L10 -2L20 4L8 8L12 22L0 14L-12 22L-8 8L-20 4L-10 -2L-16 -14L-4 -8Z" />
      <path className="emblem-line" d="M-14 40L0 26L14 40" />
    </>
  ),
  'chewbacca-seizes-an-at-st': (
    <g transform="translate(0 40) scale(0.92)">
      <Miniature kind="chewbacca" side="rebel" mounted />
    </g>
  ),
  'security-code': (
    <>
      <path className="emblem-fill" d="M-34 -24H34V24H-34Z" />
      <path
        className="emblem-cut"
        d="M-26 -16H-6V4H-26ZM2 -16H26V-10H2ZM2 -4H18V2H2ZM-26 12H-18V18H-26ZM-12 12H-4V18H-12ZM2 12H10V18H2ZM16 12H24V18H16Z"
      />
    </>
  ),
};

/** A card's picture. `kind` is the key of the card: "ewoks-move", "ewok-trap". */
export function CardEmblem({ kind }: { readonly kind: string }) {
  const actor = actorOf(kind);
  const how = kind.endsWith('-move') ? 'move' : kind.endsWith('-fire') ? 'fire' : undefined;
  return (
    <svg className={`card-emblem ${cardSide(kind)} ${actor ? `kind-${actor}` : ''}`} viewBox="-50 -50 100 100" aria-hidden="true">
      {actor ? (
        <>
          <g transform="translate(-6 32) scale(0.84)">
            <Miniature kind={actor} side={sideOf(actor)} />
          </g>
          {actor === 'han' && (
            <path
              className="emblem-star"
              d="M34 -42L37.6 -32.6L47 -32L40 -26L42 -16.4L34 -22L26 -16.4L28 -26L21 -32L30.4 -32.6Z"
            />
          )}
          {how && <How how={how} />}
        </>
      ) : (
        EVENTS[kind]
      )}
    </svg>
  );
}

/** An arrow over the ground, or a shot. */
function How({ how }: { readonly how: 'move' | 'fire' }) {
  if (how === 'move') return <path className="emblem-how" d="M18 -34H32V-43L47 -27L32 -11V-20H18Z" />;
  return (
    <path className="emblem-how" d="M33 -44L36.4 -33L47 -37L41 -27L48 -19L37 -19L35 -8L29 -17L19 -12L23 -23L15 -30L26 -32Z" />
  );
}

/** A piece by itself, for tables and lists. */
export function PieceIcon({
  kind,
  size = 40,
  mounted = false,
}: {
  readonly kind: Kind;
  readonly size?: number;
  readonly mounted?: boolean;
}) {
  const side = sideOf(kind);
  return (
    <svg className={`piece-icon ${side} kind-${kind}`} width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      <g transform="translate(0 32) scale(0.86)">
        <Miniature kind={kind} side={side} mounted={mounted} />
      </g>
    </svg>
  );
}
