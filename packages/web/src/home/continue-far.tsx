/** A table far away that waits for one, as the first thing on the home page. */
import type { TableInfo } from '@wartable/protocol';
import type { ComponentType } from 'react';
import { paceText } from '../online/terms.ts';
import { text as far } from '../online/text/index.ts';
import { useGames } from '../online/use-games.ts';
import { OnlineWords } from '../online/words.tsx';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { when } from '../shell/when.ts';
import { text } from '../text/index.ts';

type Props = { readonly table: TableInfo; readonly Picture: ComponentType | undefined };

export function ContinueFar(props: Props) {
  return (
    <OnlineWords>
      <Words {...props} />
    </OnlineWords>
  );
}

function Words({ table, Picture }: Props) {
  const { say, language } = useWords();
  const told = useGames([table])(table);
  const { id, myTurn, status, until, agreement } = table;
  const facts = [
    told?.game,
    myTurn ? say(text('home.your-turn')) : say(far(status === 'running' ? 'mine.theirs' : 'mine.waiting')),
    myTurn && until !== null ? say(far('mine.until', { when: when(until, language) })) : say(paceText(agreement.pace, language)),
  ];
  return (
    <Link to={`/at/${id}`} className="continue">
      <span className="continue-picture" inert>
        {Picture && <Picture />}
      </span>
      <span className="continue-words">
        <strong className="button main big">{say(text('home.continue'))}</strong>
        <span className="continue-title">{told?.title}</span>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <span className="continue-who">{told?.who}</span>
      </span>
    </Link>
  );
}
