/** Pages that a game may bring beside its table; each is loaded when it is opened. */
import type { Text } from '@wartable/kernel';
import type { ComponentType } from 'react';
import type { Run, RunRules } from '../table/runs.ts';

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

/** How a kind of games is told apart from others: by scenario, by side. */
export type Facet = {
  /** As in the game's deeds. */
  readonly kind: string;
  readonly title: Text;
  /** In the order in which they are shown. */
  readonly values: readonly string[];
  readonly nameOf: (value: string) => Text;
  readonly Picture?: ComponentType<{ readonly value: string }>;
  /** Each value is told for each value of another kind. */
  readonly split?: string;
};

/** `page/record/index.tsx` exports it as `record`: what the game's deeds (`Deeds` of the kernel) are called. */
export type GameRecord = {
  readonly facets: readonly Facet[];
  readonly cards?: { readonly title: Text; readonly nameOf: (card: string) => Text };
  /** By the id of a deed, what is said of who has done it, and how one would. */
  readonly deeds: readonly { readonly id: string; readonly name: Text; readonly how: Text }[];
};
