/** A table on the page: how it stands, what happened, and what one can say to it. */
import { type Followed, type GameEvent, STANDS, type Text, type Told, type Viewer } from '@wartable/kernel';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { loadPage } from '../games/pages.ts';
import { keptWord } from '../shell/kept.ts';
import { openWords } from '../shell/words.ts';
import type { Hint, WhyNot } from '../table/advisers.ts';
import { openAdvisers } from '../table/advisers-at-work.ts';
import { openClient, type TableClient } from '../table/client.ts';
import type { Change } from '../table/events.ts';
import type { Seated } from '../table/messages.ts';
import type { Place } from '../table/place.ts';
import { StoreError, type StoreProblem } from '../table/problems.ts';
import { reasonOf } from '../table/reason.ts';
import { anythingNamed } from '../table/saves.ts';
import { othersRange } from '../table/since.ts';
import { text } from '../text/index.ts';
import { paced } from './device.ts';
import type { GamePage } from './game-page.ts';
import { isOpening, openingStep } from './opening.tsx';
import { newShow, type Show } from './show.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import type { Step } from './step.ts';

export type Trouble = {
  readonly line: Text;
  /** What can be saved to a file. */
  readonly content?: () => Promise<unknown>;
  /** Over as soon as the table is on disk. */
  readonly untilKept?: true;
};

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
  /** Shows what would happen, before the table hears of it; what is told of it afterwards is not shown again. Gives the view then. */
  readonly foretell: (events: readonly GameEvent[]) => unknown;
  readonly hint: Hint | undefined;
  /** The coach was asked, and has not answered yet. */
  readonly hinting: boolean;
  readonly askHint: () => void;
  readonly whyNot: WhyNot | undefined;
  /** What was asked about. */
  readonly preview: unknown;
  /** Asks why a thing cannot be chosen, and what it would come to. */
  readonly ask: (thing: string) => void;
  readonly trouble: Trouble | undefined;
  /** How often the table has not taken what was said. */
  readonly refused: number;
  /** Another window keeps the table: here it can be looked at. */
  readonly follows: boolean;
  readonly client: TableClient | undefined;
};

/** How long a bot lets one look, in milliseconds. */
const [PACE, LONGEST_PACE] = [300, 5000];
const MOST_BATCHES = 200;

/** The steps that came with one message, and how many events had happened after it. */
type Batch = { readonly end: number; readonly steps: readonly Step[] };

/** As kept on this device, whatever that is. */
function pace(): number {
  const kept = Number(keptWord('wartable.pace') ?? PACE);
  return kept >= 0 && kept <= LONGEST_PACE ? kept : PACE;
}

/** Tests, and who wants everything at once, get no opening. */
const moves = (): boolean => pace() > 0 && paced(1) > 0;

/** A table that cannot be opened: what there is can be kept elsewhere. */
function unopened(id: string, problem: StoreProblem): Trouble {
  const line = text(`trouble.${problem === 'unavailable' ? 'closed' : problem}`);
  return problem === 'damaged' || problem === 'newer' ? { line, content: () => anythingNamed(id) } : { line };
}

/** What was shown before the table told it. */
type Foretold = {
  readonly of: unknown;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
  readonly steps: readonly Step[];
};

/** What was worked out for a view. */
type Found<T> = { readonly of: unknown; readonly found: T };

export function useTable(place: Place): TableOnPage {
  const { id } = place;
  const [seated, setSeated] = useState<Seated>();
  const [followed, setFollowed] = useState<Followed>();
  const [batches, setBatches] = useState<ReadonlyMap<Viewer, readonly Batch[]>>(new Map());
  const [previews, setPreviews] = useState<Found<readonly unknown[]>>();
  const [hint, setHint] = useState<Found<Hint | 'thinking'>>();
  const [whyNot, setWhyNot] = useState<Found<WhyNot>>();
  const [preview, setPreview] = useState<Found<unknown>>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [refused, setRefused] = useState(0);
  const [follows, setFollows] = useState(false);
  const client = useRef<TableClient>(undefined);
  const page = useRef<GamePage>(undefined);
  const [show] = useState(() => newShow((event) => (isOpening({ event }) ? 'opening' : page.current?.soundOf(event))));
  const step = useSyncExternalStore(show.listen, show.now);
  const last = useRef(new Map<Viewer, Step>());
  const foretold = useRef<Foretold>(undefined);
  const latest = useRef<unknown>(undefined);

  useEffect(() => {
    last.current = new Map();
    const changed = (now: GamePage, { now: next, fresh, before, told }: Change): void => {
      const begins = place.begins();
      const { viewer } = next;
      const shown = fresh ? undefined : shownOf(foretold.current, before, told);
      foretold.current = undefined;
      const rest = shown ? told.slice(shown.count) : told;
      const news = fresh ? [] : now.stepsOf(shown?.view ?? before, rest, shown?.steps.at(-1) ?? last.current.get(viewer));
      const steps = [...(shown?.steps ?? []), ...news];
      const lastStep = steps.at(-1);
      if (lastStep) last.current.set(viewer, lastStep);
      // What is still being shown may have been taken back.
      if (fresh) show.forget();
      if (begins && now.opening && moves()) show.add([openingStep(next.view)]);
      show.add(news);
      // Who only watches is never asked: what is skipped then is what there is.
      show.asked(next.decision !== null || next.outcome !== null || viewer === 'spectator');
      setFollowed(next);
      latest.current = next.view;
      const end = next.before + next.log.length;
      setBatches((all) => {
        // What was taken back has not happened.
        const standing = (all.get(viewer) ?? []).filter((batch) => batch.end <= end);
        return new Map(all).set(viewer, recent(now, [...standing, { end, steps }], viewer));
      });
      const { view } = next;
      if (next.decision) opened.previews(view).then((found) => setPreviews({ of: view, found }));
    };
    const opened = openClient(
      {
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
        rulesChanged: (turn) => setTrouble({ line: text('trouble.rules-changed', { turn }) }),
        role: setFollows,
        kept: (found) => {
          if (found === 'as-left') setTrouble((now) => (now?.untilKept ? undefined : now));
          else setTrouble({ line: text(`trouble.${found}-here`), content: () => anythingNamed(id) });
        },
        unkept: (problem, table) => {
          const content = async (): Promise<unknown> => table;
          const line = text(`trouble.${problem}`);
          setTrouble(problem === 'elsewhere' ? { line, content } : { line, content, untilKept: true });
        },
        unopened: (problem) => setTrouble(unopened(id, problem)),
        advised: (found) => setHint({ of: latest.current, found }),
        // The same once more, so that it can be answered again.
        refused: () => {
          foretold.current = undefined;
          setFollowed((now) => now && { ...now });
          setRefused((times) => times + 1);
        },
        trouble: (reason) => setTrouble({ line: text('trouble.other', { reason }) }),
        pace: () => (show.isSkipping() ? 0 : pace()),
        busy: () => show.now() !== undefined,
      },
      place.carry,
      place.desk ?? openAdvisers,
    );
    client.current = opened;
    let closed = false;
    const open = async (): Promise<void> => {
      const game = await place.game();
      const [loaded] = await Promise.all([loadPage(game), openWords(game)]);
      if (closed) return;
      page.current = loaded;
      opened.open(loaded.telling);
    };
    open().catch((error) => {
      if (closed) return;
      setTrouble(
        error instanceof StoreError ? unopened(id, error.problem) : { line: text('trouble.other', { reason: reasonOf(error) }) },
      );
    });
    return () => {
      closed = true;
      opened.close();
      show.forget();
    };
  }, [id, place, show]);

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
  const hinted = ofNow(hint);
  return {
    page: page.current,
    snapshot,
    previews: ofNow(previews) ?? [],
    log: followed?.log ?? [],
    past,
    step,
    show,
    foretell: (events) => {
      const now = page.current;
      if (!now || !followed) return view;
      let after = view;
      const told = events.map((event) => {
        after = now.telling.fold(after, event);
        return { event, view: after };
      });
      const steps = now.stepsOf(view, told, last.current.get(followed.viewer));
      foretold.current = { of: view, view: after, events, steps };
      show.add(steps);
      return after;
    },
    hint: hinted === 'thinking' ? undefined : hinted,
    hinting: hinted === 'thinking',
    askHint: () => {
      const question = snapshot?.question;
      if (!question || hinted === 'thinking') return;
      setHint({ of: view, found: 'thinking' });
      client.current?.hint(view, question).then((found) => setHint((now) => (now?.of === view ? { of: view, found } : now)));
    },
    whyNot: ofNow(whyNot),
    preview: ofNow(preview),
    ask: (thing) => {
      client.current?.whyNot(view, thing).then((found) => setWhyNot({ of: view, found }));
      client.current?.preview(view, thing).then((found) => setPreview({ of: view, found }));
    },
    trouble,
    refused,
    follows,
    client: client.current,
  };
}

/** What was shown before, if what is told begins with it. */
function shownOf(
  foretold: Foretold | undefined,
  before: unknown,
  told: readonly Told[],
): (Foretold & { readonly count: number }) | undefined {
  if (!foretold || foretold.of !== before) return undefined;
  const events = foretold.events.filter(({ type }) => type !== STANDS);
  const isSame = JSON.stringify(told.slice(0, events.length).map(({ event }) => event)) === JSON.stringify(events);
  return isSame ? { ...foretold, count: events.length } : undefined;
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
