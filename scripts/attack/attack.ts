/**
 * `npm run attack [-- --seconds 240 --seed word --only word]`: damages files, kills, fills disks, sets two writers on one game.
 * Nothing may be lost, nothing may hang, nothing may be a stack trace. What was bad is kept in attack-failures/.
 */
import { parseArgs } from 'node:util';
import { ATTACKS } from './attacks.ts';
import { isClean, openTally, tallyLines } from './tally.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '240' },
    seed: { type: 'string', default: String(Date.now()) },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'attack-failures' },
  },
});

const chosen = Object.entries(ATTACKS).filter(([name]) => name.includes(values.only));
const seconds = Number(values.seconds);
if (!(seconds > 0) || chosen.length === 0) {
  console.error(`attack: --seconds is a number above 0; --only is part of one of: ${Object.keys(ATTACKS).join(', ')}`);
  process.exit(2);
}
console.log(`seed ${values.seed}, about ${seconds} s`);
const { tally, report } = openTally(values.out, console.log);
const weights = chosen.reduce((sum, [, { weight }]) => sum + weight, 0);
for (const [name, { attack, weight }] of chosen) {
  const until = performance.now() + (1000 * seconds * weight) / weights;
  process.stderr.write(`${name}…\n`);
  await attack({ seed: values.seed, report, goesOn: (tried) => tried === 0 || performance.now() < until });
}
for (const line of tallyLines(tally)) console.log(line);
process.exit(isClean(tally) ? 0 : 1);
