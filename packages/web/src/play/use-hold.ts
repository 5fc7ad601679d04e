/** The last answer of a turn is shown, and waits: until its end is pressed, it can be taken back. A setting of the device. */
import type { Offer, Text } from '@wartable/kernel';
import { useEffect, useRef, useState } from 'react';
import type { TableClient } from '../table/client.ts';
import { text } from '../text/index.ts';
import { useDevice } from './device.ts';
import type { GamePage } from './game-page.ts';
import type { Snapshot } from './snapshot.ts';
import type { TableOnPage } from './use-table.ts';

export type Held = {
  /** What is ended. */
  readonly label: Text;
  /** What it does. */
  readonly line: Text;
  /** How things stand then. */
  readonly view: unknown;
  /** Said to the table, which has not answered yet. */
  readonly sent: boolean;
  readonly end: () => void;
  readonly takeBack: () => void;
};

type Holding = {
  readonly held: Held | undefined;
  /** Answers as records write them; `send` says them to the table. */
  readonly give: (notations: readonly string[], send: () => void) => void;
  /** The same for one choice. */
  readonly giveOffer: (offer: Offer, send: () => void) => void;
};

export function useHold(page: GamePage, table: TableOnPage, { viewer, view, question }: Snapshot, client: TableClient): Holding {
  const { endsByItself } = useDevice();
  const [held, setHeld] = useState<Held & { readonly of: unknown; readonly refused?: number }>();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });

  const give: Holding['give'] = async (notations, send) => {
    if (endsByItself || viewer === 'spectator') return send();
    const closing = await client.closing(view, viewer, notations);
    // Meanwhile another window may have gone on.
    if (latest.current !== view) return;
    if (!closing) return send();
    const holding = {
      of: view,
      label: closing.label,
      line: closing.events.flatMap((event) => page.telling.log(event) ?? []).at(-1) ?? text('play.that-was-all'),
      view: table.foretell(closing.events),
      takeBack: () => {
        setHeld(undefined);
        table.show.forget();
      },
    };
    const end = (): void => {
      setHeld({ ...holding, sent: true, refused: table.refused, end });
      send();
    };
    setHeld({ ...holding, sent: false, end });
  };
  return {
    // What the table did not take is not held any longer: the same moment comes again.
    held: held && held.of === view && (held.refused ?? table.refused) === table.refused ? held : undefined,
    give,
    // Who ends something by a button of its own, or rolls dice, is not asked again: the worker need not look.
    giveOffer: (offer, send) => {
      if (question && page.telling.ending?.(view, question, offer.choice)) give([offer.notation], send);
      else send();
    },
  };
}
