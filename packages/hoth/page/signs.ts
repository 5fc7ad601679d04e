/** The sign and the sound of what happens. */
import type { Event } from '@wartable/hoth/telling';
import type { Sign } from '@wartable/web/play/event-icon.tsx';
import type { Sound } from '@wartable/web/play/sound.ts';

export const SIGNS: Partial<Record<Event['type'], Sign>> = {
  'turn-began': 'turn',
  'battle-ended': 'turn',
  'card-played': 'card',
  'support-used': 'card',
  'cards-drawn': 'card',
  'card-discarded': 'card',
  'card-taken': 'card',
  'pile-shuffled': 'card',
  'unit-ordered': 'order',
  'unit-moved': 'move',
  'unit-exited': 'move',
  'unit-arrived': 'move',
  'unit-broke-through': 'move',
  'attack-declared': 'attack',
  'dice-rolled': 'dice',
  'figures-lost': 'hit',
  'unit-eliminated': 'hit',
  'structure-destroyed': 'hit',
  'attack-missed': 'miss',
  'unit-retreated': 'retreat',
  'medals-won': 'medal',
  'medals-held': 'medal',
};

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  'card-played': 'card',
  'support-used': 'card',
  'unit-ordered': 'order',
  'unit-moved': 'move',
  'unit-fell-back': 'move',
  'unit-retreated': 'move',
  'unit-broke-through': 'move',
  'dice-rolled': 'dice',
  'attack-declared': 'shot',
  'figures-lost': 'hit',
  'unit-eliminated': 'fall',
  'structure-destroyed': 'crack',
  'attack-missed': 'miss',
  'medals-won': 'medal',
  'medals-held': 'medal',
  'turn-began': 'turn',
};

export function soundOf(event: Event): Sound | undefined {
  return SOUNDS[event.type];
}
