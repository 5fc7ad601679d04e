/** A campaign under way: the map, the next battle with what is at stake, the cards that are carried, the story so far; at last its end. */
import { type CampaignState, campaignOf, campaignScore, currentNode, readCampaign } from '@wartable/hoth/campaign';
import type { Text } from '@wartable/kernel';
import type { RunProps } from '@wartable/web/play/own-pages.ts';
import { characterOf } from '@wartable/web/shell/characters.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { go } from '@wartable/web/shell/route.ts';
import { useEffect, useMemo, useRef } from 'react';
import { HothArt } from '../art/defs.tsx';
import { sceneOfBattle } from '../scenes.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { Finale } from './finale.tsx';
import { CampaignMap } from './map.tsx';
import { addressOf } from './opened.ts';
import { resultText, WinnerSign } from './result.tsx';
import { SIDES } from './rules.ts';
import { Stakes } from './stakes.tsx';
import { Story } from './story.tsx';
import { SupportChoice, Supports } from './supports.tsx';
import { text } from './text/index.ts';
import './run.css';

export function CampaignRun({ run, begun, onBegin, onChange }: RunProps) {
  const { say, breakable } = useWords();
  const state = useMemo(() => readCampaign(run.state), [run.state]);
  const { title, label } = campaignOf(state);
  const { over, choosing, results } = state;
  const last = results.at(-1);
  const fight = useRef<HTMLButtonElement>(null);
  const isChoosing = choosing.length > 0;
  const chose = useRef(isChoosing);
  useEffect(() => {
    // The button that was pressed is gone: who walks by keyboard goes on with the next one.
    if (chose.current && !isChoosing) fight.current?.focus({ preventScroll: true });
    chose.current = isChoosing;
  }, [isChoosing]);
  return (
    <div className="camp">
      {over && <HothArt />}
      <header className="camp-head">
        <h1>{breakable(say(title))}</h1>
        <p>
          {say(label)} · {say(playersText(run))}
        </p>
        <Score state={state} />
      </header>
      {over && <Finale state={state} />}
      <div className={over ? 'camp-table is-over' : 'camp-table'}>
        <CampaignMap state={state} />
        {!over && (
          <section className="camp-next">
            {last && (
              <p className="camp-last">
                <WinnerSign winner={last.winner} />
                <strong>{say(resultText(last))}</strong>
              </p>
            )}
            <NextBattle state={state} />
            {isChoosing ? (
              <SupportChoice key={choosing.join()} state={state} onChange={onChange} />
            ) : (
              <button ref={fight} type="button" className="button main big" onClick={onBegin}>
                {say(text(begun ? 'camp.go-on' : 'camp.fight'))}
              </button>
            )}
            <Stakes state={state} />
          </section>
        )}
        <div className="camp-past">
          {!over && <Supports state={state} />}
          <Story run={run.id} state={state} />
        </div>
      </div>
      {over && (
        <button type="button" className="button" onClick={() => go(addressOf(state.campaign))}>
          {say(text('camp.again'))}
        </button>
      )}
    </div>
  );
}

function playersText({ players, far }: RunProps['run']): Text {
  if (far) return text(far.seat === 0 ? 'camp.far-rebel' : 'camp.far-empire');
  const bot = players.findIndex(({ kind }) => kind === 'bot');
  const player = players[bot];
  if (player?.kind !== 'bot') return text('camp.you-both');
  return text(bot === 0 ? 'camp.you-empire' : 'camp.you-rebel', { name: characterOf('hoth', player.level).name });
}

function Score({ state }: { readonly state: CampaignState }) {
  const { say } = useWords();
  const { battles, medals } = campaignScore(state);
  return (
    <ul className="camp-score" aria-label={say(text('camp.score'))}>
      {SIDES.map((side) => (
        <li key={side} className={side}>
          <WinnerSign winner={side} />
          <strong>{say({ key: `side.${side}` })}</strong>
          <span>
            {say(text('camp.won', { n: battles[side] }))} · {say(text('camp.medals', { n: medals[side] }))}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function NextBattle({ state }: { readonly state: CampaignState }) {
  const { say, breakable } = useWords();
  const { id, battle, scenario, title, briefing } = currentNode(state);
  const named = typeof scenario === 'string' ? say({ key: `scenario.${scenario}` }) : battle.title;
  const [rebel, empire] = battle.medals;
  return (
    <>
      <div className="camp-picture">
        <Thumbnail scene={sceneOfBattle(battle)} label="" />
      </div>
      <h2 id={`battle-${id}`} tabIndex={-1}>
        {breakable(say(text('camp.battle', { n: state.results.length + 1, title })))}
      </h2>
      <p className="camp-briefing">{say(briefing)}</p>
      <p className="camp-scenario">
        {say(text('camp.scenario', { title: named }))}
        <br />
        {say(text('new.medals', { rebel: rebel || '–', empire: empire || '–' }))}
      </p>
    </>
  );
}
