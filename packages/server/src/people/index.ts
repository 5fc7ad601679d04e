/** People: guests, accounts, and the ways back in. */
import type { Me } from '@wartable/protocol';
import type { Config, Limits } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import { isHostOfNode } from '../nodes/registry.ts';
import type { Store } from '../store/index.ts';
import type { PersonRow } from '../store/schema.ts';
import { type Accounts, isGuest, openAccounts, triesAt } from './accounts.ts';
import { type Codes, openCodes } from './codes.ts';
import { dataOf, forget } from './forget.ts';
import { hostKeyIn } from './host-key.ts';
import { type House, openHouse } from './house.ts';
import { type Manners, openManners } from './manners.ts';
import { openPasskeys, type Passkeys } from './passkeys.ts';
import { openPlayed, type PlayedGames } from './played.ts';
import type { Rates } from './rates.ts';
import { hashOf, isSame } from './secrets.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { setting } from './settings.ts';
import { openTries } from './tries.ts';

export type People = Sessions &
  Manners & {
    readonly accounts: Accounts;
    readonly codes: Codes;
    readonly passkeys: Passkeys;
    readonly played: PlayedGames;
    /** What a page has to know of a person and of this server. */
    readonly me: (person: PersonRow | null) => Promise<Pick<Me, 'person' | 'closed' | 'announcement' | Own>>;
    readonly dataOf: (person: PersonRow) => Promise<Record<string, unknown>>;
    /** Whoever plays with the person must have been told before. */
    readonly forget: (person: PersonRow) => Promise<void>;
    readonly house: House;
    /** Makes whoever has the key in the data folder the host; of any node that is alive, where there are several. */
    readonly beHost: (person: PersonRow, key: string, address: string) => Promise<PersonRow>;
    /** Is told of whom something has changed, so that their lines are looked at again: signed out, banned, another name, somebody muted. */
    readonly onChanged: (listener: (person: string) => Promise<void>) => () => void;
  };

type Own = 'passkeys' | 'hasPassword' | 'recoveryLeft';

export type AroundPeople = {
  readonly store: Store;
  readonly config: Config;
  readonly limits: Limits;
  readonly now: () => number;
  readonly rates: Rates;
  /** Whether there may be other nodes. */
  readonly several: boolean;
};

export function openPeople({ store, config, limits, now, rates, several }: AroundPeople): People {
  const { db } = store;
  const tries = openTries(rates);
  const sessions = openSessions(db, now);
  const codes = openCodes(db, now, tries);
  const passkeys = openPasskeys(db, now);
  const manners = openManners(db, now, tries);
  const accounts = openAccounts(db, limits, now, tries);
  const house = openHouse(db);
  const hostKey = hostKeyIn(config.data);
  const listeners = new Set<(person: string) => Promise<void>>();
  const changed = async (person: string): Promise<void> => {
    for (const listener of listeners) await listener(person);
  };
  return {
    ...sessions,
    ...manners,
    mute: async (person, other, on) => {
      await manners.mute(person, other, on);
      await changed(person.id);
    },
    close: async (header) => {
      const person = await sessions.ofCookie(header);
      await sessions.close(header);
      if (person) await changed(person.id);
    },
    closeAll: async (person) => {
      await sessions.closeAll(person);
      await changed(person);
    },
    accounts: {
      ...accounts,
      change: async (person, change) => {
        const next = await accounts.change(person, change);
        await changed(person.id);
        return next;
      },
    },
    codes,
    passkeys,
    played: openPlayed(store, now),
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
      await changed(person.id);
    },
    house: {
      ...house,
      ban: async (person, banned) => {
        await house.ban(person, banned);
        await changed(person);
      },
    },
    beHost: (person, key, address) =>
      tries.attempt(triesAt('host', address), async () => {
        const given = key.trim();
        const isHost = isSame(given, hostKey) || (several && (await isHostOfNode(db, hashOf(given))));
        if (!isHost) throw new Refusal('wrong-secret');
        return house.makeHost(person);
      }),
    onChanged: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
