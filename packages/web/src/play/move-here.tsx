/** From a table of this device to the server, where there is one, or to the campaign it belongs to. */
import { lazy, Suspense } from 'react';
import { useMe } from '../online/me.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { runOfTable } from '../table/run-tables.ts';
import { tableNamed } from '../table/saves.ts';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import type { Snapshot } from './snapshot.ts';

const MoveOnline = lazy(async () => ({ default: (await import('../online/move.tsx')).MoveOnline }));

type Props = { readonly id: string; readonly page: GamePage; readonly seats: Snapshot['seats'] };

export function MoveHere({ id, page, seats }: Props) {
  const { say } = useWords();
  const served = useMe() !== undefined;
  const run = runOfTable(id);
  // A battle of a campaign is looked for here when it is over.
  if (run !== undefined)
    return (
      <Link to={`/campaigns/${page.telling.id}/${run}`} className="button">
        {say(text('play.campaign'))}
      </Link>
    );
  if (!served) return null;
  return (
    <Suspense fallback={null}>
      <MoveOnline
        players={seats.map(({ player }) => player)}
        load={() => tableNamed(id)}
        title={say({ key: 'game.name' })}
        seats={{ page, seats: seats.map(({ name }) => name) }}
        inWords
      />
    </Suspense>
  );
}
