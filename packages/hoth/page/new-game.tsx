import type { MeasuredBalance, MeasuredOpenings } from '@wartable/ai';
import { type Battle, OPENING_KINDS, openingText, SCENARIOS, telling } from '@wartable/hoth/telling';
import { Measured, Share } from '@wartable/web/setup/measured.tsx';
import { WinningOpenings } from '@wartable/web/setup/openings.tsx';
import { asksOnline, Begin, useWhere, WhereChoice } from '@wartable/web/setup/where.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { go } from '@wartable/web/shell/route.ts';
import { useEffect, useRef, useState } from 'react';
import measured from '../measured/balance.json' with { type: 'json' };
import openings from '../measured/openings.json' with { type: 'json' };
import { OwnDrawings } from './own-drawings.tsx';
import { type OwnScenario, OwnScenarioFile } from './own-scenario.tsx';
import { sceneOfBattle } from './scenes.ts';
import { type Count, isRebel, type Line, linesFor, SEATS, Seats } from './seats.tsx';
import { text } from './text/index.ts';
import { Thumbnail } from './thumbnail.tsx';
import './new-game.css';

const MEASURED: MeasuredBalance = measured;
const OPENINGS: MeasuredOpenings = openings;

export function NewGame({ scenario }: { readonly scenario: string | undefined }) {
  const { say } = useWords();
  const [own, setOwn] = useState<OwnScenario>();
  const [count, setCount] = useState<Count>(2);
  const [lines, setLines] = useState<readonly Line[]>(() => linesFor(2, asksOnline()));
  const [withLeaders, setWithLeaders] = useState(false);
  const where = useWhere((online) => setLines(linesFor(count, online)));
  const boxed = SCENARIOS.find(({ id }) => id === scenario) ?? SCENARIOS[0];
  const battle = own?.battle ?? boxed;
  if (!battle) return null;
  const setUp = () => {
    const seats = SEATS[count];
    const bySide = (rebel: boolean): string[] =>
      seats.flatMap((seat, i) => (isRebel(seat) === rebel ? (lines[i]?.leader ?? []) : []));
    const options = {
      scenario: own?.data ?? battle.id,
      ...(count === 2 ? {} : { players: { rebel: 2, empire: count - 2 } }),
      ...(withLeaders ? { leaders: { rebel: bySide(true), empire: bySide(false) } } : {}),
    };
    return { options, players: lines.map(({ player }) => player) };
  };
  const word = (key: string): string => say({ key });
  return (
    <>
      <h1>{say(text('new.title'))}</h1>
      <div className="new-game">
        <div className="new-scenarios">
          <fieldset className="scenarios">
            <legend className="only-heard">{say(text('new.scenario'))}</legend>
            {SCENARIOS.map((one) => (
              <ScenarioCard
                key={one.id}
                battle={one}
                chosen={one === battle}
                onChoose={() => {
                  setOwn(undefined);
                  go(`/new/hoth/${one.id}`, true);
                }}
              />
            ))}
          </fieldset>
          <OwnDrawings onOpen={setOwn} />
          <OwnScenarioFile onOpen={setOwn} />
        </div>
        <section className="new-side">
          <div className="new-picture">
            <Thumbnail scene={sceneOfBattle(battle)} label="" />
          </div>
          <h2>{own ? battle.title : word(`scenario.${battle.id}`)}</h2>
          <p>
            {own
              ? own.file === undefined
                ? ''
                : say(text('new.own-from', { name: own.file }))
              : word(`scenario.${battle.id}.story`)}
          </p>
          <p>{say(text('new.medals', { rebel: battle.medals[0] || '–', empire: battle.medals[1] || '–' }))}</p>
          {!own && <InNumbers cell={`scenario-${battle.id}`} />}
          <WhereChoice where={where} />
          <Seats
            where={where}
            count={count}
            lines={lines}
            withLeaders={withLeaders}
            onCount={(next) => {
              setCount(next);
              setLines(linesFor(next, where.online));
            }}
            onLines={setLines}
            onLeaders={setWithLeaders}
          />
          <Begin where={where} game="hoth" label={say(text('new.begin'))} setUp={setUp} />
        </section>
      </div>
    </>
  );
}

type CardProps = { readonly battle: Battle; readonly chosen: boolean; readonly onChoose: () => void };

function ScenarioCard({ battle, chosen, onChoose }: CardProps) {
  const { id } = battle;
  const { say, breakable } = useWords();
  const balance = MEASURED.cells[`scenario-${id}`];
  const card = useRef<HTMLLabelElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useEffect(() => {
    if (chosen && id !== '1') card.current?.parentElement?.scrollTo({ left: card.current.offsetLeft - 90 });
  }, []);
  return (
    <label ref={card} className={chosen ? 'scenario chosen' : 'scenario'}>
      <input type="radio" name="scenario" checked={chosen} onChange={onChoose} />
      <Thumbnail scene={sceneOfBattle(battle)} label="" />
      <strong>{breakable(`${id} · ${say({ key: `scenario.${id}` })}`)}</strong>
      {balance && <small>{say(text('new.turns', { n: Math.round(balance.turns.mean) }))}</small>}
      <Share balance={balance} seats={SHARED} />
    </label>
  );
}

const SHARED = ['rebel', 'empire'] as const;

function InNumbers({ cell }: { readonly cell: string }) {
  const { say } = useWords();
  const balance = MEASURED.cells[cell];
  if (!balance) return null;
  const { games, wins, turns } = balance;
  return (
    <>
      <Measured
        balance={balance}
        seats={SHARED}
        wins={say(text('new.balance', { wins: wins['rebel']?.wins ?? 0, games }))}
        length={say(text('new.turns', { n: Math.round(turns.mean) }))}
      />
      <WinningOpenings
        openings={OPENINGS.cells[cell]}
        balance={balance}
        seats={SHARED}
        kinds={OPENING_KINDS}
        name={openingText}
        seatName={telling.seatName}
      />
    </>
  );
}
