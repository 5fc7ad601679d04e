/** One miniature: its outline, which also lies fallen, and what is drawn upon it. The origin is where it stands. */
import type { ReactNode } from 'react';

export type Figure = { readonly outline: string; readonly detail: ReactNode };
