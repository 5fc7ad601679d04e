/** Ways to play that are laid out differently: an address names one, "standard", "gentle" or what makes it harder ("moreAtSts+noRally"). */
import { DIFFICULTIES, GENTLE, TABLES } from '@wartable/endor/telling';

export type Name = (typeof DIFFICULTIES)[number];
type Difficulty = Readonly<Record<Name, boolean>> & { readonly [GENTLE]?: true };
export type Hardness = {
  readonly address: string;
  readonly difficulty: Difficulty;
  readonly chosen: readonly Name[];
  /** So many lost cruisers lose. */
  readonly cruisers: number;
};

const STANDARD = 'standard';

export function addressFor(chosen: readonly Name[]): string {
  return chosen.length === 0 ? STANDARD : chosen.join('+');
}

export function hardnessNamed(address: string): Hardness | undefined {
  const names = address === STANDARD || address === GENTLE ? [] : address.split('+');
  const chosen = DIFFICULTIES.filter((name) => names.includes(name));
  if (chosen.length !== names.length) return undefined;
  const is = (name: Name): boolean => chosen.includes(name);
  const difficulty: Difficulty = {
    moreStormtroopers: is('moreStormtroopers'),
    moreAtSts: is('moreAtSts'),
    fourCruisers: is('fourCruisers'),
    noRally: is('noRally'),
    noSecurityCode: is('noSecurityCode'),
    ...(address === GENTLE ? { [GENTLE]: true } : {}),
  };
  return { address, difficulty, chosen, cruisers: TABLES.cruisersToLose - (difficulty.fourCruisers ? 1 : 0) };
}
