/** At the end of a turn: what the last answer would do, before it is given. */
import { closingOf, type Seat, type Text } from '@wartable/kernel';
import { paint, say } from '../io.ts';
import { text } from '../text/index.ts';
import { knownBy } from './host.ts';
import type { Session } from './session.ts';

/** Shows what an answer does before anything that cannot be taken back; whoever gives it may think better of it. */
export async function mayEnd(session: Session, seat: Seat, notation: string, doubt?: Text): Promise<'on' | 'back' | 'leave'> {
  const { game, host, terminal, io, fast } = session;
  const closing = fast ? undefined : closingOf(game, knownBy(host, seat).view, seat, [notation]);
  if (!closing) return 'on';
  for (const event of closing.events) {
    const line = game.log(event);
    if (line) terminal.print(`  ${say(session.io, line)}`);
  }
  if (doubt) terminal.print(paint(io, 'yellow', say(session.io, doubt)));
  const typed = await terminal.ask(`${say(io, text('play.end', { label: say(session.io, closing.label) }))} `);
  if (typed === undefined || typed.trim() === 'q') return 'leave';
  if (typed.trim() === 'u') return 'back';
  session.mayTakeBack = false;
  return 'on';
}
