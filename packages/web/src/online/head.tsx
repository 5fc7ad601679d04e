/** What every page shows of the server it came from: the way to play far apart, and what its host has to say. */
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { text } from '../text/index.ts';
import { useMe, useOnline } from './me.ts';
import './head.css';

export function OnlineLink() {
  const { say } = useWords();
  const online = useOnline();
  if (online.state === 'none' || (online.state === 'looking' && !online.expected)) return null;
  return (
    <Link to="/online" className="button">
      {say(text('far.online'))}
    </Link>
  );
}

/** As it was when the page came, and as the line has told since. */
export function Announcement() {
  const said = useMe()?.announcement;
  if (!said) return null;
  return (
    <p className="notice announcement" role="status">
      {said}
    </p>
  );
}
