/** Who answers when: at a rate, by chance, in bursts, or as soon as asked; and how long it took. */
import { type Chance, type Events, exponential } from './events.ts';
import type { Installation } from './installation.ts';

export type Times = { readonly acknowledged: number[]; readonly heard: number[] };

export const newTimes = (): Times => ({ acknowledged: [], heard: [] });

function say(
  events: Events,
  installation: Installation,
  node: number,
  times: Times,
  done?: { ack?: () => void; heard?: () => void },
): void {
  const said = events.now();
  installation.answer(node, {
    acknowledged: () => {
      times.acknowledged.push(events.now() - said);
      done?.ack?.();
    },
    heard: () => {
      times.heard.push(events.now() - said);
      done?.heard?.();
    },
  });
}

/** Answers of very many people, who do not know of one another: so many a second at a moment. */
export function byChance(
  events: Events,
  chance: Chance,
  installation: Installation,
  nodes: number,
  perSecond: (now: number) => number,
  times: Times,
): void {
  const next = (): void => {
    say(events, installation, Math.floor(chance() * nodes), times);
    events.after(exponential(chance, 1000 / perSecond(events.now())), next);
  };
  next();
}

/** As the bench does: evenly, those that are due together every four milliseconds. */
export function inTicks(
  events: Events,
  chance: Chance,
  installation: Installation,
  nodes: number,
  perSecond: number,
  times: Times,
): void {
  const TICK = 4;
  let given = 0;
  const tick = (): void => {
    for (; given < (events.now() / 1000) * perSecond; given++) say(events, installation, Math.floor(chance() * nodes), times);
    events.after(TICK, tick);
  };
  tick();
}

/** At so many tables everybody answers as soon as asked; `again`: of decisions, how many fall to the one who has just answered. */
export function flatOut(
  events: Events,
  chance: Chance,
  installation: Installation,
  {
    nodes,
    tables,
    again,
    apart,
  }: { readonly nodes: number; readonly tables: number; readonly again: number; readonly apart: boolean },
  times: Times,
): void {
  for (let table = 0; table < tables; table++) {
    const seats = [table % nodes, (table + (apart ? 1 : 0)) % nodes];
    const turn = (seat: number): void => {
      const isAgain = chance() < again;
      const next = (): void => turn(isAgain ? seat : 1 - seat);
      say(events, installation, seats[seat] ?? 0, times, isAgain ? { ack: next } : { heard: next });
    };
    turn(0);
  }
}
