/** Campaigns of Hoth: those that can be begun, a player's own file, and one under way. */
import {
  CAMPAIGNS,
  type CampaignFile,
  type CampaignState,
  newCampaign,
  readCampaign,
  readCampaignFile,
  type Told,
  type Winner,
} from '@wartable/hoth/campaign';
import { InputError, isFields, type Json, unknownWord, within } from '@wartable/kernel';
import type { GameCampaigns } from '@wartable/web/play/own-pages.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { go } from '@wartable/web/shell/route.ts';
import { problemOf, type StoreProblem } from '@wartable/web/table/problems.ts';
import { RUN_FORMAT, type Run, readRun } from '@wartable/web/table/run.ts';
import { beginRun } from '@wartable/web/table/runs.ts';
import { useMemo, useState } from 'react';
import { HothArt } from '../art/defs.tsx';
import { OwnFile } from '../own-file.tsx';
import { BeginCampaign } from './begin.tsx';
import { Evening } from './finale.tsx';
import { addressOf, campaignAt } from './opened.ts';
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
  const state = useMemo(() => campaignAt(id), [id]);
  if (!state)
    return (
      <p className="notice" role="alert">
        {say(text('camp.missing'))}
      </p>
    );
  return <BeginCampaign state={state} />;
}

function AllCampaigns() {
  const { say } = useWords();
  const [problem, setProblem] = useState<StoreProblem>();
  const open = (found: CampaignState | Run): void => {
    if (found.format !== RUN_FORMAT) go(addressOf(found.campaign));
    // A name of its own: what is on this device under the old one may have gone on.
    else
      beginRun(found.game, found.state, found.players).then(
        (run) => go(`/campaigns/hoth/${run.id}`),
        (error) => setProblem(problemOf(error)),
      );
  };
  return (
    <>
      <HothArt />
      <ul className="camp-all">
        {CAMPAIGNS.map((campaign) => (
          <Door key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      <OwnFile label={text('camp.open')} note={text('camp.open-note')} read={read} onOpen={open} />
      {problem && (
        <p className="notice" role="alert">
          {say(text(`trouble.${problem}`))}
        </p>
      )}
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

/** What a campaign is about, at dusk. */
const PICTURES: Readonly<Record<string, Winner>> = { 'iron-on-ice': 'empire', 'last-transport': 'rebel' };

function Door({ campaign }: { readonly campaign: Told }) {
  const { say, breakable } = useWords();
  const [least, most] = lengthOf(campaign);
  return (
    <li className="camp-door">
      <Link to={`/campaigns/hoth/${campaign.id}`}>
        <span className="camp-door-picture">
          <Evening of={PICTURES[campaign.id] ?? 'draw'} />
        </span>
        <strong>{breakable(say(campaign.title))}</strong>
        <span>{say(campaign.about)}</span>
        <small>{say(least === most ? text('camp.length-one', { n: most }) : text('camp.length', { least, most }))}</small>
      </Link>
    </li>
  );
}
