/**
 * `npm run siege [-- --many 100000 --seed word]`: a server of its own gets so many malformed, oversized, replayed and out-of-turn
 * messages over sockets and HTTP. It has to stay up, to answer, and to change nothing.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { besiege, everybody, everything } from '../packages/server/test/siege.ts';
import { openField } from '../packages/server/test/siege-field.ts';

const { values } = parseArgs({
  options: { many: { type: 'string', default: '100000' }, seed: { type: 'string', default: String(Date.now()) } },
});
const data = mkdtempSync(join(tmpdir(), 'siege-'));
const field = await openField({ where: { file: join(data, 'wartable.db') }, config: { data } });
const [kept, seen] = [await everything(field.server.store.db), await everybody(field)];
console.log(`seed ${values.seed}`);
const began = performance.now();
const { said, words, cut, asked, statuses, faults } = await besiege(field, Number(values.many), values.seed);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`${said} messages: ${JSON.stringify(words)}, ${cut} lines cut`);
console.log(`${asked} requests: ${JSON.stringify(statuses)}; ${seconds} s`);
const differences = (before: object, after: object): string[] =>
  Object.entries(after).flatMap(([name, now]) => {
    const then = Object.entries(before).find(([other]) => other === name)?.[1];
    return now === then ? [] : [`${name} has changed from ${then} to ${now}`];
  });
const changed = [...differences(kept, await everything(field.server.store.db)), ...differences(seen, await everybody(field))];
for (const fault of [...new Set(faults), ...changed]) console.log(fault);
await field.server.close();
process.exit(faults.length + changed.length === 0 ? 0 : 1);
