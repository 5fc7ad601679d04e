/** Something is asked of the server: one thing at a time, and where it did not work, why not. */
import type { Text } from '@wartable/kernel';
import { useState } from 'react';
import { whyNot } from './api.ts';

export type Asking = {
  readonly busy: boolean;
  readonly trouble: Text | undefined;
  readonly ask: (work: () => Promise<unknown>) => Promise<boolean>;
};

export function useAsking(): Asking {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Text>();
  const ask = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setTrouble(whyNot(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, trouble, ask };
}
