/** Oneself on this server: name, ways in, a second device, what is kept, and the way out. */
import { useState } from 'react';
import { useWords } from '../../shell/language.tsx';
import { Link } from '../../shell/link.tsx';
import { Loading } from '../../shell/loading.tsx';
import { text as shared } from '../../text/index.ts';
import { MailLink } from '../mail-link.tsx';
import { beSomebody, useOnline } from '../me.ts';
import { NameField, useOwnName } from '../name-field.tsx';
import { Notices } from '../notices.tsx';
import { text } from '../text/index.ts';
import { useAsking } from '../use-asking.ts';
import { OnlineWords } from '../words.tsx';
import { Keys } from './keys.tsx';
import { Leave } from './leave.tsx';
import { Muted } from './muted.tsx';
import { Recovery } from './recovery.tsx';
import { SecondDevice } from './second-device.tsx';
import { SignInForm } from './sign-in.tsx';
import '../part.css';
import './me-page.css';

export function MePage() {
  return (
    <OnlineWords>
      <Page />
    </OnlineWords>
  );
}

function Page() {
  const { say } = useWords();
  const online = useOnline();
  const own = useOwnName();
  const asking = useAsking();
  const [gone, setGone] = useState(false);
  if (online.state === 'looking') return <Loading />;
  if (online.state === 'none') return <p className="notice">{say(shared('far.no-server'))}</p>;
  const { me } = online;
  const { person } = me;
  const rename = (name: string): void => {
    if (person && name !== person.name) void asking.ask(() => beSomebody(name));
  };
  if (!person)
    return (
      <div className="me">
        <h1>{say(text('me.sign-in'))}</h1>
        <MailLink />
        {gone && <p role="status">{say(text('me.deleted'))}</p>}
        <SignInForm />
      </div>
    );
  return (
    <div className="me">
      <h1>{say(text('me.title'))}</h1>
      <MailLink />
      {asking.trouble && (
        <p className="notice" role="alert">
          {say(asking.trouble)}
        </p>
      )}
      <section className="room-part">
        <NameField own={own} onDone={rename} />
        {person.host && (
          <p className="buttons">
            <Link to="/host" className="button">
              {say(text('me.host'))}
            </Link>
          </p>
        )}
      </section>
      <section className="room-part">
        <Notices me={me} />
      </section>
      <Keys me={me} />
      <SecondDevice me={me} />
      <Recovery me={me} />
      <Muted />
      <Leave guest={person.guest} onGone={() => setGone(true)} />
      {person.guest && <SignInForm />}
    </div>
  );
}
