/** People: guests, accounts, and the ways back in. */
import type { Me } from '@wartable/protocol';
import type { Config, Limits } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/index.ts';
import type { PersonRow } from '../store/schema.ts';
import { type Accounts, isGuest, openAccounts, triesAt } from './accounts.ts';
import { type Codes, openCodes } from './codes.ts';
import { dataOf, forget } from './forget.ts';
import { hostKeyIn } from './host-key.ts';
import { type House, openHouse } from './house.ts';
import { type Manners, openManners } from './manners.ts';
import { openPasskeys, type Passkeys } from './passkeys.ts';
import { isSame } from './secrets.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { setting } from './settings.ts';
import { openTries } from './tries.ts';

export type People = Sessions &
  Manners & {
    readonly accounts: Accounts;
    readonly codes: Codes;
    readonly passkeys: Passkeys;
    /** What a page has to know of a person and of this server. */
    readonly me: (person: PersonRow | null) => Promise<Pick<Me, 'person' | 'closed' | 'announcement' | Own>>;
    readonly dataOf: (person: PersonRow) => Promise<Record<string, unknown>>;
    /** Whoever plays with the person must have been told before. */
    readonly forget: (person: PersonRow) => Promise<void>;
    readonly house: House;
    /** Makes whoever has the key in the data folder the host. */
    readonly beHost: (person: PersonRow, key: string, address: string) => Promise<PersonRow>;
    /** Is told whose devices may have been signed out, so that their sockets are looked at again. Gives back what ends it. */
    readonly onSignedOut: (listener: (person: string) => void) => () => void;
  };

type Own = 'passkeys' | 'hasPassword' | 'recoveryLeft';

export type AroundPeople = {
  readonly store: Store;
  readonly config: Config;
  readonly limits: Limits;
  readonly now: () => number;
};

export function openPeople({ store: { db }, config, limits, now }: AroundPeople): People {
  const tries = openTries(now);
  const sessions = openSessions(db, now);
  const codes = openCodes(db, now, tries);
  const passkeys = openPasskeys(db, now);
  const house = openHouse(db);
  const hostKey = hostKeyIn(config.data);
  const listeners = new Set<(person: string) => void>();
  const signedOut = (person: string): void => {
    for (const listener of listeners) listener(person);
  };
  return {
    ...sessions,
    ...openManners(db, now, tries),
    close: async (header) => {
      const person = await sessions.ofCookie(header);
      await sessions.close(header);
      if (person) signedOut(person.id);
    },
    closeAll: async (person) => {
      await sessions.closeAll(person);
      signedOut(person);
    },
    accounts: openAccounts(db, limits, now, tries),
    codes,
    passkeys,
    me: async (person) => {
      const server = { closed: (await setting(db, 'closed')) !== null, announcement: await setting(db, 'announcement') };
      if (!person) return { ...server, person: null, passkeys: 0, hasPassword: false, recoveryLeft: 0 };
      const { id, name, handle, language } = person;
      return {
        ...server,
        person: { id, name, handle, language, guest: await isGuest(db, person), host: person.host === 1 },
        passkeys: await passkeys.many(person),
        hasPassword: person.password !== null,
        recoveryLeft: await codes.recoveryLeft(person),
      };
    },
    dataOf: (person) => dataOf(db, person),
    forget: async (person) => {
      await forget(db, person);
      signedOut(person.id);
    },
    house,
    beHost: (person, key, address) =>
      tries.attempt(triesAt('host', address), async () => {
        if (!isSame(key.trim(), hostKey)) throw new Refusal('wrong-secret');
        return house.makeHost(person);
      }),
    onSignedOut: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
