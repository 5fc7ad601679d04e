/** The campaign of Endor: its door, its beginning, and one under way. */
import { BATTLES, CAMPAIGN_ID } from '@wartable/endor/campaign';
import type { GameCampaigns } from '@wartable/web/play/own-pages.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { EndorArt } from '../art/defs.tsx';
import { Evening } from '../ends/ending.tsx';
import { BeginCampaign } from './begin.tsx';
import { OpenCampaign } from './open.tsx';
import { rules } from './rules.ts';
import { CampaignRun } from './run.tsx';
import { text } from './text/index.ts';
import '../tokens.css';
import './doors.css';

export const campaigns: GameCampaigns = {
  Campaigns: ({ id }) => {
    if (id === undefined) return <AllCampaigns />;
    return id === CAMPAIGN_ID ? <BeginCampaign /> : <Missing />;
  },
  rules,
  Run: CampaignRun,
};

function Missing() {
  const { say } = useWords();
  return (
    <p className="notice" role="alert">
      {say(text('doors.missing'))}
    </p>
  );
}

function AllCampaigns() {
  const { say, breakable } = useWords();
  return (
    <>
      <EndorArt />
      <ul className="linked-all">
        <li>
          <Link to={`/campaigns/endor/${CAMPAIGN_ID}`}>
            <span className="linked-picture">
              <Evening />
            </span>
            <strong>{breakable(say(text('doors.title')))}</strong>
            <span>{say(text('doors.about'))}</span>
            <small>{say(text('doors.length', { n: BATTLES.length }))}</small>
          </Link>
        </li>
      </ul>
      <OpenCampaign />
    </>
  );
}
