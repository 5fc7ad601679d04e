/** A campaign under way that was saved as a file: checked, and gone on with under a name of its own. */
import { readCampaign } from '@wartable/endor/campaign';
import { InputError, MOST_MEGABYTES, readJson, shortened, type Text, unknownWord, within } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { go } from '@wartable/web/shell/route.ts';
import { problemOf } from '@wartable/web/table/problems.ts';
import { type Run, readRun } from '@wartable/web/table/run.ts';
import { beginRun } from '@wartable/web/table/runs.ts';
import { type ChangeEvent, useState } from 'react';
import { text } from './text/index.ts';
import './open.css';

function read(content: string): Run {
  const run = readRun(readJson(content).data);
  if (typeof run === 'string') throw new InputError('', { key: `campaigns.${run}` });
  if (run.game !== 'endor') throw new InputError('game', unknownWord('input.word', run.game, ['endor']));
  return { ...run, state: within('state', () => readCampaign(run.state)) };
}

export function OpenCampaign() {
  const { say } = useWords();
  const [trouble, setTrouble] = useState<Text>();
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    const { name, size } = file;
    const refuse = (reason: Text, path = ''): void => setTrouble(text('doors.open-bad', { name, path: shortened(path), reason }));
    setTrouble(undefined);
    try {
      if (size > MOST_MEGABYTES * 2 ** 20) throw new InputError('', { key: 'campaigns.damaged' });
      const { players, state } = read(await file.text());
      const { id } = await beginRun('endor', state, players);
      go(`/campaigns/endor/${id}`);
    } catch (error) {
      if (error instanceof InputError) refuse(error.text, error.path);
      else setTrouble(text(`trouble.${problemOf(error)}`));
    }
    // The same file can be opened again once it is put right.
    target.value = '';
  };
  return (
    <div className="linked-open">
      <label className="button">
        <input type="file" accept=".json,application/json" className="only-heard" onChange={open} />
        {say(text('doors.open'))}
      </label>
      <span>{say(text('doors.open-note'))}</span>
      {trouble && (
        <p className="notice" role="alert">
          {say(trouble)}
        </p>
      )}
    </div>
  );
}
