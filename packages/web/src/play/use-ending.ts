/** Who ends a turn while somebody could still act is asked, once a turn; a setting of the device. */
import type { Offer } from '@wartable/kernel';
import { useRef, useState } from 'react';
import { useDevice } from './device.ts';
import type { GamePage } from './game-page.ts';
import type { ShownDecision, Snapshot } from './snapshot.ts';

type Ending = { readonly offer: Offer; readonly left: number };

type Asking = {
  /** What is being asked about. */
  readonly ending: Ending | undefined;
  /** Whether the page asks first. */
  readonly asksFirst: (offer: Offer, decision: ShownDecision | undefined) => boolean;
  readonly close: () => void;
};

export function useEnding({ ends, telling }: GamePage, snapshot: Snapshot): Asking {
  const { asksToEnd } = useDevice();
  const [ending, setEnding] = useState<Ending & { readonly of: Snapshot }>();
  const asked = useRef<number>(undefined);
  return {
    ending: ending?.of === snapshot ? ending : undefined,
    asksFirst: (offer, decision) => {
      const left = decision?.choices.filter(({ verb }) => ends?.[offer.verb]?.includes(verb)).length ?? 0;
      const turn = telling.turnNumber(snapshot.view);
      if (!asksToEnd || left === 0 || asked.current === turn) return false;
      asked.current = turn;
      setEnding({ of: snapshot, offer, left });
      return true;
    },
    close: () => setEnding(undefined),
  };
}
