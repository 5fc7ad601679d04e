/** A table on the page: how it stands, what happened, and what one can say to it. */
import type { Followed, GameEvent, Said, Viewer } from '@wartable/kernel';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isGame } from '../games/manifests.ts';
import { loadPage } from '../games/pages.ts';
import { keptWord } from '../shell/kept.ts';
import { openWords } from '../shell/words.ts';
import { hasBegun, setupFor } from '../table/begin.ts';
import { type Change, type Hint, openClient, type TableClient, type WhyNot } from '../table/client.ts';
import type { Seated } from '../table/messages.ts';
import { reasonOf } from '../table/reason.ts';
import { StoreError, type StoreProblem, tableNamed, writeAgain } from '../table/saves.ts';
import { othersRange } from '../table/since.ts';
import type { GamePage } from './game-page.ts';
import { newShow, type Show } from './show.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import type { Step } from './step.ts';

export type Trouble = StoreProblem | 'missing' | 'closed' | { readonly rulesFrom: number } | { readonly reason: Said };

export type TableOnPage = {
  readonly page: GamePage | undefined;
  readonly snapshot: Snapshot | undefined;
  /** What the choices would come to, as soon as that is worked out. */
  readonly previews: readonly unknown[];
  /** What the one who looks has seen happen. */
  readonly log: readonly GameEvent[];
  /** The last of it, with the board after each event. */
  readonly past: readonly Step[];
  /** What is being shown; the snapshot follows when all has been. */
  readonly step: Step | undefined;
  readonly show: Show;
  readonly hint: Hint | undefined;
  readonly askHint: () => void;
  readonly whyNot: WhyNot | undefined;
  /** What was asked about. */
  readonly preview: unknown;
  /** Asks why a thing cannot be chosen, and what it would come to. */
  readonly ask: (thing: string) => void;
  readonly trouble: Trouble | undefined;
  readonly client: TableClient | undefined;
};

/** How long a bot lets one look, in milliseconds. */
const PACE = 300;
const MOST_BATCHES = 200;

/** The steps that came with one message, and how many events had happened after it. */
type Batch = { readonly end: number; readonly steps: readonly Step[] };

function troubleOf(problem: unknown): Trouble {
  return problem instanceof StoreError ? problem.problem : { reason: reasonOf(problem) };
}

/** What was worked out for a view. */
type Found<T> = { readonly of: unknown; readonly found: T };

export function useTable(id: string): TableOnPage {
  const [seated, setSeated] = useState<Seated>();
  const [followed, setFollowed] = useState<Followed>();
  const [batches, setBatches] = useState<ReadonlyMap<Viewer, readonly Batch[]>>(new Map());
  const [previews, setPreviews] = useState<Found<readonly unknown[]>>();
  const [hint, setHint] = useState<Found<Hint>>();
  const [whyNot, setWhyNot] = useState<Found<WhyNot>>();
  const [preview, setPreview] = useState<Found<unknown>>();
  const [trouble, setTrouble] = useState<Trouble>();
  const client = useRef<TableClient>(undefined);
  const page = useRef<GamePage>(undefined);
  const [show] = useState(() => newShow(({ type }) => page.current?.sounds[type]));
  const step = useSyncExternalStore(show.listen, show.now);

  useEffect(() => {
    const last = new Map<Viewer, Step>();
    const changed = (now: GamePage, { now: next, fresh, before, told }: Change): void => {
      hasBegun(id);
      const { viewer } = next;
      const steps = fresh ? [] : now.stepsOf(before, told, last.get(viewer));
      const lastStep = steps.at(-1);
      if (lastStep) last.set(viewer, lastStep);
      // What is still being shown may have been taken back.
      if (fresh) show.skip();
      show.add(steps);
      setFollowed(next);
      const end = next.before + next.log.length;
      setBatches((all) => {
        // What was taken back has not happened.
        const standing = (all.get(viewer) ?? []).filter((batch) => batch.end <= end);
        return new Map(all).set(viewer, recent(now, [...standing, { end, steps }], viewer));
      });
      const { view } = next;
      if (next.decision) opened.previews(view).then((found) => setPreviews({ of: view, found }));
    };
    const opened = openClient({
      seated: setSeated,
      changed: (change) => page.current && changed(page.current, change),
      earlier: ({ viewer, view, events }) => {
        const now = page.current;
        if (!now) return;
        let seen = view;
        const told = events.map((event) => {
          seen = now.telling.fold(seen, event);
          return { event, view: seen };
        });
        setBatches((all) => new Map(all).set(viewer, [{ end: 0, steps: now.stepsOf(view, told, undefined) }]));
      },
      rulesChanged: (turn) => setTrouble({ rulesFrom: turn }),
      // What could not be saved is saved now; other trouble stays.
      kept: () => setTrouble((now) => (typeof now === 'string' ? undefined : now)),
      trouble: (problem) => setTrouble(problem instanceof StoreError ? problem.problem : { reason: problem }),
      pace: () => Number(keptWord('wartable.pace') ?? PACE),
      busy: () => show.now() !== undefined,
    });
    client.current = opened;
    let closed = false;
    const open = async (): Promise<void> => {
      const setup = setupFor(id);
      const save = setup ? undefined : await tableNamed(id);
      const game = (setup ?? save)?.game;
      if (game === undefined) return setTrouble('missing');
      if (!isGame(game)) return setTrouble('newer');
      const [loaded] = await Promise.all([loadPage(game), openWords(game)]);
      if (closed) return;
      page.current = loaded;
      if (setup) opened.begin(loaded.telling, id, setup);
      else if (save) {
        await writeAgain(id).catch((problem) => setTrouble(troubleOf(problem)));
        opened.resume(loaded.telling, save);
      }
    };
    open().catch((problem) => {
      if (closed) return;
      if (!(problem instanceof StoreError)) setTrouble({ reason: reasonOf(problem) });
      else setTrouble(problem.problem === 'unavailable' ? 'closed' : problem.problem);
    });
    return () => {
      closed = true;
      opened.close();
      show.skip();
    };
  }, [id, show]);

  const snapshot = useMemo(
    () => (page.current && followed && seated ? snapshotOf(page.current.telling, followed, seated) : undefined),
    [followed, seated],
  );
  const view = followed?.view;
  const past = useMemo(
    () => (followed ? (batches.get(followed.viewer) ?? []) : []).flatMap(({ steps }) => steps),
    [batches, followed],
  );
  /** What was found out about another moment is of no use any more. */
  const ofNow = <T>(one: Found<T> | undefined): T | undefined => (one && one.of === view ? one.found : undefined);
  return {
    page: page.current,
    snapshot,
    previews: ofNow(previews) ?? [],
    log: followed?.log ?? [],
    past,
    step,
    show,
    hint: ofNow(hint),
    askHint: () => {
      const question = snapshot?.question;
      if (question) client.current?.hint(view, question).then((found) => setHint({ of: view, found }));
    },
    whyNot: ofNow(whyNot),
    preview: ofNow(preview),
    ask: (thing) => {
      client.current?.whyNot(view, thing).then((found) => setWhyNot({ of: view, found }));
      client.current?.preview(view, thing).then((found) => setPreview({ of: view, found }));
    },
    trouble,
    client: client.current,
  };
}

/** Only what the others did last is shown again, and an answer taken back may lead one turn further back: older boards are forgotten. */
function recent({ telling: { turnOf } }: GamePage, batches: readonly Batch[], viewer: Viewer): readonly Batch[] {
  if (viewer === 'spectator') return [];
  const events = batches.flatMap(({ steps }) => steps.map(({ event }) => event));
  const [last] = othersRange(turnOf, events, viewer);
  const [from] = othersRange(turnOf, events.slice(0, last), viewer);
  let end = 0;
  return batches
    .filter(({ steps }) => {
      end += steps.length;
      return end > from;
    })
    .slice(-MOST_BATCHES);
}
