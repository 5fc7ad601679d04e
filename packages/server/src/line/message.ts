/** Messages as they come in. */
import { FromClient } from '@wartable/protocol';
import * as v from 'valibot';

export function read(data: Buffer): FromClient | undefined {
  try {
    const message = v.safeParse(FromClient, JSON.parse(data.toString()));
    return message.success ? message.output : undefined;
  } catch {
    return undefined;
  }
}

/** What a message that could not be read calls itself, so that its sender knows which it was. */
export function idsIn(data: Buffer): { id?: string; table?: string } {
  try {
    const found = v.safeParse(v.looseObject({}), JSON.parse(data.toString()));
    return found.success ? idsOf(found.output) : {};
  } catch {
    return {};
  }
}

const SAID = /^[A-Za-z0-9_.:-]{1,64}$/;

export function idsOf(message: object): { id?: string; table?: string } {
  const inner = 'message' in message && typeof message.message === 'object' && message.message !== null ? message.message : {};
  const id = 'id' in message ? message.id : 'id' in inner ? inner.id : undefined;
  const table = 'table' in message ? message.table : undefined;
  return {
    ...(typeof id === 'string' && SAID.test(id) ? { id } : {}),
    ...(typeof table === 'string' && /^[A-Za-z0-9_-]{16,64}$/.test(table) ? { table } : {}),
  };
}
