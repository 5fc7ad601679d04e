/** Pages that a game may bring beside its table; each is loaded when it is opened. */
import type { ComponentType } from 'react';

/** `id`: which one, as the address says. */
type OwnPage = ComponentType<{ readonly id: string | undefined }>;

/** `page/campaign/index.tsx` exports it as `campaigns`. */
export type GameCampaigns = { readonly Campaigns: OwnPage };
/** `page/workshop/index.tsx` exports it as `workshop`. */
export type GameWorkshop = { readonly Workshop: OwnPage };
/** `page/companion/index.tsx` exports it as `companion`. */
export type GameCompanion = { readonly Companion: OwnPage };
