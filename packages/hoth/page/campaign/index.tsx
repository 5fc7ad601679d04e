/** Campaigns of Hoth: those that can be begun, a player's own file, and one under way. */
import {
  CAMPAIGNS,
  type CampaignFile,
  type CampaignState,
  newCampaign,
  readCampaign,
  readCampaignFile,
  type Told,
} from '@wartable/hoth/campaign';
import { InputError, isFields, type Json, unknownWord, within } from '@wartable/kernel';
import type { GameCampaigns } from '@wartable/web/play/own-pages.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { go } from '@wartable/web/shell/route.ts';
import { beginRun, RUN_FORMAT, type Run, readRun } from '@wartable/web/table/runs.ts';
import { useState } from 'react';
import { OwnFile } from '../own-file.tsx';
import { sceneOfBattle } from '../scenes.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { BeginCampaign, isHouse } from './begin.tsx';
import { rules } from './rules.ts';
import { CampaignRun } from './run.tsx';
import { text } from './text/index.ts';
import { lengthOf } from './trail.ts';
import './campaigns.css';

export const campaigns: GameCampaigns = {
  Campaigns: ({ id }) => (id === undefined ? <AllCampaigns /> : <OneCampaign id={id} />),
  rules,
  Run: CampaignRun,
};

function OneCampaign({ id }: { readonly id: string }) {
  const { say } = useWords();
  if (!isHouse(id))
    return (
      <p className="notice" role="alert">
        {say(text('camp.missing'))}
      </p>
    );
  return <BeginCampaign key={id} state={newCampaign(id)} />;
}

function AllCampaigns() {
  const [own, setOwn] = useState<CampaignState>();
  const open = async (found: CampaignState | Run): Promise<void> => {
    if (found.format !== RUN_FORMAT) return setOwn(found);
    // A name of its own: what is on this device under the old one may have gone on.
    const run = await beginRun(found.game, found.state, found.players);
    go(`/campaigns/hoth/${run.id}`);
  };
  return (
    <>
      <ul className="camp-all">
        {CAMPAIGNS.map((campaign) => (
          <Door key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      <OwnFile label={text('camp.open')} note={text('camp.open-note')} read={read} onOpen={(found) => void open(found)} />
      {own && <BeginCampaign key={JSON.stringify(own.campaign)} state={own} />}
    </>
  );
}

/** A tree of battles, or a campaign under way. */
function read(data: Json): CampaignState | Run {
  const format = isFields(data) ? data['format'] : undefined;
  if (format !== RUN_FORMAT) {
    readCampaignFile(data);
    return newCampaign(data as CampaignFile);
  }
  const run = readRun(data);
  if (typeof run === 'string') throw new InputError('', { key: `campaigns.${run}` });
  if (run.game !== 'hoth') throw new InputError('game', unknownWord('input.word', run.game, ['hoth']));
  return { ...run, state: within('state', () => readCampaign(run.state)) };
}

function Door({ campaign }: { readonly campaign: Told }) {
  const { say, breakable } = useWords();
  const [least, most] = lengthOf(campaign);
  const [first] = campaign.battles;
  return (
    <li className="camp-door">
      <Link to={`/campaigns/hoth/${campaign.id}`}>
        <Thumbnail scene={sceneOfBattle(first.battle)} label="" />
        <strong>{breakable(say(campaign.title))}</strong>
        <span>{say(campaign.about)}</span>
        <small>{say(least === most ? text('camp.length-one', { n: most }) : text('camp.length', { least, most }))}</small>
      </Link>
    </li>
  );
}
