/** Which battle lies on the table: one of the box, or a file of one's own. */
import { type Battle, readScenario, SCENARIOS } from '@wartable/hoth/telling';
import { InputError } from '@wartable/kernel';
import { GoOn } from '@wartable/web/companion/go-on.tsx';
import { keepWord, keptWord } from '@wartable/web/shell/kept.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { go } from '@wartable/web/shell/route.ts';
import { useDrawings } from '@wartable/web/workshop/kept.ts';
import { useMemo } from 'react';
import { type OwnScenario, OwnScenarioFile } from '../own-scenario.tsx';
import { sceneOfBattle, sceneOfDrawing } from '../scenes.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { text } from './text/index.ts';
import '@wartable/web/companion/choose.css';

/** The own battle that was opened last; the page of the table reads it again. */
const OWN = 'wartable.companion.hoth.own';
const OWN_ID = 'own';

export function battleNamed(id: string): Battle | undefined {
  return id === OWN_ID ? ownBattle() : SCENARIOS.find((one) => one.id === id);
}

/** Its numbers are not those of another file. */
export const keptAs = (id: string, battle: Battle): string => (id === OWN_ID ? `own ${battle.id} ${battle.title}` : id);

function ownBattle(): Battle | undefined {
  const word = keptWord(OWN);
  return word === null ? undefined : readable(() => JSON.parse(word));
}

/** What was kept by another version, or is still drawn, is none. */
function readable(data: () => unknown): Battle | undefined {
  try {
    return readScenario(data());
  } catch (error) {
    if (error instanceof InputError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

type Props = { readonly missing: boolean; readonly onOwn: () => void };

export function Choose({ missing, onOwn }: Props) {
  const { say, breakable } = useWords();
  const drawings = useDrawings('hoth');
  const drawn = useMemo(
    () =>
      (drawings ?? []).flatMap(({ id, data }) => {
        const battle = readable(() => data);
        return battle ? [{ id, data, battle }] : [];
      }),
    [drawings],
  );
  const open = ({ data }: Pick<OwnScenario, 'data'>): void => {
    keepWord(OWN, JSON.stringify(data));
    go(`/companion/hoth/${OWN_ID}`);
    onOwn();
  };
  const own = ownBattle();
  return (
    <div className="real-choose">
      <h1>{say(text('table.choose'))}</h1>
      {missing && (
        <p className="notice" role="status">
          {say(text('table.missing'))}
        </p>
      )}
      <GoOn game="hoth" />
      <ul className="real-cards">
        {own && (
          <li>
            <Link to={`/companion/hoth/${OWN_ID}`} className="real-card">
              <Thumbnail scene={sceneOfBattle(own)} label="" />
              <strong>{breakable(own.title)}</strong>
            </Link>
          </li>
        )}
        {drawn.map(({ id, data, battle }) => (
          <li key={id}>
            <button type="button" className="real-card" onClick={() => open({ data })}>
              <Thumbnail scene={sceneOfDrawing(battle)} label="" />
              <strong>{breakable(battle.title)}</strong>
            </button>
          </li>
        ))}
        {SCENARIOS.map((one) => (
          <li key={one.id}>
            <Link to={`/companion/hoth/${one.id}`} className="real-card">
              <Thumbnail scene={sceneOfBattle(one)} label="" />
              <strong>{breakable(`${one.id} · ${say({ key: `scenario.${one.id}` })}`)}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <OwnScenarioFile onOpen={open} />
    </div>
  );
}
