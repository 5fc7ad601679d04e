/** How even a drawing is, and which small change makes it more even. The game says what may be changed. */
import { type Share, wilson } from '@wartable/ai';
import { isFields, type Json, type Said } from '@wartable/kernel';
import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import type { Tally } from '../table/balances.ts';
import { Funnel } from './funnel.tsx';
import { text } from './text/index.ts';
import { useMeasuring } from './use-measuring.ts';
import '../setup/measured.css';
import './balance-panel.css';

/** A change that may help, in words, and the options of a table with it. */
export type Suggestion = { readonly label: string; readonly options: unknown; readonly apply: () => void };

type Props = {
  readonly game: string;
  /** Of the bots that play. */
  readonly level: number;
  /** Options of a table; undefined where it cannot be played. */
  readonly options: unknown;
  /** Where it says why not. */
  readonly problems: string;
  /** What distinguishes this state of the drawing from others. */
  readonly of: string;
  /** The side of the first seat, and of the second. */
  readonly sides: readonly [string, string];
  /** One person against the rules: who does not win has lost. */
  readonly alone?: boolean;
  readonly kept: Json | undefined;
  readonly onKept: (measured: Json) => void;
  /** Those that help a side. */
  readonly changes: (weaker: 0 | 1) => readonly Suggestion[];
};

const GAMES = 600;
/** First all changes, then the best of them. */
const [TRIED, LOOKED_AT] = [48, 400];
const BEST = 3;
const WITHIN = 55_000;

type Kept = { readonly of: string; readonly tally: Tally };

function readKept(kept: Json | undefined): Kept | undefined {
  if (!isFields(kept) || typeof kept['of'] !== 'string' || !isFields(kept['tally'])) return undefined;
  const { games, wins, draws, turns, points } = kept['tally'];
  const isTally = typeof games === 'number' && typeof draws === 'number' && [wins, turns, points].every(Array.isArray);
  return isTally ? { of: kept['of'], tally: kept['tally'] as Tally } : undefined;
}

const shareOf = ({ wins, games }: Tally): Share => wilson(wins[0] ?? 0, games);
/** How far from even. */
const off = (tally: Tally): number => Math.abs(shareOf(tally).share - 0.5);
/** Within it nobody notices at a table. */
const EVEN = 0.1;

export function BalancePanel({ game, level, options, problems, of, sides, alone = false, kept, onKept, changes }: Props) {
  const { say } = useWords();
  const { state, start, stop } = useMeasuring();
  const known = readKept(kept);
  const working = state.is === 'working';
  const tally = working ? state.tallies[0] : known?.tally;
  if (options === undefined) return <p className="notice">{say(text('workshop.first-fix', { tab: problems }))}</p>;
  const begin = (): void =>
    start({ game, level, candidates: [options], games: GAMES, within: WITHIN }, ([found]) => {
      if (found && found.games > 0) onKept({ of, tally: found } as unknown as Json);
    });
  return (
    <>
      {tally && tally.games > 0 && (
        <Told
          tally={tally}
          most={working ? GAMES : tally.games}
          sides={sides}
          alone={alone}
          settled={!working}
          old={!working && known?.of !== of}
        />
      )}
      {state.is === 'failed' && <Failed trouble={state.trouble} />}
      <div className="buttons">
        {working ? (
          <button type="button" className="button" onClick={stop}>
            {say(text('workshop.stop'))}
          </button>
        ) : (
          <button type="button" className={known?.of === of ? 'button' : 'button main'} onClick={begin}>
            {say(text(known ? 'workshop.measure-again' : 'workshop.measure'))}
          </button>
        )}
      </div>
      <p className="balance-note">
        {say(text(alone ? 'workshop.measure-alone' : 'workshop.measure-note', { level, games: GAMES }))}
      </p>
      {!working && known?.of === of && (
        <Suggestions key={of} game={game} level={level} base={known.tally} sides={sides} changes={changes} />
      )}
    </>
  );
}

function Failed({ trouble }: { readonly trouble: Said | undefined }) {
  const { say } = useWords();
  const reason = typeof trouble === 'object' ? text('workshop.failed', { reason: trouble }) : text('workshop.failed-here');
  return (
    <p className="notice" role="alert">
      {say(reason)}
    </p>
  );
}

type ToldProps = {
  readonly tally: Tally;
  readonly most: number;
  readonly sides: Props['sides'];
  readonly alone: boolean;
  readonly settled: boolean;
  readonly old: boolean;
};

function Told({ tally, most, sides: [side, other], alone, settled, old }: ToldProps) {
  const { say, inPercent } = useWords();
  const { share, low, high } = shareOf(tally);
  const numbers = { side, share: inPercent(share), low: inPercent(low), high: inPercent(high), games: tally.games };
  const [mean, least, longest] = tally.turns;
  const stronger = share > 0.5 ? side : other;
  const verdict =
    Math.abs(share - 0.5) < EVEN / 2 || (low < 0.5 && high > 0.5 && off(tally) < EVEN)
      ? text('workshop.even')
      : low > 0.5 || high < 0.5
        ? text('workshop.uneven', { side: stronger })
        : text('workshop.leans', { side: stronger });
  return (
    <div className={old ? 'balance-told is-old' : 'balance-told'}>
      {old && <p className="notice">{say(text('workshop.old'))}</p>}
      <div className="balance-sides" aria-hidden="true">
        <span>{side}</span>
        <span>{other}</span>
      </div>
      <span className="share" aria-hidden="true">
        <i className="rebel" style={{ width: `${100 * share}%` }} />
        <i className="empire" style={{ width: `${100 * (1 - share)}%` }} />
      </span>
      <Funnel points={tally.points} most={most} label={say(text('workshop.plot', numbers))} />
      <div role="status" aria-live={settled ? 'polite' : 'off'}>
        {settled && <p className="balance-verdict">{say(verdict)}</p>}
        <p>{say(text('workshop.rate', numbers))}</p>
        {tally.draws > 0 && !alone && <p>{say(text('workshop.draws', { n: tally.draws }))}</p>}
        {!alone && <p>{say(text('workshop.turns', { n: Math.round(mean), least, most: longest }))}</p>}
      </div>
    </div>
  );
}

type SuggestionsProps = Pick<Props, 'game' | 'level' | 'sides' | 'changes'> & { readonly base: Tally };

function Suggestions({ game, level, base, sides, changes }: SuggestionsProps) {
  const { say, inPercent } = useWords();
  const { state, start, stop } = useMeasuring();
  const [tried, setTried] = useState<readonly Suggestion[]>([]);
  const [found, setFound] = useState<readonly (readonly [Suggestion, Tally])[]>();
  const before = shareOf(base);
  const begin = (): void => {
    const all = changes(before.share < 0.5 ? 0 : 1);
    const asked = { game, level };
    const until = performance.now() + WITHIN;
    setFound(undefined);
    setTried(all);
    start({ ...asked, candidates: all.map(({ options }) => options), games: TRIED, within: WITHIN / 2 }, (rough) => {
      const best = all
        .map((one, i) => [one, rough[i]] as const)
        .flatMap(([one, tally]) => (tally && tally.games > 0 ? [[one, tally] as const] : []))
        .toSorted(([, a], [, b]) => off(a) - off(b))
        .slice(0, BEST)
        .map(([one]) => one);
      setTried(best);
      const within = Math.max(0, until - performance.now());
      start({ ...asked, candidates: best.map(({ options }) => options), games: LOOKED_AT, within }, (fine) => {
        const better = best
          .flatMap((one, i): [Suggestion, Tally][] => (fine[i] && fine[i].games > 0 ? [[one, fine[i]]] : []))
          .filter(([, tally]) => off(tally) < off(base))
          .toSorted(([, a], [, b]) => off(a) - off(b));
        setFound(better);
      });
    });
  };
  const done = state.tallies.reduce((sum, { games }) => sum + games, 0);
  const all = tried.length * (tried.length > BEST ? TRIED : LOOKED_AT);
  const interval = ({ share, low, high }: Share): string => `${inPercent(share)} (${inPercent(low)}–${inPercent(high)})`;
  return (
    <section className="suggestions">
      {state.is === 'working' ? (
        <>
          <p role="status">{say(text('workshop.trying', { n: tried.length, done, all }))}</p>
          <progress max={all} value={done} aria-hidden="true" />
          <button type="button" className="button" onClick={stop}>
            {say(text('workshop.stop'))}
          </button>
        </>
      ) : (
        <>
          <button type="button" className="button" onClick={begin}>
            {say(text('workshop.suggest'))}
          </button>
          {!found && <p className="balance-note">{say(text('workshop.suggest-note'))}</p>}
        </>
      )}
      {state.is === 'failed' && <Failed trouble={state.trouble} />}
      {found && (
        <ul aria-live="polite">
          {found.length === 0 && <li>{say(text('workshop.no-better'))}</li>}
          {found.map(([{ label, apply }, tally]) => {
            const after = shareOf(tally);
            const isSure = after.low > before.high || after.high < before.low;
            const change = { side: sides[0], before: interval(before), after: interval(after) };
            return (
              <li key={label}>
                <strong>{label}</strong>
                <span>{say(text('workshop.from-to', change))}</span>
                <small>{say(text(isSure ? 'workshop.sure' : 'workshop.unsure'))}</small>
                <button
                  type="button"
                  className="button small"
                  onClick={apply}
                  aria-label={`${say(text('workshop.do'))}: ${label}`}
                >
                  {say(text('workshop.do'))}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
