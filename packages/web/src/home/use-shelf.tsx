/** All of one's tables: those on this device, how they stand, and those far away. */
import type { MyTables } from '@wartable/protocol';
import { Fragment, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useMe } from '../online/me.ts';
import { movedTo } from '../online/moved.ts';
import { allTables, forgetTable, type Shelf } from '../table/saves.ts';
import { type Stand, useStands } from './stands.ts';

const FollowMine = lazy(async () => ({ default: (await import('../online/follow-mine.tsx')).FollowMine }));
const EMPTY: Shelf = { tables: [], unread: [], problem: undefined };

export type AllTables = Shelf & {
  /** Still being looked for on this device. */
  readonly isLooking: boolean;
  readonly stands: ReadonlyMap<string, Stand>;
  readonly mine: MyTables | undefined;
  readonly forget: (id: IDBValidKey) => Promise<void>;
  /** Has to be on the page: it follows the tables far away, and draws what thumbnails refer to. */
  readonly beside: ReactNode;
};

export function useShelf(): AllTables {
  const [shelf, setShelf] = useState<Shelf>();
  const [mine, setMine] = useState<MyTables>();
  const somebody = useMe()?.person != null;
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') allTables().then(setShelf);
    };
    look();
    // Another window may have played on.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const kept = useMemo(() => withoutMoved(shelf ?? EMPTY), [shelf]);
  const stands = useStands(kept.tables);
  const forget = useCallback(async (id: IDBValidKey): Promise<void> => {
    // Where it did not work, the list says why.
    await forgetTable(id).catch(() => {});
    setShelf(await allTables());
  }, []);
  const beside = (
    <>
      {[...new Set([...stands.values()].map(({ page }) => page))].map(({ telling, Art }) => (
        <Fragment key={telling.id}>{Art && <Art />}</Fragment>
      ))}
      {somebody && (
        <Suspense fallback={null}>
          <FollowMine onMine={setMine} />
        </Suspense>
      )}
    </>
  );
  return { ...kept, isLooking: shelf === undefined, stands, mine: somebody ? mine : undefined, forget, beside };
}

/** What has gone online is shown there. */
function withoutMoved(shelf: Shelf): Shelf {
  return { ...shelf, tables: shelf.tables.filter(({ id }) => movedTo(id) === null) };
}
