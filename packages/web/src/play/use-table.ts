/** A table on the page: its last snapshot, what happened, and what one can say to it. */
import type { GameEvent, Viewer } from '@wartable/kernel';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { keptWord } from '../app/kept.ts';
import { hasBegun, setupFor } from '../table/begin.ts';
import { type Hint, openClient, type TableClient, type WhyNot } from '../table/client.ts';
import { StoreError, type StoreProblem, tableNamed } from '../table/saves.ts';
import { othersRange } from '../table/since.ts';
import type { Snapshot } from '../table/table.ts';
import type { GamePage } from './game-page.ts';
import { isGame, loadPage } from './games.ts';
import { newShow, type Show } from './show.ts';
import type { Step } from './step.ts';

export type Trouble = StoreProblem | 'missing' | 'closed' | 'rules' | { readonly reason: string };

export type TableOnPage = {
  readonly page: GamePage | undefined;
  readonly snapshot: Snapshot | undefined;
  /** What the one who looks has seen happen. */
  readonly log: readonly GameEvent[];
  /** The last of it, with the board after each event. */
  readonly past: readonly Step[];
  /** What is being shown; the snapshot follows when all has been. */
  readonly step: Step | undefined;
  readonly show: Show;
  readonly hint: Hint | undefined;
  readonly whyNot: WhyNot | undefined;
  /** What was asked about. */
  readonly preview: unknown;
  readonly trouble: Trouble | undefined;
  readonly client: TableClient | undefined;
};

/** How long a bot lets one look, in milliseconds. */
const PACE = 300;
const MOST_BATCHES = 200;
const HARMLESS: readonly string[] = ['stale-decision', 'not-your-seat', 'match-over'];

/** What one viewer was told. Nobody else's is shown: it names cards that were drawn. */
type Told = { readonly log: readonly GameEvent[]; readonly batches: readonly Batch[] };
/** The steps that came with one snapshot, and how many answers stood then. */
type Batch = { readonly answers: number; readonly steps: readonly Step[] };
const NOTHING: Told = { log: [], batches: [] };

export function useTable(id: string): TableOnPage {
  const [snapshot, setSnapshot] = useState<Snapshot>();
  const [told, setTold] = useState<ReadonlyMap<Viewer, Told>>(new Map());
  const [hint, setHint] = useState<Hint>();
  const [whyNot, setWhyNot] = useState<WhyNot>();
  const [preview, setPreview] = useState<unknown>();
  const [trouble, setTrouble] = useState<Trouble>();
  const client = useRef<TableClient>(undefined);
  const page = useRef<GamePage>(undefined);
  const [show] = useState(() => newShow(({ type }) => page.current?.sounds[type]));
  const step = useSyncExternalStore(show.listen, show.now);

  useEffect(() => {
    const views = new Map<Viewer, unknown>();
    const last = new Map<Viewer, Step>();
    const opened = openClient({
      changed: (next) => {
        const now = page.current;
        if (!now) return;
        hasBegun(id);
        const { newsFor, news } = next;
        const before = views.get(newsFor);
        const steps = before ? now.stepsOf(before, next.view, news, last.get(newsFor)) : [];
        const end = steps.at(-1);
        if (end) last.set(newsFor, end);
        // The board is public: who has not looked yet starts from what the first one saw.
        for (const viewer of [...next.seats.keys(), 'spectator'] as const)
          if (!views.has(viewer)) views.set(viewer, now.inPublic(next.view));
        views.set(newsFor, next.view);
        // What is still being shown may have been taken back.
        if (next.past) show.skip();
        show.add(steps);
        setSnapshot(next);
        setHint(undefined);
        setWhyNot(undefined);
        setPreview(undefined);
        setTold((all) => {
          const { log, batches } = all.get(newsFor) ?? NOTHING;
          // What was taken back has not happened.
          const standing = next.earlier
            ? [{ answers: next.answers, steps: now.stepsOf(next.earlier.view, next.view, next.earlier.events, undefined) }]
            : batches.filter(({ answers }) => answers <= next.answers);
          return new Map(all).set(newsFor, {
            log: next.past ?? [...log, ...news],
            batches: recent(now, [...standing, { answers: next.answers, steps }], newsFor),
          });
        });
      },
      // What could not be saved is saved now; other trouble stays.
      kept: () => setTrouble((now) => (typeof now === 'string' ? undefined : now)),
      hint: setHint,
      whyNot: setWhyNot,
      preview: setPreview,
      trouble: (problem) => {
        // A click too many: the table goes on, and the page already shows how.
        if (HARMLESS.includes(String(problem))) return;
        setTrouble(problem instanceof StoreError ? problem.problem : { reason: String(problem) });
      },
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
      const loaded = await loadPage(game);
      if (closed) return;
      if (save && save.record.rules !== loaded.game.rules) return setTrouble('rules');
      page.current = loaded;
      if (setup) opened.say({ say: 'begin', id, ...setup });
      else if (save) opened.resume(save);
    };
    open().catch((problem) => {
      if (closed) return;
      if (!(problem instanceof StoreError)) setTrouble({ reason: String(problem) });
      else setTrouble(problem.problem === 'unavailable' ? 'closed' : problem.problem);
    });
    return () => {
      closed = true;
      opened.close();
      show.skip();
    };
  }, [id, show]);

  const reader = snapshot?.newsFor ?? 'spectator';
  const { log, past } = useMemo(() => {
    const own = told.get(reader) ?? NOTHING;
    return { log: own.log, past: own.batches.flatMap(({ steps }) => steps) };
  }, [told, reader]);
  return { page: page.current, snapshot, log, past, step, show, hint, whyNot, preview, trouble, client: client.current };
}

/** Only what the others did last is shown again, and an answer taken back may lead one turn further back: older boards are forgotten. */
function recent({ turnOf }: GamePage, batches: readonly Batch[], viewer: Viewer): readonly Batch[] {
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
