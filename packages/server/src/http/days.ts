/** The table of the day over HTTP. */
import { Day, DayState, Ranking, TableInfo } from '@wartable/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Days } from '../days/days.ts';
import { networkOf } from './address.ts';
import { checked, route, signedIn } from './route.ts';

/** So many a minute from one address. */
const FEW = 20;
/** To compare all with all is some work. */
const SOME = 120;

const Asked = v.strictObject({
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
  alike: v.optional(v.picklist(['yes', 'no']), 'no'),
});

export function dayRoutes(app: FastifyInstance, days: Days): void {
  route(app, 'GET', '/api/daily/:game', { reply: DayState, most: SOME }, ({ person, params }) =>
    days.today(person, params['game'] ?? ''),
  );
  route(app, 'POST', '/api/daily/:game', { reply: TableInfo, most: FEW }, (asked) =>
    days.table(signedIn(asked), asked.params['game'] ?? '', networkOf(asked.request.ip)),
  );
  route(app, 'GET', '/api/daily/:game/:day', { reply: Ranking, most: SOME }, ({ person, params, request }) => {
    const { from, alike } = checked(Asked, request.query);
    return days.ranking(person, params['game'] ?? '', checked(Day, params['day']), { from, alike: alike === 'yes' });
  });
}
