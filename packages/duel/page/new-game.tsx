import type { MeasuredBalance, MeasuredOpenings } from '@wartable/ai';
import { OPENING_KINDS, openingText, telling } from '@wartable/duel/telling';
import type { SeatPlayer } from '@wartable/games/manifest';
import { Measured, Share } from '@wartable/web/setup/measured.tsx';
import { WinningOpenings } from '@wartable/web/setup/openings.tsx';
import { LevelNote, PeopleNote, PlayerSelect } from '@wartable/web/setup/player-select.tsx';
import { asksOnline, Begin, useWhere, WhereChoice } from '@wartable/web/setup/where.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { go } from '@wartable/web/shell/route.ts';
import { useState } from 'react';
import measured from '../measured/balance.json' with { type: 'json' };
import openings from '../measured/openings.json' with { type: 'json' };
import { Emblem } from './emblems/emblem.tsx';
import { SIDES } from './scene.ts';
import { text } from './text/index.ts';
import './new-game.css';

/** Here one plays against a bot at first, online against somebody. */
const FIRST: readonly SeatPlayer[] = [{ kind: 'person' }, { kind: 'bot', level: 3 }];
const FAR: readonly SeatPlayer[] = [{ kind: 'person' }, { kind: 'person' }];

const MEASURED: MeasuredBalance = measured;
const OPENINGS: MeasuredOpenings = openings;

export const SETUPS = ['first-game', 'standard'] as const;
type Setup = (typeof SETUPS)[number];

export function NewGame({ wanted }: { readonly wanted: string | undefined }) {
  const { say } = useWords();
  const setup: Setup = SETUPS.find((one) => one === wanted) ?? 'first-game';
  const [players, setPlayers] = useState(() => (asksOnline() ? FAR : FIRST));
  const where = useWhere((online) => setPlayers(online ? FAR : FIRST));
  const [tips, setTips] = useState<boolean>();
  const withTips = tips ?? setup === 'first-game';
  return (
    <>
      <h1>{say(text('new.title'))}</h1>
      <div className="new-game dl-new">
        <fieldset className="scenarios">
          <legend className="only-heard">{say(text('new.setup'))}</legend>
          {SETUPS.map((one) => (
            <SetupCard key={one} setup={one} chosen={one === setup} onChoose={() => go(`/new/duel/${one}`, true)} />
          ))}
        </fieldset>
        <section className="new-side">
          <h2>{say(text(`new.${setup}`))}</h2>
          <p>{say(text(`new.${setup}.note`))}</p>
          <InNumbers cell={setup} />
          <WhereChoice where={where} />
          <fieldset>
            <legend>{say(text('new.seats'))}</legend>
            {SIDES.map((side, i) => {
              const player = players[i] ?? { kind: 'person' };
              const name = say(telling.seatName(side));
              return (
                <div key={side} className={`seat ${side === 'leia' ? 'rebel' : 'empire'}`}>
                  <span className="seat-name">{name}</span>
                  <PlayerSelect
                    game="duel"
                    name={name}
                    player={player}
                    far={where.far(i, players)}
                    onChange={(next) => setPlayers(players.map((one, k) => (k === i ? next : one)))}
                  />
                  <LevelNote game="duel" player={player} />
                </div>
              );
            })}
            <PeopleNote players={players} online={where.online} />
          </fieldset>
          {!where.online && (
            <label className="check">
              <input type="checkbox" checked={withTips} onChange={({ target }) => setTips(target.checked)} />
              <span>{say(text('new.tips'))}</span>
            </label>
          )}
          <Begin
            where={where}
            game="duel"
            label={say(text('new.begin'))}
            setUp={() => ({ options: { setup }, players, tips: withTips })}
          />
        </section>
      </div>
    </>
  );
}

type CardProps = { readonly setup: Setup; readonly chosen: boolean; readonly onChoose: () => void };

const PICTURES: Readonly<Record<Setup, readonly [string, string]>> = {
  'first-game': ['leia-organa', 'darth-vader'],
  standard: ['millennium-falcon', 'avenger'],
};

function SetupCard({ setup, chosen, onChoose }: CardProps) {
  const { say } = useWords();
  const balance = MEASURED.cells[setup];
  return (
    <label className={chosen ? 'scenario chosen' : 'scenario'}>
      <input type="radio" name="setup" checked={chosen} onChange={onChoose} />
      <span className="dl-new-picture" aria-hidden="true">
        {PICTURES[setup].map((card) => (
          <span key={card} className="dl-art">
            <Emblem card={card} />
          </span>
        ))}
      </span>
      <strong>{say(text(`new.${setup}`))}</strong>
      <small>{say(text(`new.${setup}.note`))}</small>
      {balance && <small>{say(text('new.rounds', { n: Math.round(balance.turns.mean) }))}</small>}
      <Share balance={balance} seats={SIDES} />
    </label>
  );
}

function InNumbers({ cell }: { readonly cell: string }) {
  const { say } = useWords();
  const balance = MEASURED.cells[cell];
  if (!balance) return null;
  const { games, wins, turns } = balance;
  return (
    <>
      <Measured
        balance={balance}
        seats={SIDES}
        wins={say(text('new.balance', { wins: wins['leia']?.wins ?? 0, games }))}
        length={say(text('new.rounds', { n: Math.round(turns.mean) }))}
      />
      <WinningOpenings
        openings={OPENINGS.cells[cell]}
        balance={balance}
        seats={SIDES}
        kinds={OPENING_KINDS}
        name={openingText}
        seatName={telling.seatName}
      />
    </>
  );
}
