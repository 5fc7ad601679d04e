/** A table far away in a list. */
import type { TableInfo } from '@wartable/protocol';
import type { ReactNode } from 'react';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { when } from '../shell/when.ts';
import { text as shared } from '../text/index.ts';
import { paceText } from './terms.ts';
import { text } from './text/index.ts';
import { useGames } from './use-games.ts';
import { OnlineWords } from './words.tsx';

type Props = {
  readonly table: TableInfo;
  /** What can be done with it, beside it. */
  readonly children?: ReactNode;
};

export function FarRow(props: Props) {
  return (
    <OnlineWords>
      <Row {...props} />
    </OnlineWords>
  );
}

/** Where one goes from a list: to the table, or to see it again. */
type Led = Pick<TableInfo, 'id' | 'status' | 'day' | 'pairs'>;

export function wayTo({ id, status, day, pairs }: Led): string {
  const isSealed = (day && Date.now() < day.opens) || pairs?.open === false;
  return status === 'over' && !isSealed ? `/replay/${id}` : `/at/${id}`;
}

function Row({ table, children }: Props) {
  const { say, language } = useWords();
  const told = useGames([table])(table);
  const { status, mine, myTurn, until, outcome } = table;
  const ended =
    outcome === null
      ? []
      : [say(text(`lobby.${outcome.winners.length === 0 ? 'drawn' : wins(outcome.winners, mine) ? 'won' : 'lost'}`))];
  const facts = [
    ...(told?.game ? [told.game] : []),
    ...(status === 'open' || status === 'starting' ? [say(text('mine.waiting'))] : []),
    ...(status === 'running' && !myTurn && mine !== null ? [say(text('mine.theirs'))] : []),
    ...(status === 'stopped' ? [say(text('mine.stopped'))] : []),
    ...(status === 'over' ? [say(shared('home.over')), ...(mine === null ? [] : ended)] : []),
    ...(mine === null && status !== 'over' ? [say(paceText(table.agreement.pace, language))] : []),
    ...(myTurn && until !== null ? [say(text('mine.until', { when: when(until, language) }))] : []),
    when(table.changed, language),
  ];
  return (
    <li>
      <Link to={wayTo(table)} className="table-link">
        <span className="table-thumb table-far">
          <svg viewBox="0 0 24 24" width={28} height={28} role="img" aria-label={say(text('mine.online'))}>
            <path className="line-sign" d="M12 3A9 9 0 1 0 12.01 3M3 12H21M12 3C8 7 8 17 12 21C16 17 16 7 12 3" />
          </svg>
        </span>
        <span className="table-words">
          <strong className="table-title">{told?.title}</strong>
          {myTurn && <span className="your-turn">{say(shared('home.your-turn'))}</span>}
          <span>{facts.join(' · ')}</span>
          <span>{told?.who}</span>
        </span>
      </Link>
      {children}
    </li>
  );
}

function wins(winners: readonly number[], mine: number | null): boolean {
  return mine !== null && winners.includes(mine);
}
