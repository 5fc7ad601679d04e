/** A campaign by its address: a house campaign, or the file that was opened here last. */
import { CAMPAIGNS, type CampaignState, newCampaign } from '@wartable/hoth/campaign';

const OWN = 'own';
let opened: Exclude<CampaignState['campaign'], string> | undefined;

/** Where a campaign can be begun. */
export function addressOf(campaign: CampaignState['campaign']): string {
  if (typeof campaign !== 'string') opened = campaign;
  return `/campaigns/hoth/${typeof campaign === 'string' ? campaign : OWN}`;
}

/** Before its first battle. */
export function campaignAt(id: string): CampaignState | undefined {
  if (id === OWN) return opened && newCampaign(opened);
  return CAMPAIGNS.some((campaign) => campaign.id === id) ? newCampaign(id) : undefined;
}
