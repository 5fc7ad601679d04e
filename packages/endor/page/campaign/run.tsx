/** A campaign under way: the map, the next battle and what is at stake, who is there, the story so far; at last its end. */
import { type CampaignState, outcomeOf, readCampaign } from '@wartable/endor/campaign';
import type { RunProps } from '@wartable/web/play/own-pages.ts';
import { characterOf } from '@wartable/web/shell/characters.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { useMemo } from 'react';
import { EndorArt } from '../art/defs.tsx';
import { Loss, Victory } from '../ends/ending.tsx';
import { CampaignMap } from './map.tsx';
import { NextBattle, Stakes } from './next.tsx';
import { ResultSign, resultText } from './result.tsx';
import { Roll, Rules } from './roll.tsx';
import { Story } from './story.tsx';
import { text } from './text/index.ts';
import '../tokens.css';
import './doors.css';

export function CampaignRun({ run, begun, onBegin }: RunProps) {
  const { say, breakable } = useWords();
  const state = useMemo(() => readCampaign(run.state), [run.state]);
  const outcome = outcomeOf(state);
  const last = state.results.at(-1);
  const [player] = run.players;
  const leads = player?.kind === 'bot' ? text('doors.bot', { name: characterOf('endor', player.level).name }) : text('doors.you');
  return (
    <div className="linked">
      <EndorArt />
      <header className="linked-head">
        <h1>{breakable(say(text('doors.title')))}</h1>
        <p>
          {say(text('doors.label'))} · {say(leads)}
        </p>
        {!outcome && <p>{say(defeatsText(state))}</p>}
      </header>
      {outcome && <Finale outcome={outcome} />}
      <div className={outcome ? 'linked-table is-over' : 'linked-table'}>
        <CampaignMap state={state} />
        {!outcome && (
          <section className="linked-next">
            {last && (
              <p className="linked-last">
                <ResultSign won={last.won} />
                <strong>{say(resultText(last))}</strong>
              </p>
            )}
            <NextBattle state={state} />
            <button type="button" className="button main big" onClick={onBegin}>
              {say(text(begun ? 'doors.go-on' : 'doors.fight'))}
            </button>
            <Stakes state={state} />
          </section>
        )}
        <div className="linked-past">
          {!outcome && <Roll state={state} />}
          <Story run={run.id} state={state} />
          {!outcome && <Rules open={false} />}
        </div>
      </div>
      {outcome && (
        <Link to={`/campaigns/endor/${state.campaign}`} className="button">
          {say(text('doors.again'))}
        </Link>
      )}
    </div>
  );
}

function defeatsText({ results }: CampaignState) {
  return text(results.some(({ won }) => !won) ? 'doors.defeats-1' : 'doors.defeats-0');
}

function Finale({ outcome }: { readonly outcome: 'won' | 'lost' }) {
  const { say } = useWords();
  return (
    <section className={`linked-finale ${outcome}`}>
      <div className="linked-finale-picture" aria-hidden="true">
        {outcome === 'won' ? <Victory /> : <Loss />}
      </div>
      <div className="linked-finale-words">
        <h2>{say(text(`doors.${outcome}`))}</h2>
        <p>{say(text(`doors.${outcome}.story`))}</p>
      </div>
    </section>
  );
}
