/** Each card beside its paragraph, as one holds it. */
import { CARD_NAMES } from '@wartable/hoth/telling';
import type { ComponentType } from 'react';
import { NamedCard } from '../hand.tsx';
import '../sheets.css';

export const CARD_PICTURES: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  CARD_NAMES.map((name) => [
    `hoth/card/${name}`,
    () => (
      <div className="sheet-card">
        <NamedCard name={name} />
      </div>
    ),
  ]),
);
