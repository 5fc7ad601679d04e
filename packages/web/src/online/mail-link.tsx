/** What a link in a mail asks for: it leads to the page of one's account, whoever is signed in here. */
import type { Text } from '@wartable/kernel';
import { useEffect, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { api, Refusal, whyNot } from './api.ts';
import { text } from './text/index.ts';

const LINK = /^#(no-)?mail=([A-Za-z0-9_.-]+)$/;

export function MailLink() {
  const { say } = useWords();
  const [said, setSaid] = useState<Text>();
  useEffect(() => {
    const [, stops, token] = LINK.exec(location.hash) ?? [];
    if (token === undefined) return;
    // Once: neither the history nor who reloads says it again.
    history.replaceState(history.state, '', location.pathname);
    (stops ? api.stopMail(token) : api.confirmMail(token)).then(
      () => setSaid(text(stops ? 'notice.stopped' : 'notice.confirmed')),
      (error) => setSaid(error instanceof Refusal && error.word === 'expired' ? text('notice.link-old') : whyNot(error)),
    );
  }, []);
  return said ? (
    <p className="notice" role="status">
      {say(said)}
    </p>
  ) : null;
}
