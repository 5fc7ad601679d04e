/** What is said of a command that was given something bad. */
import type { Ran } from './reading.ts';
import type { Trial, Verdict } from './tally.ts';

/** Escape codes and marks that turn the writing round belong to no answer. */
const hasRaw = (text: string): boolean => /[\p{Cc}\p{Bidi_C}]/u.test(text.replaceAll('\n', ''));

export const hasStack = (text: string): boolean => /\n\s+at .+[:(]/.test(text);

/** Refused: exit code 2 and one line; `names`: what that line has to name. Nothing raw, no stack. */
export function judge(ran: Ran | 'hang', isHarmless: () => boolean, names = ''): Pick<Trial, 'verdict' | 'said'> {
  if (ran === 'hang') return { verdict: 'hang' };
  if ('died' in ran) return { verdict: 'trace', said: ran.died };
  const { code, out, err } = ran;
  const said = `exit code ${code}\n${err}\n${out}`;
  const verdict = ((): Verdict => {
    if (hasRaw(out) || hasRaw(err) || hasStack(err)) return 'trace';
    if (code === 0) return isHarmless() ? 'harmless' : 'lost';
    if (code === 1) return 'refused';
    return code === 2 && !err.includes('\n') && err.length < 1000 && err.includes(names) ? 'refused' : 'trace';
  })();
  return { verdict, said };
}
