/** Who one is: guest, account, the ways back in, and what is kept about oneself. */
import {
  GamesHere,
  GamesThere,
  LIVE_PROTOCOL,
  LinkCode,
  LONGEST_NOTE,
  Me,
  MOST_NOTES,
  Mute,
  MutedPeople,
  MyData,
  NewGuest,
  NewPassword,
  OwnLink,
  PasskeyOptions,
  PasskeyResponse,
  PersonChange,
  RecoveryCodes,
  Report,
  SignIn,
  UseCode,
  UseRecovery,
} from '@wartable/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { People } from '../people/index.ts';
import { COOKIE, LIFETIME, tokenIn } from '../people/sessions.ts';
import type { PersonRow } from '../store/schema.ts';
import { networkOf, originOf, outsideUrl } from './address.ts';
import { Refusal } from './refusal.ts';
import { route, signedIn } from './route.ts';

export type AroundPeopleRoutes = {
  readonly config: Config;
  readonly people: People;
  readonly hall: {
    /** Leaves all tables, where a bot plays on; `forGood`: those that are over as well. */
    readonly personGone: (person: string, forGood: boolean) => Promise<void>;
    /** What others see of a person has changed, or whom it wants to read. */
    readonly personChanged: (person: string) => Promise<void>;
  };
  /** Which build of the page is served. */
  readonly build: string;
  /** The server's key for push. */
  readonly pushKey: string | null;
};

type Asked = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Requests a minute of who could be guessing. */
const FEW = 20;
/** And of a device that brings along a long record. */
const MANY = 120;
/** All that one of them may bring. */
const NOTES = MOST_NOTES * LONGEST_NOTE + 10_000;

export function peopleRoutes(app: FastifyInstance, around: AroundPeopleRoutes): void {
  const { config, people, hall } = around;
  const { accounts, codes, passkeys } = people;

  const me = async (person: PersonRow | null, { request }: Asked): Promise<Me> => {
    const url = outsideUrl(config, request);
    return {
      ...(await people.me(person)),
      protocol: LIVE_PROTOCOL,
      build: around.build,
      url,
      pushKey: originOf(request).startsWith('https:') || isThisMachine(request) ? around.pushKey : null,
      mail: config.smtp !== undefined,
    };
  };
  /** A new cookie for this device: no secret outlives a change of who one is. */
  const signIn = async (person: PersonRow, asked: Asked): Promise<Me> => {
    const had = await people.ofCookie(asked.request.headers.cookie);
    const token = await people.open(person.id);
    if (had) await people.close(asked.request.headers.cookie);
    setCookie(asked, token);
    return me(person, asked);
  };
  const from = ({ request }: Asked): string => networkOf(request.ip);

  route(app, 'GET', '/api/me', { reply: Me }, async (asked) => {
    const token = tokenIn(asked.request.headers.cookie);
    // Each visit begins the time of the cookie anew; one that is nobody's is taken away.
    if (asked.person && token !== undefined) setCookie(asked, token);
    else if (asked.request.cookies[COOKIE] !== undefined) asked.reply.clearCookie(COOKIE, { path: '/' });
    return me(asked.person, asked);
  });
  route(app, 'POST', '/api/me/guest', { body: NewGuest, reply: Me, most: FEW }, async (asked) => {
    // Who is somebody already stays so, however often the button was pressed.
    if (asked.person) return me(signedIn(asked), asked);
    return signIn(await accounts.guest(asked.body, from(asked)), asked);
  });
  route(app, 'PATCH', '/api/me', { body: PersonChange, reply: Me, most: FEW }, async (asked) => {
    const person = await accounts.change(signedIn(asked), asked.body);
    await hall.personChanged(person.id);
    return me(person, asked);
  });
  route(app, 'POST', '/api/me/sign-out', {}, async ({ request, reply }) => {
    await people.close(request.headers.cookie);
    reply.clearCookie(COOKIE, { path: '/' });
  });
  // A device that was lost, or lent: nobody is signed in anywhere.
  route(app, 'POST', '/api/me/sign-out/everywhere', { most: FEW }, async (asked) => {
    await people.closeAll(signedIn(asked).id);
    asked.reply.clearCookie(COOKIE, { path: '/' });
  });

  route(app, 'POST', '/api/me/password', { body: NewPassword, reply: Me, most: FEW }, async (asked) => {
    const person = await accounts.setPassword(signedIn(asked), asked.body);
    // Also the cookie that asked: it may have been copied.
    await people.closeAll(person.id);
    return signIn(person, asked);
  });
  route(app, 'POST', '/api/sign-in', { body: SignIn, reply: Me, most: FEW }, async (asked) =>
    signIn(await accounts.signIn(asked.body, from(asked)), asked),
  );
  route(app, 'POST', '/api/back', { body: OwnLink, reply: Me, most: FEW }, async (asked) =>
    signIn(await accounts.ofOwnLink(asked.body.token), asked),
  );

  route(app, 'POST', '/api/me/recovery', { reply: RecoveryCodes, most: FEW }, async (asked) => ({
    codes: await codes.newRecovery(signedIn(asked)),
  }));
  route(app, 'POST', '/api/recover', { body: UseRecovery, reply: Me, most: FEW }, async (asked) => {
    const person = await codes.useRecovery(asked.body.handle, asked.body.code, from(asked));
    await people.closeAll(person.id);
    return signIn(person, asked);
  });
  route(app, 'POST', '/api/me/link-code', { reply: LinkCode, most: FEW }, (asked) => codes.newLink(signedIn(asked)));
  route(app, 'POST', '/api/link', { body: UseCode, reply: Me, most: FEW }, async (asked) =>
    signIn(await codes.useLink(asked.body.code, from(asked)), asked),
  );

  route(app, 'POST', '/api/me/passkey/options', { reply: PasskeyOptions, most: FEW }, (asked) =>
    passkeys.newOptions(signedIn(asked), originOf(asked.request)),
  );
  route(app, 'POST', '/api/me/passkey', { body: PasskeyResponse, reply: Me, most: FEW }, async (asked) => {
    const person = signedIn(asked);
    const before = await people.me(person);
    const kept = await passkeys.keep(person, asked.body, originOf(asked.request));
    if (!before.person?.guest) return me(kept, asked);
    // Who came in by a link of the guest's has no key to the account.
    await people.closeAll(person.id);
    return signIn(kept, asked);
  });
  route(app, 'POST', '/api/sign-in/passkey/options', { reply: PasskeyOptions, most: FEW }, ({ request }) =>
    passkeys.options(originOf(request)),
  );
  route(app, 'POST', '/api/sign-in/passkey', { body: PasskeyResponse, reply: Me, most: FEW }, async (asked) =>
    signIn(await passkeys.signIn(asked.body, originOf(asked.request)), asked),
  );

  route(app, 'GET', '/api/me/data', { reply: MyData, most: FEW }, async (asked) => {
    asked.reply.header('content-disposition', 'attachment; filename="wartable.json"');
    return (await people.dataOf(signedIn(asked))) as { person: { id: string } };
  });
  // Also for those who were banned: what is kept about them is theirs.
  route(app, 'DELETE', '/api/me', { most: FEW }, async ({ person, reply }) => {
    if (!person) throw new Refusal('not-signed-in');
    await hall.personGone(person.id, true);
    await people.forget(person);
    // Those who look at their tables shall not read the name any longer.
    await hall.personChanged(person.id);
    reply.clearCookie(COOKIE, { path: '/' });
  });

  route(app, 'POST', '/api/me/games', { body: GamesHere, reply: GamesThere, most: MANY, bytes: NOTES }, (asked) =>
    people.played.keepInStep(signedIn(asked), asked.body),
  );

  route(app, 'GET', '/api/me/muted', { reply: MutedPeople }, (asked) => people.muted(signedIn(asked)));
  route(app, 'POST', '/api/me/muted', { body: Mute, reply: MutedPeople }, async (asked) => {
    const person = signedIn(asked);
    await people.mute(person, asked.body.person, true);
    await hall.personChanged(person.id);
    return people.muted(person);
  });
  route(app, 'DELETE', '/api/me/muted/:person', { reply: MutedPeople }, async (asked) => {
    const person = signedIn(asked);
    await people.mute(person, asked.params['person'] ?? '', false);
    await hall.personChanged(person.id);
    return people.muted(person);
  });
  route(app, 'POST', '/api/reports', { body: Report, most: FEW }, async (asked) => {
    // A problem can be that nobody is signed in.
    const by = asked.body.about === 'person' ? signedIn(asked) : asked.person;
    await people.report(by, asked.body, from(asked));
  });
}

function setCookie({ request, reply }: Asked, token: string): void {
  const secure = originOf(request).startsWith('https:') || request.protocol === 'https';
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: LIFETIME / 1000 });
}

/** Browsers trust the machine they run on as they trust https. */
function isThisMachine({ hostname }: FastifyRequest): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname.startsWith('127.');
}
