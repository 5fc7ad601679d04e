/** Mail, where the host has named a server for it: in the reader's language, with a way to hear nothing more. */
import { INSTALLED } from '@wartable/games';
import { languageFor, render, type Text, textMaker, type Words } from '@wartable/kernel';
import { ENGLISH, gameParts, LANGUAGES, sharedPart, wordsFor } from '@wartable/languages';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { en } from '../text/en.ts';
import type { Notice } from './notice.ts';

const text = textMaker<typeof en>();

/** `stop`: whoever knows it may end this channel. */
export const MailAddress = v.strictObject({ address: v.string(), stop: v.string() });

export type Mailer = {
  readonly confirm: (to: string, language: string | null, token: string) => Promise<void>;
  readonly notice: (to: string, language: string | null, notice: Notice, stop: string) => Promise<void>;
  readonly close: () => void;
};

export type MailSettings = {
  /** smtp://user:password@host:port */
  readonly smtp: string;
  readonly from: string;
  /** The address of the server for others. */
  readonly url: string;
};

const PATIENCE = 10_000;

export function openMailer({ smtp, from, url }: MailSettings): Mailer {
  const options = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const post = createTransport({ url: smtp, ...options, disableFileAccess: true, disableUrlAccess: true });
  const send = async (to: string, subject: string, lines: readonly string[], headers: Readonly<Record<string, string>>) => {
    // An address object: nothing in it is taken apart into further ones.
    await post.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text: `${lines.join('\n\n')}\n`,
      headers: { ...headers },
    });
  };
  return {
    confirm: async (to, language, token) => {
      const words = await wordsOf(language);
      const body = render(words, text('mail.confirm.body'));
      await send(to, render(words, text('mail.confirm')), [body, `${url}/me#mail=${token}`], {});
    },
    notice: async (to, language, { kind, game, url: table }, stop) => {
      const words = await wordsOf(language);
      const subject = render(words, text(`mail.${kind}`, { game: nameOf(words, game) }));
      const ending = render(words, text('mail.stop', { url: `${url}/me#no-mail=${stop}` }));
      await send(to, subject, [render(words, text(`mail.${kind}.body`)), table, ending], {
        'List-Unsubscribe': `<${url}/api/mail/stop/${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    },
    close: () => post.close(),
  };
}

function wordsOf(language: string | null): Promise<Words> {
  const games = INSTALLED.flatMap(({ manifest: { id }, folder }) => gameParts({ id, folder }, ['door']));
  return wordsFor(languageFor([language ?? ENGLISH], LANGUAGES) ?? ENGLISH, [sharedPart('server'), ...games]);
}

/** The name on the game's door; its id where it has none. */
function nameOf({ sentences }: Words, game: string): string | Text {
  return sentences[`door.${game}`] ?? game;
}
