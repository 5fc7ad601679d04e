/** Whether something of one's own is still on its way to a table. */
import { useSyncExternalStore } from 'react';
import { theLine } from './the-line.ts';
import { useLasting } from './use-lasting.ts';

/** Less is not worth a word, in milliseconds. */
const NOTICED = 800;

export function isSending(table: string): boolean {
  return theLine()
    .waiting(table)
    .some(({ say }) => say === 'seat');
}

/** Whether the server has refused something of it again and again. */
export function useFailing(table: string): boolean {
  const { listen, failing } = theLine();
  return useSyncExternalStore(listen, () => failing(table).some(({ say }) => say === 'seat'));
}

/** Only once it takes a while. */
export function useSending(table: string): boolean {
  return useLasting(
    useSyncExternalStore(theLine().listen, () => isSending(table)),
    NOTICED,
  );
}
