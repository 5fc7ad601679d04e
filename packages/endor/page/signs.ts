/** The sign and the sound of what happens. */
import type { Event } from '@wartable/endor/telling';
import type { Sign } from '@wartable/web/play/event-icon.tsx';
import type { Sound } from '@wartable/web/play/sound.ts';

export const SIGNS: Partial<Record<Event['type'], Sign>> = {
  'turn-began': 'turn',
  'game-ended': 'turn',
  'deck-shuffled': 'card',
  'card-drawn': 'card',
  'event-drawn': 'card',
  'card-kept': 'card',
  'piece-placed': 'order',
  'pieces-rallied': 'order',
  'piece-moved': 'move',
  'piece-converted': 'move',
  'shot-fired': 'attack',
  'die-rolled': 'dice',
  'dice-rolled': 'dice',
  'piece-eliminated': 'hit',
  'piece-wounded': 'hit',
  'piece-captured': 'hit',
  'at-st-lost': 'hit',
  'cruiser-lost': 'hit',
  'shot-missed': 'miss',
  'capture-failed': 'miss',
  'door-held': 'miss',
  'generator-held': 'miss',
  'door-moved': 'medal',
  'at-st-seized': 'medal',
  'tactic-changed': 'turn',
};

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  'turn-began': 'turn',
  'tactic-changed': 'turn',
  'card-drawn': 'card',
  'event-drawn': 'card',
  'piece-placed': 'order',
  'pieces-rallied': 'order',
  'piece-moved': 'move',
  'piece-converted': 'move',
  'shot-fired': 'shot',
  'dice-rolled': 'dice',
  'piece-eliminated': 'fall',
  'piece-wounded': 'hit',
  'piece-captured': 'fall',
  'at-st-lost': 'crack',
  'cruiser-lost': 'crack',
  'shot-missed': 'miss',
  'capture-failed': 'miss',
  'door-held': 'miss',
  'generator-held': 'miss',
  'door-moved': 'medal',
  'at-st-seized': 'medal',
  'game-ended': 'medal',
};

export function soundOf(event: Event): Sound | undefined {
  return SOUNDS[event.type];
}
