/** Tables far away, as they are now: one's own and those everybody may join. */
import type { MyTables, TableInfo } from '@wartable/protocol';
import { useEffect, useState } from 'react';
import { api } from './api.ts';
import { useMe } from './me.ts';
import { theLine } from './the-line.ts';

/** Asked for at once, and told whenever something has changed. */
function useTold<T>(wanted: boolean, first: () => Promise<T>, listen: (hear: (value: T) => void) => () => void): T | undefined {
  const [value, setValue] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ways to ask do not change
  useEffect(() => {
    if (!wanted) return setValue(undefined);
    let told = false;
    let gone = false;
    first().then(
      (found) => !told && !gone && setValue(found),
      () => {},
    );
    const leave = listen((found) => {
      told = true;
      setValue(found);
    });
    return () => {
      gone = true;
      leave();
    };
  }, [wanted]);
  return value;
}

/** Undefined while it is not known yet, or nobody is signed in. */
export function useMine(): MyTables | undefined {
  const somebody = useMe()?.person != null;
  return useTold(somebody, api.mine, (hear) => theLine().mine(hear));
}

export function useLobby(): readonly TableInfo[] | undefined {
  const served = useMe() !== undefined;
  return useTold<readonly TableInfo[]>(served, api.lobby, (hear) => theLine().lobby(hear));
}
