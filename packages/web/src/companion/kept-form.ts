/** What a table has been told so far, as plain data. */
import { FRESH, fieldsOf, type Tally, tallyFrom } from './tally.ts';

export const TABS = ['set-up', 'score', 'dice', 'rules', 'odds'] as const;
export type Tab = (typeof TABS)[number];

/** Faces by their number; those that were rolled again by their place. */
export type Roll = { readonly faces: readonly number[]; readonly again: readonly number[] };

/** One battle: how far its set-up is, and what is counted. */
export type Battle = { readonly tally: Tally; readonly done: readonly string[]; readonly step: string | undefined };

export type Kept = {
  readonly tab: Tab;
  /** The one that was looked at last, and what it is called. */
  readonly last: { readonly address: string; readonly title: string } | undefined;
  /** The device lies between two people; the map is seen from the other side. */
  readonly between: boolean;
  readonly turned: boolean;
  /** The newest first. */
  readonly rolls: readonly Roll[];
  readonly battles: Readonly<Record<string, Battle>>;
};

export const FRESH_BATTLE: Battle = { tally: FRESH, done: [], step: undefined };
const NOTHING: Kept = { tab: 'set-up', last: undefined, between: false, turned: false, rolls: [], battles: {} };
export const MOST_ROLLS = 12;

export function keptFrom(input: unknown): Kept {
  const { tab, last, between, turned, rolls, battles } = fieldsOf(input);
  const { address, title } = fieldsOf(last);
  return {
    tab: TABS.find((known) => known === tab) ?? NOTHING.tab,
    last: typeof address === 'string' && typeof title === 'string' ? { address, title } : undefined,
    between: between === true,
    turned: turned === true,
    rolls: Array.isArray(rolls) ? rolls.map(rollFrom).slice(0, MOST_ROLLS) : [],
    battles: Object.fromEntries(Object.entries(fieldsOf(battles)).map(([id, one]) => [id, battleFrom(one)])),
  };
}

function rollFrom(input: unknown): Roll {
  const { faces, again } = fieldsOf(input);
  const numbers = (list: unknown): number[] => (Array.isArray(list) ? list.filter((one) => Number.isInteger(one)) : []);
  return { faces: numbers(faces), again: numbers(again) };
}

function battleFrom(input: unknown): Battle {
  const { tally, done, step } = fieldsOf(input);
  return {
    tally: tallyFrom(tally),
    done: Array.isArray(done) ? done.filter((one) => typeof one === 'string') : [],
    step: typeof step === 'string' ? step : undefined,
  };
}
