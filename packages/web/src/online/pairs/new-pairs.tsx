/** A new battle for two pairs: which, and how fast. */
import { PACES } from '@wartable/protocol';
import { Suspense, useId, useState } from 'react';
import { MANIFESTS } from '../../games/manifests.ts';
import { GameWords, useWords } from '../../shell/language.tsx';
import { Loading } from '../../shell/loading.tsx';
import { go } from '../../shell/route.ts';
import { api } from '../api.ts';
import { beSomebody } from '../me.ts';
import { NameField, useOwnName } from '../name-field.tsx';
import { paceText } from '../terms.ts';
import { text } from '../text/index.ts';
import { useAsking } from '../use-asking.ts';

/** Those for two of which a day may be made, each once. */
const GAMES = MANIFESTS.flatMap(({ id, days }) => {
  const two = (days?.battles ?? []).filter(({ seats }) => seats === 2);
  const battles = [...new Map(two.map((battle) => [battle.title.key, battle])).values()].toSorted((a, b) =>
    a.title.key.localeCompare(b.title.key, 'en', { numeric: true }),
  );
  return battles.length > 0 ? [{ id, battles }] : [];
});

export function NewPairs() {
  const { say, language } = useWords();
  const own = useOwnName();
  const asking = useAsking();
  const [game, setGame] = useState(GAMES[0]?.id ?? '');
  const [battle, setBattle] = useState(0);
  const [pace, setPace] = useState(0);
  const ids = useId();
  const { battles = [] } = GAMES.find(({ id }) => id === game) ?? {};
  const setUp = (): void =>
    void asking.ask(async () => {
      const options = { ...battles[battle]?.options };
      const wanted = PACES[pace];
      if (!wanted) return;
      await beSomebody(own.fits ? own.name.trim() : undefined);
      const { id } = await api.newPairs({ game, options, pace: wanted, place: 0 });
      go(`/pairs/${id}`);
    });
  return (
    <div className="room pairs">
      <div className="room-title">
        <h1>{say(text('pairs.title'))}</h1>
      </div>
      <section className="room-part">
        <p>{say(text('pairs.what'))}</p>
        <NameField own={own} />
        <label htmlFor={`${ids}-game`}>{say(text('pairs.game'))}</label>
        <select
          id={`${ids}-game`}
          className="field"
          value={game}
          onChange={({ target }) => {
            setGame(target.value);
            setBattle(0);
          }}
        >
          {GAMES.map(({ id }) => (
            <option key={id} value={id}>
              {say({ key: `door.${id}` })}
            </option>
          ))}
        </select>
        {battles.length > 1 && (
          <Suspense fallback={<Loading />}>
            <GameWords game={game}>
              <Battles id={`${ids}-battle`} titles={battles.map(({ title }) => title)} chosen={battle} onChoose={setBattle} />
            </GameWords>
          </Suspense>
        )}
        <label htmlFor={`${ids}-pace`}>{say(text('terms.pace'))}</label>
        <select id={`${ids}-pace`} className="field" value={pace} onChange={({ target }) => setPace(Number(target.value))}>
          {PACES.map((one, i) => (
            <option key={JSON.stringify(one)} value={i}>
              {say(paceText(one, language))}
            </option>
          ))}
        </select>
        {asking.trouble && (
          <p className="notice" role="alert">
            {say(asking.trouble)}
          </p>
        )}
        <p className="buttons">
          <button type="button" className="button main" disabled={asking.busy} onClick={setUp}>
            {say(text('pairs.new'))}
          </button>
        </p>
      </section>
    </div>
  );
}

type BattlesProps = {
  readonly id: string;
  readonly titles: readonly Parameters<ReturnType<typeof useWords>['say']>[0][];
  readonly chosen: number;
  readonly onChoose: (battle: number) => void;
};

function Battles({ id, titles, chosen, onChoose }: BattlesProps) {
  const { say } = useWords();
  return (
    <>
      <label htmlFor={id}>{say(text('pairs.battle'))}</label>
      <select id={id} className="field" value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
        {titles.map((title, i) => (
          <option key={title?.key} value={i}>
            {say(title)}
          </option>
        ))}
      </select>
    </>
  );
}
