/** A new game: how hard, who plays, who breaks ties; with what was measured. */
import type { MeasuredBalance, MeasuredOpenings } from '@wartable/ai';
import { DIFFICULTIES, GENTLE, OPENING_KINDS, openingText, STANDARD_MAP, TABLES, telling } from '@wartable/endor/telling';
import type { SeatPlayer } from '@wartable/games/manifest';
import { Measured } from '@wartable/web/setup/measured.tsx';
import { WinningOpenings } from '@wartable/web/setup/openings.tsx';
import { LevelNote, PlayerSelect } from '@wartable/web/setup/player-select.tsx';
import { Begin, useWhere, WhereChoice } from '@wartable/web/setup/where.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useState } from 'react';
import measured from '../measured/balance.json' with { type: 'json' };
import openings from '../measured/openings.json' with { type: 'json' };
import { EndorBoard, SILENT } from './board.tsx';
import { text } from './text/index.ts';
import './new-game.css';

const MEASURED: MeasuredBalance = measured;
const OPENINGS: MeasuredOpenings = openings;

type Name = (typeof DIFFICULTIES)[number];
const HARDNESSES = [GENTLE, 'standard', 'harder'] as const;
type Hardness = (typeof HARDNESSES)[number];
type Ties = 'auto' | 'ask';

const TIES: readonly Ties[] = ['auto', 'ask'];
const EMPTY_FOREST = { map: STANDARD_MAP, pieces: [], door: 0 };
/** The measured way to set up that this is; undefined where it was never measured. */
function cellOf(chosen: readonly Name[]): string | undefined {
  // Two more AT-STs bring the stormtroopers anyway.
  const told = chosen.includes('moreAtSts') ? chosen.filter((name) => name !== 'moreStormtroopers') : chosen;
  if (told.length === 0) return 'standard';
  if (told.length === 1) return told[0];
  return told.length === DIFFICULTIES.length - (chosen.includes('moreAtSts') ? 1 : 0) ? 'all-difficulties' : undefined;
}

/** What is easier, in numbers: they are data. */
const { gentle, units, actions } = TABLES;
const EASIER = {
  n: sum(Object.values(gentle.atStart)),
  all: sum(Object.keys(gentle.atStart).map((unit) => units[unit as keyof typeof gentle.atStart].atStart)),
  events: gentle.events,
  usual: actions.filter((card) => card === 'event').length,
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

export function NewGame() {
  const { say } = useWords();
  const [hardness, setHardness] = useState<Hardness>('standard');
  const [chosen, setChosen] = useState<readonly Name[]>([]);
  const [ties, setTies] = useState<Ties>('auto');
  const [player, setPlayer] = useState<SeatPlayer>({ kind: 'person' });
  const where = useWhere();
  const seat = say(telling.seatName('rebel'));
  const told: readonly (Name | typeof GENTLE)[] = hardness === 'harder' ? chosen : hardness === GENTLE ? [GENTLE] : [];
  return (
    <>
      <h1>{say({ key: 'game.name' })}</h1>
      <div className="new-endor">
        <div className="new-forest" inert aria-hidden="true">
          <EndorBoard scene={EMPTY_FOREST} labels={SILENT} />
        </div>
        <section className="new-side">
          <p>{say(text('new.goal'))}</p>
          <fieldset>
            <legend>{say(text('new.difficulty'))}</legend>
            <div className="segments">
              {HARDNESSES.map((one) => (
                <label key={one} className={one === hardness ? 'segment chosen' : 'segment'}>
                  <input
                    className="only-heard"
                    type="radio"
                    name="hardness"
                    checked={one === hardness}
                    onChange={() => setHardness(one)}
                  />
                  {say(text(`new.hard-${one}`))}
                </label>
              ))}
            </div>
            {hardness === GENTLE && <p className="seat-note">{say(text('new.gentle', EASIER))}</p>}
            {hardness === 'standard' && <p className="seat-note">{say(text('new.standard'))}</p>}
            {(hardness === 'harder' ? DIFFICULTIES : []).map((name) => (
              <label key={name} className="check">
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  onChange={({ target }) =>
                    setChosen(DIFFICULTIES.filter((one) => (one === name ? target.checked : chosen.includes(one))))
                  }
                />
                <span>{say(text(`new.${name}`))}</span>
              </label>
            ))}
          </fieldset>
          <InNumbers cell={hardness === 'harder' ? cellOf(chosen) : hardness} />
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
          <WhereChoice where={where} alone />
          <fieldset>
            <legend>{say(text('new.seats'))}</legend>
            <div className="seat rebel">
              <span className="seat-name">{seat}</span>
              <PlayerSelect game="endor" name={seat} player={player} far={where.far(0, [player])} onChange={setPlayer} />
              <LevelNote game="endor" player={player} />
            </div>
            {player.kind === 'bot' ? (
              <p className="seat-note">{say(text('new.watch'))}</p>
            ) : (
              <p className="seat-note">{say(text('new.setup'))}</p>
            )}
          </fieldset>
          <Begin
            where={where}
            game="endor"
            label={say(text('new.begin'))}
            setUp={() => ({
              options: { ties, difficulty: Object.fromEntries(told.map((name) => [name, true])) },
              players: [player],
              tips: hardness === GENTLE,
            })}
          />
        </section>
      </div>
    </>
  );
}

/** How a bot fared, with the number of games. */
function InNumbers({ cell }: { readonly cell: string | undefined }) {
  const { say } = useWords();
  const balance = cell === undefined ? undefined : MEASURED.cells[cell];
  const wins = balance?.wins['rebel'];
  if (cell === undefined || !balance || !wins) return <p className="measured-note">{say(text('new.unmeasured'))}</p>;
  const share = Math.round(100 * wins.share);
  // What the Rebels did not win, the Empire did.
  const shared = { ...balance, wins: { rebel: wins, empire: { ...wins, share: 1 - wins.share } } };
  return (
    <>
      <Measured
        balance={shared}
        seats={['rebel', 'empire']}
        wins={say(text('new.measured', { wins: wins.wins, games: balance.games, share }))}
        length={say(text('new.turns', { n: Math.round(balance.turns.mean) }))}
      />
      <WinningOpenings
        openings={OPENINGS.cells[cell]}
        balance={balance}
        seats={['rebel']}
        kinds={OPENING_KINDS}
        name={openingText}
        seatName={telling.seatName}
      />
    </>
  );
}
