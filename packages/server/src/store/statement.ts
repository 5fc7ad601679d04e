/** Statements that are used for each answer: written down once, not put together each time. */
import { type Compilable, CompiledQuery } from 'kysely';
import type { Engine } from './migrations.ts';

/** A statement with a question mark for each value. */
export function statement(text: string): (to: { readonly kind: Engine }, ...values: readonly unknown[]) => Compilable {
  let n = 0;
  const texts: Readonly<Record<Engine, string>> = { sqlite: text, postgres: text.replace(/\?/g, () => `$${++n}`) };
  return ({ kind }, ...values) => ({ compile: () => CompiledQuery.raw(texts[kind], [...values]) });
}
