/** How somebody wants to be told, and the links in mails. */
import { Channel, ChannelInfos, MailLink } from '@wartable/protocol';
import type { FastifyInstance } from 'fastify';
import { checkChannel } from '../notices/channels.ts';
import type { Notices } from '../notices/index.ts';
import { Refusal } from './refusal.ts';
import { checked, route, signedIn } from './route.ts';

export function channelRoutes(app: FastifyInstance, { channels }: Notices, now: () => number): void {
  route(app, 'GET', '/api/me/channels', { reply: ChannelInfos }, async (asked) => channels.of(signedIn(asked).id));

  route(app, 'POST', '/api/me/channels', { body: Channel, reply: ChannelInfos, most: 10 }, async (asked) => {
    const person = signedIn(asked);
    checkChannel(asked.body);
    await channels.add(person, asked.body, now());
    return channels.of(person.id);
  });

  route(app, 'DELETE', '/api/me/channels/:id', { reply: ChannelInfos }, async (asked) => {
    const person = signedIn(asked);
    await channels.remove(person.id, asked.params['id'] ?? '');
    return channels.of(person.id);
  });

  // The page that a link in a mail leads to sends it: programs that look into mails open links, too.
  route(app, 'POST', '/api/mail/confirm', { body: MailLink, most: 10 }, async ({ body }) => {
    if (!(await channels.confirm(body.token, now()))) throw new Refusal('expired');
  });

  route(app, 'POST', '/api/mail/stop', { body: MailLink, most: 10 }, async ({ body }) => {
    if (!(await channels.stop(body.token))) throw new Refusal('expired');
  });

  // Programs that read mail send a form here (RFC 8058); what is in it says nothing.
  app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_, _body, done) =>
      done(null, undefined),
    );
    route(own, 'POST', '/api/mail/stop/:token', { most: 10 }, async ({ params }) => {
      await channels.stop(checked(MailLink, { token: params['token'] }).token);
    });
  });
}
