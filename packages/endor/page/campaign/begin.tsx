/** The campaign before its first battle: the way, how it goes, and who leads the Rebels. */
import { newCampaign, TIES, type Ties } from '@wartable/endor/campaign';
import type { SeatPlayer } from '@wartable/games/manifest';
import { LevelNote, PlayerSelect } from '@wartable/web/setup/player-select.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { go } from '@wartable/web/shell/route.ts';
import { problemOf, type StoreProblem } from '@wartable/web/table/problems.ts';
import { beginRun } from '@wartable/web/table/runs.ts';
import { useState } from 'react';
import { EndorArt } from '../art/defs.tsx';
import { CampaignMap } from './map.tsx';
import { NextBattle } from './next.tsx';
import { Rules } from './roll.tsx';
import { text } from './text/index.ts';
import '@wartable/web/shell/form.css';
import './doors.css';

export function BeginCampaign() {
  const { say, breakable } = useWords();
  const [player, setPlayer] = useState<SeatPlayer>({ kind: 'person' });
  const [ties, setTies] = useState<Ties>('auto');
  const [problem, setProblem] = useState<StoreProblem>();
  const state = newCampaign(ties);
  const begin = (): void =>
    void beginRun('endor', state, [player]).then(
      (run) => go(`/campaigns/endor/${run.id}`),
      (error) => setProblem(problemOf(error)),
    );
  return (
    <div className="linked">
      <EndorArt />
      <header className="linked-head">
        <h1>{breakable(say(text('doors.title')))}</h1>
        <p>{say(text('doors.label'))}</p>
      </header>
      <p className="linked-about">{say(text('doors.about'))}</p>
      <div className="linked-table">
        <CampaignMap state={state} />
        <section className="linked-next">
          <NextBattle state={state} />
          <fieldset className="linked-player">
            <legend>{say(text('doors.player'))}</legend>
            <PlayerSelect game="endor" name={say(text('doors.player'))} player={player} onChange={setPlayer} />
            <LevelNote game="endor" player={player} />
          </fieldset>
          <fieldset>
            <legend>{say(text('new.ties'))}</legend>
            <div className="segments">
              {TIES.map((one) => (
                <label key={one} className={one === ties ? 'segment chosen' : 'segment'}>
                  <input className="only-heard" type="radio" name="ties" checked={one === ties} onChange={() => setTies(one)} />
                  {say(text(`new.ties-${one}`))}
                </label>
              ))}
            </div>
          </fieldset>
          {problem && (
            <p className="notice" role="alert">
              {say(text(`trouble.${problem}`))}
            </p>
          )}
          <button type="button" className="button main big" onClick={begin}>
            {say(text('doors.begin'))}
          </button>
        </section>
        <div className="linked-past">
          <Rules />
        </div>
      </div>
    </div>
  );
}
