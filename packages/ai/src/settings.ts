/** How the search is set for each game; found by tournaments. */
import type { SearchSettings } from './search.ts';

/** For games of builders' own. */
const DEFAULT: SearchSettings = {
  horizon: 1,
  lookThrough: false,
  temperature: 0.3,
  curiosity: 0.3,
  width: 16,
  glances: 40,
  trust: 1,
};

const SETTINGS: Readonly<Record<string, SearchSettings>> = {
  duel: { horizon: 1, lookThrough: true, temperature: 0.3, curiosity: 0.3, width: 16, glances: 40, trust: 1 },
  hoth: { horizon: 1, lookThrough: false, temperature: 0.3, curiosity: 0.3, width: 16, glances: 40, trust: 1 },
  endor: { horizon: 0, lookThrough: false, temperature: 0.3, curiosity: 0.3, width: 16, glances: 6, trust: 4 },
};

export function settingsFor(game: string): SearchSettings {
  return SETTINGS[game] ?? DEFAULT;
}
