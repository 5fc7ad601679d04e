import type { PersonRow } from '../store/schema.ts';

export type People = {
  /** Whose cookie it is; null for strangers. */
  readonly ofCookie: (header: string | undefined) => Promise<PersonRow | null>;
};
