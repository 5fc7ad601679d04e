/** A picture of a card: the light behind it, and what is drawn. */
import type { ReactNode } from 'react';

type Sky = 'ice' | 'dawn' | 'dusk' | 'night' | 'space' | 'cave' | 'room' | 'bridge' | 'fire' | 'bacta' | 'hyper';

export type Picture = { readonly sky: Sky; readonly drawing: ReactNode };
export type Pictures = Readonly<Record<string, Picture>>;
