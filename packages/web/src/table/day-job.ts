/**
 * What comes after a battle of the day: the result is taken up from its table, once, and bots of every level play the same battle.
 * Never before: nobody may learn the dice. It goes on whatever page one looks at.
 */
import { battleOfTheDay, type DayBattle } from '@wartable/kernel';
import { levelsOf, MANIFESTS } from '../games/manifests.ts';
import { workerFor } from './advisers-at-work.ts';
import { dayOfTable, dayTable, type NamedDay } from './day-names.ts';
import type { Day } from './day-rows.ts';
import type { FromDay, ToDay } from './day-work.ts';
import { keptDay, noteBot, noteEnd } from './days.ts';
import { tableNamed } from './saves.ts';

export function battleOf({ game, date }: NamedDay): DayBattle | undefined {
  return battleOfTheDay(game, MANIFESTS.find(({ id }) => id === game)?.days, date);
}

function ask<Say extends FromDay['say']>(worker: Worker, request: ToDay, _say: Say): Promise<Extract<FromDay, { say: Say }>> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(request);
  });
}

const takingUp = new Map<string, Promise<void>>();

/** The result of the try that counts, where its table is over and nobody has taken it up yet. */
export function takeUp(table: string): Promise<void> {
  const now = takingUp.get(table) ?? takeUpNow(table).finally(() => takingUp.delete(table));
  takingUp.set(table, now);
  return now;
}

async function takeUpNow(id: string): Promise<void> {
  const named = dayOfTable(id);
  const day = named?.counts ? battleOf(named) : undefined;
  if (!named || !day || (await keptDay(named))?.end !== undefined) return;
  const table = await tableNamed(id);
  if (!table?.over) return;
  const worker = workerFor('day');
  try {
    const { record, seed } = table;
    const { end } = await ask(worker, { say: 'made', day, table: { record, seed } }, 'made');
    if (end) await noteEnd(named, end);
  } finally {
    worker.terminate();
  }
}

/** How far the bots are; what they made is kept with the day. */
export type BotsAtWork = {
  readonly working: boolean;
  /** Levels that could not play as they are made. */
  readonly missing: readonly number[];
};

/** What one looks at goes before. */
const HANDS = 2;
const AT_REST: BotsAtWork = { working: false, missing: [] };

const atWork = new Map<string, BotsAtWork>();
const listeners = new Set<() => void>();

export const botsOn = (day: NamedDay): BotsAtWork => atWork.get(dayTable(day)) ?? AT_REST;

export function listenToBots(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function become(day: NamedDay, now: BotsAtWork): void {
  atWork.set(dayTable(day), now);
  for (const changed of listeners) changed();
}

/** Those that have not played it yet; nothing where they are at it. */
export async function letBotsPlay({ date, game, end, bots }: Day): Promise<void> {
  const named = { date, game };
  const day = battleOf(named);
  const left = levelsOf(game).filter((level) => !bots[level]);
  if (!day || !end || left.length === 0 || botsOn(named).working) return;
  become(named, { working: true, missing: [] });
  const hand = async (): Promise<void> => {
    const worker = workerFor('day');
    try {
      for (let level = left.shift(); level !== undefined; level = left.shift()) {
        const played = await ask(worker, { say: 'play', day, level }, 'played').catch(() => undefined);
        if (played?.result) await noteBot(named, level, played.result);
        else become(named, { working: true, missing: [...botsOn(named).missing, level] });
      }
    } finally {
      worker.terminate();
    }
  };
  await Promise.allSettled(Array.from({ length: HANDS }, hand));
  become(named, { ...botsOn(named), working: false });
}
