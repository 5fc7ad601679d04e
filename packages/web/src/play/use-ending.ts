/** Who ends orders, moves, attacks or a turn while somebody could still act is asked, once a turn for each; a setting of the device. */
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

export function useEnding({ ends, mayAct, telling }: GamePage, snapshot: Snapshot): Asking {
  const { asksToEnd } = useDevice();
  const [ending, setEnding] = useState<Ending & { readonly of: Snapshot }>();
  const asked = useRef(new Set<string>());
  return {
    ending: ending?.of === snapshot ? ending : undefined,
    asksFirst: (offer, decision) => {
      const { view } = snapshot;
      const offered = decision?.choices.filter(({ verb }) => ends?.[offer.verb]?.includes(verb)).length ?? 0;
      const left = Math.min(offered, mayAct?.(view) ?? offered);
      const what = `${telling.turnNumber(view)} ${decision?.kind}`;
      if (!asksToEnd || left === 0 || asked.current.has(what)) return false;
      asked.current.add(what);
      setEnding({ of: snapshot, offer, left });
      return true;
    },
    close: () => setEnding(undefined),
  };
}
