/** The battle of a day, as a game's manifest says it: the same that pages offer without a server, but for the dice. */
import type { LoadedGame } from '@wartable/games';
import { battleOfTheDay, type DayBattle } from '@wartable/kernel';
import { Refusal } from '../http/refusal.ts';

export function battleOf({ manifest }: LoadedGame, day: string): DayBattle {
  const battle = battleOfTheDay(manifest.id, manifest.days, day);
  if (!battle) throw new Refusal('no-such-game', 'game');
  return battle;
}
