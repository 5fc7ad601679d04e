/**
 * The coach: what it would do when it is asked, and after a mistake the offer to take it back. It knows what the seat knows, and
 * offers nothing that the table would refuse.
 */
import type { Choice } from '@wartable/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Answered, FoundMistake, Hint } from '../table/advisers.ts';
import type { TableClient } from '../table/client.ts';
import { coachesAt } from '../table/tips.ts';
import type { Around } from './around.ts';
import { useDevice } from './device.ts';
import type { Snapshot } from './snapshot.ts';

type Moment = {
  readonly id: string;
  readonly around: Around | undefined;
  readonly snapshot: Snapshot;
  readonly client: TableClient;
  /** What waits to be ended, and has not been said to the table. */
  readonly held: object | undefined;
  /** Another window plays. */
  readonly follows: boolean;
};

type Coaching = {
  /** What was just answered, as records write it. */
  readonly note: (notations: readonly string[]) => void;
  readonly mistake: FoundMistake | undefined;
  readonly keep: () => void;
  /** It is being taken back: what was better is shown as soon as it is asked again. */
  readonly back: () => void;
  readonly better: Hint | undefined;
};

export function useCoach({ id, around, snapshot, client, held, follows }: Moment): Coaching {
  const { viewer, view, question, undoRefused } = snapshot;
  const device = useDevice();
  const noted = useRef<Answered>(undefined);
  const [found, setFound] = useState<{
    readonly of: unknown;
    readonly held: object | undefined;
    readonly mistake: FoundMistake;
  }>();
  const [again, setAgain] = useState<{ readonly from: unknown; readonly hint: Hint }>();
  const wanted = coachesAt(id, device.coach) && isAmongBots(snapshot, around) && !follows;
  // Held back; or told to the table, and nobody else is to answer before it could be taken back.
  const isOpen = held !== undefined || (question !== undefined && undoRefused === undefined);

  useEffect(() => {
    const given = noted.current;
    // The answer is not there yet, or was looked at before.
    if (!given || (given.view === view && !held)) return;
    noted.current = undefined;
    if (!wanted || !isOpen) return;
    let late = false;
    client.mistake(given).then((mistake) => {
      if (mistake && !late) setFound({ of: view, held, mistake });
    });
    return () => {
      late = true;
      client.mistake(undefined);
    };
  }, [client, view, held, wanted, isOpen]);

  const isNow = found !== undefined && found.of === view && found.held === held && wanted && isOpen;
  const isAskedAgain = again !== undefined && again.from !== view && (question?.choices.includes(again.hint.choice) ?? false);
  return {
    note: (notations) => {
      noted.current = viewer === 'spectator' ? undefined : { view, seat: viewer, notations };
      setAgain(undefined);
    },
    mistake: isNow ? found.mistake : undefined,
    keep: () => setFound(undefined),
    back: () => {
      if (found) setAgain({ from: held ? undefined : view, hint: hintOf(found.mistake.better, found.mistake) });
      setFound(undefined);
    },
    better: isAskedAgain ? again.hint : undefined,
  };
}

function hintOf(choice: Choice, { advice, reasons }: FoundMistake): Hint {
  return { choice, why: { expected: undefined, reasons }, advice };
}

/** Against people nobody is helped; a lesson has a coach of its own. */
function isAmongBots({ viewer, seats }: Snapshot, around: Around | undefined): boolean {
  const people = seats.filter(({ player }) => player.kind === 'person');
  return viewer !== 'spectator' && !around?.lesson && people.length === 1 && around?.hints !== false && around?.undo !== 'never';
}
