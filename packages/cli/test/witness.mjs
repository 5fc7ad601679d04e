/**
 * Loaded before the program (`node --import`): notes in the order of time what it does to files and what it prints, and kills it just
 * before the n-th name that changes. WITNESS names the file of notes, WITNESS_KILL the n.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { WITNESS: notes, WITNESS_KILL: last } = process.env;
const { appendFileSync } = fs;
const names = new Map();
let changes = 0;

const note = (what, path) => appendFileSync(notes, `${JSON.stringify([what, String(path)])}\n`);

function watch(name, before, after = () => {}) {
  const real = fs[name];
  fs[name] = (...args) => {
    before(...args);
    const result = real(...args);
    after(result, ...args);
    return result;
  };
}

function changing() {
  if (++changes === Number(last)) process.kill(process.pid, 'SIGKILL');
}

if (notes && isMainThread) {
  watch(
    'openSync',
    () => {},
    (file, path) => names.set(file, path),
  );
  watch('writeSync', (file) => note('write', names.get(file)));
  watch(
    'fsyncSync',
    () => {},
    (_, file) => note('sync', names.get(file)),
  );
  watch('renameSync', changing, (_, from, to) => note('rename', `${from} ${to}`));
  watch('rmSync', changing, (_, path) => note('remove', path));
  syncBuiltinESMExports();
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk, ...rest) => {
    note('print', chunk);
    return write(chunk, ...rest);
  };
}
