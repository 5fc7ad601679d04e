/** Battles of the day looked at, and played by bots, in a worker of their own. */
import type { DayBattle, Result } from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';
import { askDesk } from './bots-desk.ts';
import { madeOf, playedBy } from './day-played.ts';
import type { DayEnd } from './day-rows.ts';
import type { TableSave } from './messages.ts';

export type ToDay =
  | { readonly say: 'made'; readonly day: DayBattle; readonly table: Pick<TableSave, 'record' | 'seed'> }
  | { readonly say: 'play'; readonly day: DayBattle; readonly level: number };

export type FromDay =
  | { readonly say: 'made'; readonly end: DayEnd | undefined }
  | { readonly say: 'played'; readonly result: Result | undefined };

export async function dayWork(request: ToDay): Promise<void> {
  const post = (message: FromDay): void => self.postMessage(message);
  const { day } = request;
  const loaded = await loadGame(day.game);
  if (request.say === 'made') post({ say: 'made', end: await madeOf(loaded, day, request.table, askDesk) });
  else post({ say: 'played', result: await playedBy(loaded, day, request.level, askDesk) });
}
