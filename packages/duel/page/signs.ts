/** The sign and the sound of what happens. */
import type { Event } from '@wartable/duel';
import type { Sign } from '@wartable/web/play/event-icon.tsx';
import type { Sound } from '@wartable/web/play/sound.ts';

export const SIGNS: Partial<Record<Event['type'], Sign>> = {
  'round-began': 'turn',
  'regroup-began': 'turn',
  'game-ended': 'turn',
  'initiative-taken': 'order',
  'initiative-rolled': 'order',
  'card-played': 'card',
  'cards-drawn': 'card',
  'card-discarded': 'card',
  'card-taken': 'card',
  'cards-revealed': 'card',
  'resources-placed': 'card',
  'ability-used': 'order',
  'ability-triggered': 'order',
  'leader-deployed': 'medal',
  'attack-declared': 'attack',
  damaged: 'hit',
  healed: 'medal',
  weakened: 'miss',
  exhausted: 'miss',
  'unit-defeated': 'hit',
  'leader-defeated': 'hit',
  'unit-returned': 'retreat',
};

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  'round-began': 'turn',
  'card-played': 'card',
  'cards-drawn': 'card',
  'card-discarded': 'card',
  'cards-revealed': 'card',
  'resources-placed': 'card',
  'ability-used': 'order',
  'ability-triggered': 'order',
  'leader-deployed': 'medal',
  'initiative-taken': 'order',
  'attack-declared': 'strike',
  damaged: 'hit',
  healed: 'heal',
  'unit-entered': 'move',
  'unit-defeated': 'fall',
  'leader-defeated': 'fall',
  'unit-returned': 'move',
  passed: 'miss',
};

export function soundOf(event: Event): Sound | undefined {
  // What hits a base is heard in all of the room.
  return event.type === 'damaged' && 'base' in event.target ? 'crack' : SOUNDS[event.type];
}
