/** A table far away is set up, and one goes there. */
import { AGREED, type Agreement, type NewTable } from '@wartable/protocol';
import { go } from '../shell/route.ts';
import { api } from './api.ts';
import { beSomebody } from './me.ts';

type Wanted = Pick<NewTable, 'game' | 'options' | 'seats'> & { readonly agreement?: Agreement };

export async function createTable(wanted: Wanted): Promise<void> {
  go(`/at/${await newTable(wanted)}`);
}

/** Its name. */
export async function newTable({ game, options, seats, agreement = AGREED }: Wanted): Promise<string> {
  await beSomebody();
  const { id } = await api.newTable({ game, options, seats: [...seats], agreement });
  return id;
}
