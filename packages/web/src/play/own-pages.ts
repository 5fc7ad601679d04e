/** Pages that a game may bring beside its table; each is loaded when it is opened. */
import type { ComponentType } from 'react';
import type { Run, RunRules } from '../table/run.ts';

/** `id`: which one, as the address says. */
type OwnPage = ComponentType<{ readonly id: string | undefined }>;

/** A campaign under way, before its next battle and after its last one. */
export type RunProps = {
  readonly run: Run;
  /** Whether the battle that is due has been begun. */
  readonly begun: boolean;
  readonly onBegin: () => void;
  /** Goes on from how the campaign stands then; resolves when it is on disk. */
  readonly onChange: (change: (state: unknown) => unknown) => Promise<void>;
};

/** `page/campaign/index.tsx` exports it as `campaigns`. */
export type GameCampaigns = {
  /** What there is to begin, or one of it. */
  readonly Campaigns: OwnPage;
  readonly rules: RunRules;
  readonly Run: ComponentType<RunProps>;
};
/** `page/workshop/index.tsx` exports it as `workshop`. */
export type GameWorkshop = { readonly Workshop: OwnPage };
/** `page/companion/index.tsx` exports it as `companion`. */
export type GameCompanion = { readonly Companion: OwnPage };
