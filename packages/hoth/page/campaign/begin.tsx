/** A campaign before its first battle: its map as far as it is known, how it goes, and who leads which side. */

import type { SeatPlayer } from '@wartable/games/manifest';
import { type CampaignState, campaignOf } from '@wartable/hoth/campaign';
import { LevelNote, PeopleNote, PlayerSelect } from '@wartable/web/setup/player-select.tsx';
import { useWhere, WhereChoice } from '@wartable/web/setup/where.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { go } from '@wartable/web/shell/route.ts';
import { problemOf, type StoreProblem } from '@wartable/web/table/problems.ts';
import { beginRun } from '@wartable/web/table/runs.ts';
import { useState } from 'react';
import { CampaignMap } from './map.tsx';
import { SIDES, type SideName } from './rules.ts';
import { NextBattle } from './run.tsx';
import { text } from './text/index.ts';
import '@wartable/web/shell/form.css';
import './begin.css';

const PERSON: SeatPlayer = { kind: 'person' };

export function BeginCampaign({ state }: { readonly state: CampaignState }) {
  const { say, breakable } = useWords();
  const { title, label, about, rules } = campaignOf(state);
  const [mine, setMine] = useState<SideName | 'both'>('rebel');
  const [rival, setRival] = useState<SeatPlayer>({ kind: 'bot', level: 3 });
  const [problem, setProblem] = useState<StoreProblem>();
  // Far apart there is one device for each.
  const where = useWhere((online) => online && mine === 'both' && setMine('rebel'));
  const sides = where.online ? SIDES : ([...SIDES, 'both'] as const);
  const both = mine === 'both' || rival.kind === 'person' || where.online;
  const players = SIDES.map((side) => (both || side === mine ? PERSON : rival));
  const seat = mine === 'empire' ? 1 : 0;
  const far = where.online && {
    seat,
    tables: [],
    ...(where.agreement ? { agreement: { ...where.agreement } } : {}),
  };
  const begin = (): void =>
    void beginRun('hoth', state, players, far || undefined).then(
      (run) => go(`/campaigns/hoth/${run.id}`),
      (error) => setProblem(problemOf(error)),
    );
  return (
    <div className="camp">
      <header className="camp-head">
        <h1>{breakable(say(title))}</h1>
        <p>{say(label)}</p>
      </header>
      <p className="camp-about">{say(about)}</p>
      <div className="camp-table">
        <CampaignMap state={state} />
        <section className="camp-next">
          <NextBattle state={state} />
          <WhereChoice where={where} />
          <fieldset>
            <legend>{say(text('camp.side'))}</legend>
            <div className="segments camp-sides">
              {sides.map((side) => (
                <label key={side} className={side === mine ? 'segment chosen' : 'segment'}>
                  <input type="radio" name="side" className="only-heard" checked={side === mine} onChange={() => setMine(side)} />
                  {say(side === 'both' ? text('camp.both') : { key: `side.${side}` })}
                </label>
              ))}
            </div>
          </fieldset>
          {mine !== 'both' && !where.online && (
            <fieldset className="camp-rival">
              <legend>{say(text('camp.against'))}</legend>
              <PlayerSelect game="hoth" name={say(text('camp.against'))} player={rival} onChange={setRival} />
              <LevelNote game="hoth" player={rival} />
            </fieldset>
          )}
          <PeopleNote players={players} online={where.online} />
          {where.online && <p className="camp-about">{say(text('camp.far-note'))}</p>}
          {problem && (
            <p className="notice" role="alert">
              {say(text(`trouble.${problem}`))}
            </p>
          )}
          <button type="button" className="button main big" onClick={begin}>
            {say(text('camp.begin'))}
          </button>
        </section>
        <div className="camp-past">
          <details className="camp-rules" open>
            <summary>{say(text('camp.rules'))}</summary>
            <p>{say(rules)}</p>
          </details>
        </div>
      </div>
    </div>
  );
}
