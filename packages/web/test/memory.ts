import type { Keeper, TableSave } from '../src/table/messages.ts';

/** Keeps a table where a test wants it. */
export function memory(keep: (save: TableSave) => void = () => {}): Keeper {
  return {
    keep: async (save) => {
      keep(save);
      return 'as-left';
    },
    newest: (save, over) => ({ ...save, over, changed: 0, hand: 'test' }),
  };
}
