/** Choices of a review in sentences. */
import type { Instead, Named } from '@wartable/ai';
import { CONCEDE, type Text } from '@wartable/kernel';
import { text } from '../text/index.ts';
import { text as own } from './film/text/index.ts';

/** Giving up and playing on are no choices of the game, so they have no label. */
export function inWords({ label, notation }: Named): Text {
  return label ?? text(notation === CONCEDE ? 'play.give-up' : 'play.play-on');
}

export function insteadText({ same, choice }: Instead, level: number): Text {
  return same ? own('back.instead-same', { level }) : own('back.instead', { level, choice: inWords(choice) });
}
