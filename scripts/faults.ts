/**
 * `npm run faults [-- --minutes 10 --matches 40 --nodes 3 --seed word --break acknowledge --keep folder]`: nodes in processes, people
 * at them, and for so long faults chosen by the seed; then every history is read beside the log. With `--break` the nodes
 * acknowledge what is not on disk yet, and that has to be found. `--keep`: all that was read, for one who looks for the reason.
 */
import { parseArgs } from 'node:util';
import { longRun } from '../packages/server/test/faults/long.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    matches: { type: 'string', default: '40' },
    nodes: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now()) },
    break: { type: 'string' },
    keep: { type: 'string' },
  },
});
if (values.break !== undefined && values.break !== 'acknowledge') throw new RangeError('what can be broken: acknowledge');
const breaks = values.break !== undefined;
const isFine = await longRun({
  minutes: Number(values.minutes ?? (breaks ? 0.15 : 10)),
  matches: Number(values.matches),
  nodes: Number(values.nodes),
  seed: values.seed,
  breaks,
  keep: values.keep,
});
process.exit(isFine ? 0 : 1);
