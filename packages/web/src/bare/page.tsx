/** A game that brings no page of its own: what is to be seen as a list, every choice as a button, its own words. */
import type { Manifest, SeatPlayer } from '@wartable/games/manifest';
import { STANDS, type Telling } from '@wartable/kernel';
import { useState } from 'react';
import type { GamePage } from '../play/game-page.ts';
import { LevelNote, PeopleNote, PlayerSelect } from '../setup/player-select.tsx';
import { asksOnline, Begin, useWhere, WhereChoice } from '../setup/where.tsx';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import { Seen } from './seen.tsx';
import './page.css';

/** How long an event is shown, in milliseconds at the calm speed. */
const LASTS = 500;

/** @public vite-games.ts puts it where a game has no page of its own. */
export function barePage(telling: Telling, manifest: Manifest): GamePage {
  return {
    telling,
    Stage: ({ view }) => (
      <div className="bare-stage">
        <Seen what={view} />
      </div>
    ),
    Status: () => null,
    Notes: () => null,
    TextView: ({ view }) => <Seen what={view} />,
    isOnStage: () => false,
    goesOn: [],
    tips: {},
    tipsWithCards: [],
    stepsOf: (_, told) =>
      told.flatMap(({ event, view }) => (event.type === STANDS ? [] : [{ event, view, ms: LASTS, whole: true }])),
    pointsAt: () => false,
    signs: {},
    soundOf: () => undefined,
    titleOf: () => ({ key: 'game.name' }),
    Thumbnail: () => null,
    NewGame: () => <NewGame manifest={manifest} />,
  };
}

function NewGame({ manifest: { id, first } }: { readonly manifest: Manifest }) {
  const { say } = useWords();
  const people = first.players.map(() => ({ kind: 'person' }) as const);
  const [players, setPlayers] = useState<readonly SeatPlayer[]>(asksOnline() ? people : first.players);
  const where = useWhere((online) => setPlayers(online ? people : first.players));
  return (
    <>
      <h1>{say(text('new.title'))}</h1>
      <section className="new-side">
        <WhereChoice where={where} alone={players.length === 1} />
        <fieldset>
          <legend>{say(text('new.seats'))}</legend>
          {players.map((player, i) => {
            const name = say(text('new.seat', { n: i + 1 }));
            return (
              <div key={name} className="seat">
                <span className="seat-name">{name}</span>
                <PlayerSelect
                  game={id}
                  name={name}
                  player={player}
                  far={where.far(i, players)}
                  onChange={(next) => setPlayers(players.with(i, next))}
                />
                <LevelNote game={id} player={player} />
              </div>
            );
          })}
          <PeopleNote players={players} online={where.online} />
        </fieldset>
        <Begin
          where={where}
          game={id}
          label={say(text('new.begin'))}
          setUp={() => ({ options: first.options as object, players })}
        />
      </section>
    </>
  );
}
