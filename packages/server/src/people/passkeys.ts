/** Passkeys: the device signs a challenge; a library that is well kept does the cryptography. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import { isTaken } from '../store/index.ts';
import type { Database, PersonRow } from '../store/schema.ts';
import { letIn, personBy } from './accounts.ts';
import { openChallenges } from './challenges.ts';

const NAME = 'Wartable';
/** EdDSA, ES256, RS256: what devices have. */
const ALGORITHMS = [-8, -7, -257];
const MOST_KEYS = 20;

/** What the browser's functions take: the library knows what it is. */
type Options = { readonly ticket: string; readonly options: { challenge: string } };
/** What they give; looked at by the library alone. */
type Made = { readonly ticket: string; readonly response: { id: string } };

export type Passkeys = {
  readonly newOptions: (person: PersonRow, origin: string) => Promise<Options>;
  /** A passkey for a person, who is a guest no longer. */
  readonly keep: (person: PersonRow, made: Made & { readonly handle?: string }, origin: string) => Promise<PersonRow>;
  readonly options: (origin: string) => Promise<Options>;
  readonly signIn: (made: Made, origin: string) => Promise<PersonRow>;
  readonly many: (person: PersonRow) => Promise<number>;
};

export function openPasskeys(db: Kysely<Database>, now: () => number): Passkeys {
  const { give, take } = openChallenges(db, now);
  const keysOf = (person: string) => db.selectFrom('passkey').selectAll().where('person', '=', person).execute();

  return {
    newOptions: async (person, origin) => {
      const known = await keysOf(person.id);
      if (known.length >= MOST_KEYS) throw new Refusal('too-many');
      const options = await generateRegistrationOptions({
        rpName: NAME,
        rpID: siteOf(origin),
        userID: new TextEncoder().encode(person.id),
        userName: person.handle ?? person.name,
        userDisplayName: person.name,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ticket: await give(options.challenge, person.id), options };
    },

    keep: async (person, { ticket, response, handle }, origin) => {
      const expectedChallenge = await take(ticket, person.id);
      const { registrationInfo } = await judged(() =>
        verifyRegistrationResponse({
          response: response as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: siteOf(origin),
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!registrationInfo) throw new Refusal('wrong-secret');
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const row = {
        id,
        person: person.id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
        created: now(),
      };
      await db
        .transaction()
        .execute(async (trx) => {
          if (handle !== undefined && person.handle === null)
            await trx.updateTable('person').set({ handle }).where('id', '=', person.id).execute();
          await trx.insertInto('passkey').values(row).execute();
        })
        .catch((error: unknown) => {
          throw isTaken(error) ? new Refusal('taken', 'handle') : error;
        });
      return { ...person, handle: person.handle ?? handle ?? null };
    },

    options: async (origin) => {
      const options = await generateAuthenticationOptions({ rpID: siteOf(origin), userVerification: 'required' });
      return { ticket: await give(options.challenge, null), options };
    },

    signIn: async ({ ticket, response }, origin) => {
      const expectedChallenge = await take(ticket, null);
      const key = await db.selectFrom('passkey').selectAll().where('id', '=', response.id).executeTakeFirst();
      const person = key && (await personBy(db, 'id', key.person));
      if (!person) throw new Refusal('wrong-secret');
      const { verified, authenticationInfo } = await judged(() =>
        verifyAuthenticationResponse({
          response: response as AuthenticationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: siteOf(origin),
          requireUserVerification: true,
          credential: {
            id: key.id,
            publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
            counter: key.counter,
            transports: JSON.parse(key.transports),
          },
        }),
      );
      if (!verified) throw new Refusal('wrong-secret');
      await db.updateTable('passkey').set({ counter: authenticationInfo.newCounter }).where('id', '=', key.id).execute();
      return letIn(person);
    },

    many: async ({ id }) => (await keysOf(id)).length,
  };
}

/** The library throws at whatever it does not like. */
async function judged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new Refusal('wrong-secret');
  }
}

/** Browsers keep passkeys for names alone, and for safe connections or the machine itself. */
function siteOf(origin: string): string {
  const { hostname, protocol } = new URL(origin);
  const isName = !/^[\d.]+$|^\[/.test(hostname);
  if (!isName || (protocol !== 'https:' && hostname !== 'localhost' && !hostname.endsWith('.localhost')))
    throw new Refusal('not-allowed');
  return hostname;
}
