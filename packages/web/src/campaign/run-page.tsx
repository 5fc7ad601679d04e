/** A campaign under way: what happened at its table is taken up, the rest is the game's. */
import type { Text } from '@wartable/kernel';
import { useState } from 'react';
import type { GameCampaigns } from '../play/own-pages.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { Loading } from '../shell/loading.tsx';
import { go } from '../shell/route.ts';
import { SaveFile } from '../shell/save-file.tsx';
import { beginAs } from '../table/begin.ts';
import { type Run, tableFor } from '../table/run.ts';
import { tableOfRun } from '../table/run-tables.ts';
import { anyRunNamed } from '../table/runs.ts';
import { text as shared } from '../text/index.ts';
import { setUpFarAway } from './far.ts';
import { text } from './text/index.ts';
import { canRead, useRun } from './use-runs.ts';

type Props = { readonly game: string; readonly id: string; readonly own: GameCampaigns };

export function RunPage({ game, id, own }: Props) {
  const { say } = useWords();
  const { run, begun, problem, change } = useRun(id, own.rules);
  const [trouble, setTrouble] = useState<Text>();
  const salvaged = run && !canRead(run, own.rules) ? own.rules.salvage?.(run.state) : undefined;
  if (problem === 'missing' || problem === 'newer' || (run ? !canRead(run, own.rules) : problem === 'damaged'))
    return (
      <section className="notice" role="alert">
        <p>{say(text(`campaigns.${problem === 'missing' || problem === 'newer' ? problem : 'damaged'}`))}</p>
        <p className="buttons">
          {salvaged !== undefined && (
            <button type="button" className="button main" onClick={() => void change(() => salvaged)}>
              {say(text('campaigns.salvage'))}
            </button>
          )}
          {problem !== 'missing' && <SaveFile name={`wartable-${id}.json`} content={() => anyRunNamed(id)} />}
          <Link to="/campaigns" className="button">
            {say(text('campaigns.all'))}
          </Link>
        </p>
      </section>
    );
  const beginFar = async (now: Run, number: number): Promise<void> => {
    const table = begun ? tableFor(now, number) : undefined;
    setTrouble(undefined);
    try {
      go(`/at/${table ?? (await setUpFarAway(now, number, own.rules))}`);
    } catch (error) {
      const { whyNot } = await import('../online/api.ts');
      setTrouble(whyNot(error));
    }
  };
  const begin = (): void => {
    const number = run && own.rules.number(run.state);
    if (!run || number === undefined) return;
    if (run.far) return void beginFar(run, number);
    const table = tableOfRun(id, number);
    if (begun) go(`/table/${table}`);
    else beginAs(table, game, own.rules.options(run.state), run.players);
  };
  return (
    <>
      {problem && (
        <p className="notice" role="alert">
          {say(shared(`trouble.${problem}`))}
        </p>
      )}
      {trouble && (
        <p className="notice" role="alert">
          {say(trouble)}
        </p>
      )}
      {run ? <own.Run run={run} begun={begun} onBegin={begin} onChange={change} /> : !problem && <Loading />}
    </>
  );
}
