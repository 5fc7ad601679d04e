/** How Battle for Endor is opened: where leaders of the Ewoks and catapults wait, and what the heroes do first. */
import type { Seat, Text } from '@wartable/kernel';
import type { Event } from './events.ts';
import { CATAPULT, EWOK_LEADER, HERO, pieceByName, TYPES, type TypeId, typeOf } from './pieces.ts';
import { REBEL } from './seats.ts';
import { text } from './text/index.ts';

/** What is told of an opening, what tells most first. */
export const OPENING_KINDS = {
  leader: text('opening.leader'),
  catapult: text('opening.catapult'),
  hero: text('opening.hero'),
} as const;
type OpeningKind = keyof typeof OPENING_KINDS;

/** Told all events of a game, it says what of them is part of an opening. */
export function openings(): (event: Event) => readonly (readonly [Seat, OpeningKind, string])[] {
  let heroesActed = false;
  return (event) => {
    if (event.type === 'piece-placed' && !event.why) {
      const kind = WAITING.find(([type]) => type === typeNamed(event.piece))?.[1];
      // Which hex of the macrohex it is hardly matters.
      return kind ? [[REBEL, kind, event.at.split('.')[0] ?? '']] : [];
    }
    const acted = heroesActed ? undefined : actOfHero(event);
    heroesActed ||= acted !== undefined;
    return acted === undefined ? [] : [[REBEL, 'hero', acted]];
  };
}

const WAITING: readonly (readonly [TypeId, OpeningKind])[] = [
  [EWOK_LEADER, 'leader'],
  [CATAPULT, 'catapult'],
];

function typeNamed(piece: string): TypeId | undefined {
  const id = pieceByName(piece);
  return id === undefined ? undefined : typeOf(id);
}

/** `move R`, to a macrohex, or `fire at-st`. */
function actOfHero(event: Event): string | undefined {
  if (event.type === 'piece-moved' && typeNamed(event.piece) === HERO) return `move ${event.to.split('.')[0]}`;
  if (event.type === 'shot-fired' && event.pieces.some((piece) => typeNamed(piece) === HERO)) {
    const target = typeNamed(event.target);
    return target === undefined ? undefined : `fire ${TYPES[target]}`;
  }
  return undefined;
}

export function openingText(_kind: string, id: string): Text {
  const [verb = '', what = ''] = id.split(' ');
  if (verb === 'move') return text('opening.hero-moves', { to: what });
  if (verb === 'fire') return text('opening.hero-fires', { target: { key: `type.${what}` } });
  return text('opening.at', { at: verb });
}
