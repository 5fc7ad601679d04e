/** What has happened: each battle, who was lost in it, and who was back for the next. */
import { type CampaignState, type Result, standingAfter, standingOf } from '@wartable/endor/campaign';
import { pieceText } from '@wartable/endor/telling';
import type { Text } from '@wartable/kernel';
import { useFilms } from '@wartable/web/play/use-films.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { tableOfRun } from '@wartable/web/table/run-tables.ts';
import { ResultSign, resultText } from './result.tsx';
import { unitText } from './roll.tsx';
import { battleText } from './rules.ts';
import { text } from './text/index.ts';
import '@wartable/web/play/campaign-story.css';

type Props = { readonly run: string; readonly state: CampaignState };

export function Story({ run, state }: Props) {
  const { say, breakable } = useWords();
  const films = useFilms(run, state.results.length);
  if (state.results.length === 0) return null;
  return (
    <section className="campaign-story">
      <h2>{say(text('doors.story'))}</h2>
      <ol>
        {state.results.map((result, i) => {
          const table = tableOfRun(run, i + 1);
          const before = standingOf({ results: state.results.slice(0, i) });
          const isLast = i === state.results.length - 1;
          return (
            <li key={result.battle} id={`battle-${result.battle}`} tabIndex={-1}>
              <h3>
                <ResultSign won={result.won} />
                {breakable(say(battleText(result.battle)))}
              </h3>
              <p>{say(text(`doors.${result.battle}.story`))}</p>
              <p>
                <strong>{say(resultText(result))}</strong>
              </p>
              {linesOf(result, before.captured).map((line) => (
                <p key={line.key}>{say(line)}</p>
              ))}
              {!isLast && backLine(result).map((line) => <p key={line.key}>{say(line)}</p>)}
              {films.has(table) && <Link to={`/film/${table}`}>{say(text('doors.film'))}</Link>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const UNITS = ['rebel-trooper', 'ewok', 'catapult'] as const;

const counted = (count: (unit: (typeof UNITS)[number]) => number): Text[] =>
  UNITS.filter((unit) => count(unit) > 0).map((unit) => text('doors.count', { n: count(unit), unit: unitText(unit) }));

function linesOf({ captured, fallen }: Result, before: readonly string[]): readonly Text[] {
  const taken = captured.filter((name) => !before.includes(name)).map(pieceText);
  const units = counted((unit) => fallen[unit]);
  if (taken.length + units.length === 0) return [text('doors.none-lost')];
  return [
    ...(taken.length > 0 ? [text('doors.newly-captured', { names: taken })] : []),
    ...(units.length > 0 ? [text('doors.fallen', { units: units })] : []),
  ];
}

function backLine(result: Result): readonly Text[] {
  const after = standingAfter(result);
  const names = [
    ...result.captured.filter((name) => !after.captured.includes(name)).map(pieceText),
    ...counted((unit) => result.fallen[unit] - after.fallen[unit]),
  ];
  return names.length > 0 ? [text('doors.back', { names })] : [];
}
