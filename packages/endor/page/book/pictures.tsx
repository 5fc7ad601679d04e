/** Action cards beside their paragraphs, drawn as at the table. */
import { TABLES } from '@wartable/endor/telling';
import { useWords } from '@wartable/web/shell/language.tsx';
import type { ComponentType } from 'react';
import { ActionCard } from '../parts/cards.tsx';

function Card({ kind }: { readonly kind: string }) {
  const { say } = useWords();
  return <ActionCard kind={kind} title={say({ key: `action.${kind}` })} />;
}

export const PICTURES: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  [...new Set(TABLES.actions)].map((kind) => [`endor/action/${kind}`, () => <Card kind={kind} />]),
);
