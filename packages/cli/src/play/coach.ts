/** The coach at the terminal, for who plays with `--coach`: whether an answer looks like a mistake, before it is too late. */
import { adviceText, givenInTurn, mistakeIn } from '@wartable/ai';
import type { Seat, Text } from '@wartable/kernel';
import { text } from '../text/index.ts';
import { knownBy } from './host.ts';
import type { Session } from './session.ts';

/** What would have been better, by what the seat sees. */
export function doubtAbout({ game, host, coach }: Session, seat: Seat, notation: string): Text | undefined {
  if (!coach) return undefined;
  const [given] = givenInTurn(game, knownBy(host, seat).view, seat, [notation]);
  if (!given) return undefined;
  const looking = mistakeIn(game, given, `coach ${host.seed} ${host.said}`, coach.search);
  let found = looking.next();
  while (!found.done) found = looking.next();
  return found.value && text('play.mistake', { advice: adviceText(found.value.advice, found.value.reasons) });
}
