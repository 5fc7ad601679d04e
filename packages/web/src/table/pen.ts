/**
 * One window at a time writes in a table: whoever holds its pen. The browser's locks decide; over plain http in a home network
 * there are none, and the windows agree on a lease. This makes it pleasant, not safe: safe is that a save checks its fence.
 */
import { randomName } from './names.ts';

export type Grip = {
  /** Resolves when the pen is in other hands, or was put down. */
  readonly lost: Promise<void>;
  readonly release: () => void;
};

export type Pen = {
  /** Waits until it is free. Undefined where the wait was given up. */
  readonly whenFree: (signal: AbortSignal) => Promise<Grip | undefined>;
  /** Out of somebody else's hand. */
  readonly now: () => Promise<Grip>;
};

export function penOf(table: string): Pen {
  const name = `wartable table ${table}`;
  return typeof navigator.locks?.request === 'function' ? lockPen(name) : leasePen(name);
}

function lockPen(name: string): Pen {
  const take = (options: { readonly signal: AbortSignal } | { readonly steal: true }): Promise<Grip | undefined> =>
    new Promise((resolve) => {
      let release = (): void => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      const over = navigator.locks
        .request(name, options, () => {
          resolve({ lost: over, release });
          return held;
        })
        // Taken away, or the wait was given up.
        .catch(() => resolve(undefined));
    });
  return {
    whenFree: (signal) => take({ signal }),
    // Where the browser refuses even that, it shares nothing with other windows either.
    now: async () => (await take({ steal: true })) ?? { lost: new Promise(() => {}), release: () => {} },
  };
}

/** How often a holder says so, how long it may be silent, and how long one who asks waits for an objection, in milliseconds. */
const [BEAT, SILENCE, OBJECTION] = [1000, 4000, 200];

/** Of two holders the later term counts, of two of one term the smaller name. */
type Claim = { readonly term: number; readonly name: string };
type Said = Claim & { readonly say: 'held' | 'asks' | 'free' };

const beats = (one: Claim, other: Claim): boolean => (one.term === other.term ? one.name < other.name : one.term > other.term);

export function leasePen(lease: string, name = randomName()): Pen {
  const channel = new BroadcastChannel(lease);
  /** The last holder that was heard, and when. */
  let other: (Claim & { readonly at: number }) | undefined;
  let held: { readonly claim: Claim; readonly lose: () => void } | undefined;
  let asking: { readonly claim: Claim; readonly stop: () => void } | undefined;
  let wake = (): void => {};
  const say = (word: Said['say'], claim: Claim): void => channel.postMessage({ ...claim, say: word } satisfies Said);

  channel.onmessage = ({ data }) => {
    const { say: word, ...claim } = data as Said;
    if (word === 'free') {
      if (other?.name === claim.name) other = undefined;
      wake();
    } else if (held && (word === 'asks' || beats(held.claim, claim))) say('held', held.claim);
    else if (word === 'held') {
      other = { ...claim, at: performance.now() };
      held?.lose();
      asking?.stop();
    } else if (asking && beats(claim, asking.claim)) asking.stop();
  };

  const hold = (term: number): Grip => {
    const claim = { term, name };
    let lose = (): void => {};
    let beaten = performance.now();
    const lost = new Promise<void>((done) => {
      lose = () => {
        clearInterval(beat);
        held = undefined;
        done();
      };
    });
    const beat = setInterval(() => {
      const now = performance.now();
      // Who slept for so long may have been taken for gone.
      if (now - beaten > SILENCE) lose();
      else say('held', claim);
      beaten = now;
    }, BEAT);
    held = { claim, lose };
    say('held', claim);
    return {
      lost,
      release: () => {
        if (held?.claim !== claim) return;
        lose();
        say('free', claim);
      },
    };
  };

  /** Whether nobody objects. */
  const ask = async (): Promise<boolean> => {
    const claim = { term: nextTerm(), name };
    const free = await new Promise<boolean>((resolve) => {
      asking = { claim, stop: () => resolve(false) };
      say('asks', claim);
      setTimeout(() => resolve(true), OBJECTION);
    });
    asking = undefined;
    return free;
  };

  /** Later than any other, also than one that was never heard. */
  const nextTerm = (): number => Math.max(Date.now(), (other?.term ?? 0) + 1);
  const isSilent = (): boolean => !held && (other === undefined || performance.now() - other.at > SILENCE);

  return {
    whenFree: async (signal) => {
      while (!signal.aborted) {
        if (isSilent() && (await ask()) && !signal.aborted && isSilent()) return hold(nextTerm());
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, BEAT);
        });
      }
      return undefined;
    },
    now: async () => hold(nextTerm()),
  };
}
