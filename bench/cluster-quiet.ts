/** A machine that others use too: waits until they leave it alone. */
import { availableParallelism } from 'node:os';
import { cpuOfAll } from './cluster-engines.ts';

/** More than this of the machine used by others, and times say little. */
export const BUSY = 0.08;
const LOOK = 500;
const LOOKS = 3;

/** Until nobody has used much for a second and a half, or for so many seconds at most. Whoever calls has nothing under way. */
export async function quiet(seconds: number): Promise<void> {
  for (let looks = 0, waited = 0; looks < LOOKS && waited < seconds * 1000; waited += LOOK) {
    const before = cpuOfAll();
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    const used = (cpuOfAll() - before) / (LOOK / 1000) / availableParallelism();
    looks = used < 2 * BUSY ? looks + 1 : 0;
  }
}
