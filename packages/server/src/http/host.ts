/** The host's page: people, tables, reports, and the door. */
import { HostAct, HostKey, HostPage, Person, type TableInfo } from '@wartable/protocol';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import type { People } from '../people/index.ts';
import type { Store } from '../store/index.ts';
import type { PersonRow } from '../store/schema.ts';
import { networkOf } from './address.ts';
import { Refusal } from './refusal.ts';
import { route, signedIn } from './route.ts';

export type AroundHost = {
  readonly people: People;
  readonly store: Pick<Store, 'where'>;
  readonly hall: {
    readonly personGone: (person: string, forGood: boolean) => Promise<void>;
    readonly announce: (text: string | null) => void;
    readonly removeAny: (table: string) => Promise<void>;
    /** The tables where something happened last. */
    readonly latest: () => Promise<TableInfo[]>;
    readonly counts: () => { readonly lines: number };
  };
  /** Lines over all nodes, where there are several. */
  readonly sockets?: () => Promise<number>;
};

const FEW = 10;

export function hostRoutes(app: FastifyInstance, { people, store, hall, sockets }: AroundHost): void {
  const page = async (): Promise<HostPage> => {
    const { counted, ...house } = await people.house.page();
    return {
      ...house,
      tables: await hall.latest(),
      counts: { ...counted, sockets: (await sockets?.()) ?? hall.counts().lines },
      database: store.where,
    };
  };

  route(app, 'GET', '/api/host', { reply: HostPage }, async (asked) => {
    hostAlone(asked);
    return page();
  });

  // Whoever can read the data folder of the server is its host.
  route(app, 'POST', '/api/host/key', { body: HostKey, reply: Person, most: FEW }, async (asked) => {
    const person = signedIn(asked);
    const host = await people.beHost(person, asked.body.key, networkOf(asked.request.ip));
    return (await people.me(host)).person ?? Promise.reject(new Refusal('failed'));
  });

  route(app, 'POST', '/api/host', { body: HostAct, reply: HostPage }, async (asked) => {
    hostAlone(asked);
    await act(asked.body);
    return page();
  });

  const act = async (wanted: v.InferOutput<typeof HostAct>): Promise<void> => {
    switch (wanted.do) {
      case 'ban':
        await people.house.ban(wanted.person, wanted.banned);
        if (!wanted.banned) return;
        await hall.personGone(wanted.person, false);
        return people.closeAll(wanted.person);
      case 'close':
        return people.house.close(wanted.closed);
      case 'announce':
        await people.house.announce(wanted.text);
        return hall.announce(wanted.text);
      case 'report-done':
        return people.house.reportDone(wanted.report);
      case 'remove-table':
        return hall.removeAny(wanted.table);
    }
  };
}

function hostAlone(asked: { readonly person: PersonRow | null }): void {
  if (signedIn(asked).host !== 1) throw new Refusal('not-allowed');
}
