/** How the search is set for each game; found by tournaments. */
import type { SearchSettings } from './search.ts';

const DEFAULT: SearchSettings = { horizon: 1, lookThrough: false, temperature: 0.3, curiosity: 1.2, width: 16, glances: 40 };

const SETTINGS: Readonly<Record<string, SearchSettings>> = {
  duel: { horizon: 1, lookThrough: true, temperature: 0.3, curiosity: 1, width: 16, glances: 40 },
  hoth: { horizon: 1, lookThrough: false, temperature: 0.3, curiosity: 1, width: 16, glances: 40 },
  endor: { horizon: 3, lookThrough: false, temperature: 0.3, curiosity: 1, width: 16, glances: 6 },
};

export function settingsFor(game: string): SearchSettings {
  return SETTINGS[game] ?? DEFAULT;
}
