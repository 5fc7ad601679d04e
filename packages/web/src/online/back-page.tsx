/** The own link of a guest leads back to the seat. */
import { useEffect, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { go } from '../shell/route.ts';
import { api, whyNot } from './api.ts';
import { nowIam, useMe } from './me.ts';
import { text } from './text/index.ts';
import { OnlineWords } from './words.tsx';

export function BackPage({ token }: { readonly token: string }) {
  return (
    <OnlineWords>
      <Page token={token} />
    </OnlineWords>
  );
}

function Page({ token }: { readonly token: string }) {
  const { say } = useWords();
  const name = useMe()?.person?.name;
  const [trouble, setTrouble] = useState<unknown>();
  const [back, setBack] = useState(false);
  useEffect(() => {
    api.back(token).then((me) => {
      nowIam(me);
      setBack(true);
      // Nobody shall find it in the history of a borrowed device.
      go('/online', true);
    }, setTrouble);
  }, [token]);
  if (trouble !== undefined)
    return (
      <section className="notice" role="alert">
        <p>{say(whyNot(trouble))}</p>
        <Link to="/online" className="button">
          {say(text('back.games'))}
        </Link>
      </section>
    );
  return <p role="status">{back && name ? say(text('back.welcome', { name })) : say(text('back.trying'))}</p>;
}
