import { useEffect, useMemo, useState } from 'react';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { hasMoved } from '../shell/route.ts';
import { type Place, placeOnDevice } from '../table/place.ts';
import { text } from '../text/index.ts';
import type { Around } from './around.ts';
import { Battle } from './battle.tsx';
import { device } from './device.ts';
import { HandOver } from './hand-over.tsx';
import { Following, Notice } from './notice.tsx';
import { isOpening, OpeningScene } from './opening.tsx';
import { allowSound } from './sound.ts';
import { useTable } from './use-table.ts';

export function PlayScreen({ id }: { readonly id: string }) {
  const place = useMemo(() => placeOnDevice(id), [id]);
  return <TableScreen place={place} />;
}

/** A table, wherever it is. */
export function TableScreen({ place, around }: { readonly place: Place; readonly around?: Around }) {
  const { id } = place;
  const table = useTable(place);
  const { page, snapshot, trouble, follows, client } = table;
  const { say } = useWords();
  const [handed, setHanded] = useState(false);
  useEffect(() => {
    // Who has just pressed a button on another page has allowed it.
    if (device().sound && navigator.userActivation?.hasBeenActive) allowSound();
    window.addEventListener('pointerdown', allowSound, { once: true });
    window.addEventListener('keydown', allowSound, { once: true });
    return () => {
      window.removeEventListener('pointerdown', allowSound);
      window.removeEventListener('keydown', allowSound);
    };
  }, []);
  if (!page || !snapshot || !client)
    return (
      <main className="page">
        {around?.notices(undefined, () => ({}))}
        {trouble && <Notice id={id} trouble={trouble} />}
        <Link to="/" className="button">
          {say(text('play.home'))}
        </Link>
      </main>
    );
  if (table.step && isOpening(table.step))
    return (
      <GameWords game={page.telling.id}>
        {page.Art && <page.Art />}
        <OpeningScene page={page} view={table.step.view} show={table.show} />
      </GameWords>
    );
  // The one who holds the device still sees how its last answer went.
  if (snapshot.handOverTo !== undefined && !table.step) {
    const seat = snapshot.handOverTo;
    const take = (): void => {
      setHanded(true);
      client.takeDevice(seat);
    };
    return (
      <GameWords game={page.telling.id}>
        <HandOver page={page} snapshot={snapshot} seat={seat} onTake={follows ? undefined : take}>
          {follows && <Following onTakeOver={client.takeOver} />}
          {trouble && <Notice id={id} trouble={trouble} />}
        </HandOver>
      </GameWords>
    );
  }
  return (
    <GameWords game={page.telling.id}>
      {page.Art && <page.Art />}
      <Battle
        place={place}
        around={around}
        table={table}
        page={page}
        snapshot={snapshot}
        client={client}
        arrived={handed || hasMoved()}
      />
    </GameWords>
  );
}
