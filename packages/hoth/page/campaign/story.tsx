/** What has happened: each battle that was fought, in our words, how it ended and where the way went on. */
import { type CampaignState, campaignOf } from '@wartable/hoth/campaign';
import { useFilms } from '@wartable/web/play/use-films.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { tableOfRun } from '@wartable/web/table/run-tables.ts';
import { resultText, WinnerSign } from './result.tsx';
import { text } from './text/index.ts';
import '@wartable/web/play/campaign-story.css';

type Props = { readonly run: string; readonly state: CampaignState };

export function Story({ run, state }: Props) {
  const { say, breakable } = useWords();
  const { battles } = campaignOf(state);
  const films = useFilms(run, state.results.length);
  if (state.results.length === 0) return null;
  return (
    <section className="campaign-story">
      <h2>{say(text(state.over ? 'camp.story-over' : 'camp.story'))}</h2>
      <ol>
        {state.results.map((result, i) => {
          const node = battles.find(({ id }) => id === result.node);
          const table = tableOfRun(run, i + 1);
          return (
            node && (
              <li key={node.id} id={`battle-${node.id}`} tabIndex={-1}>
                <h3>
                  <WinnerSign winner={result.winner} />
                  {breakable(say(text('camp.battle', { n: i + 1, title: node.title })))}
                </h3>
                <p>{say(node.briefing)}</p>
                <p>
                  <strong>{say(resultText(result))}</strong>
                </p>
                {films.has(table) && <Link to={`/film/${table}`}>{say(text('camp.film'))}</Link>}
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
