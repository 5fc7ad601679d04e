import { InputError, legible, verify as verifyRecord } from '@wartable/kernel';
import { type Args, gameNamed, onlyRest } from '../args.ts';
import { placed, readRecordFile } from '../files.ts';
import { type Io, inGame, paint, say } from '../io.ts';
import { text } from '../text/index.ts';

export const verifyOptions = { json: 'flag' } as const;

/** `wartable verify <record>`: what was agreed, dice, shuffles, answers, positions, outcome. */
export function verify(args: Args, io: Io): number {
  const path = onlyRest(args, '<record>');
  const { record, lineOf } = readRecordFile(path);
  try {
    const verdict = verifyRecord(gameNamed(record.game), record);
    if (args.values['json']) {
      io.out(JSON.stringify({ ok: true, ...verdict, outcome: record.outcome }));
      return 0;
    }
    const good = (line: string): void => io.out(`${paint(io, 'green', '✓')} ${line}`);
    // Records of format 1 committed to the seed alone.
    good(say(io, text(record.chance === 'chacha8' ? 'verify.commitment' : 'verify.agreed')));
    io.out(paint(io, 'dim', `  ${say(io, text('verify.published', { commitment: record.commitment }))}`));
    if (record.shares.length > 0) good(say(io, text('verify.shares', { n: record.shares.length })));
    good(say(io, text('verify.chance', { n: verdict.outcomesOfChance })));
    good(say(io, text('verify.answers', { n: verdict.answers })));
    if (record.snapshots.length > 0) good(say(io, text('verify.snapshots', { n: record.snapshots.length })));
    good(say(io, text('verify.outcome', { winners: record.outcome?.winners.join(', ') || '—' })));
    if (verdict.from > 0) io.out(paint(io, 'yellow', say(io, text('verify.from', { from: verdict.from }))));
    return 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    if (args.values['json'])
      io.out(JSON.stringify({ ok: false, at: error.path, reason: say(inGame(io, record.game), error.text) }));
    else {
      const place = legible(placed(path, lineOf(error.path), error.path));
      io.err(`${paint(io, 'red', '✗')} ${place}: ${say(inGame(io, record.game), error.text)}`);
    }
    return 1;
  }
}
