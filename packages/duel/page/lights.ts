/** What lights up while somebody decides. */
import type { Result } from '@wartable/duel';
import { handThing, sealedResources, sourceOf, type Thing } from '@wartable/duel/telling';
import { previewsFor, type Situation } from './choices.ts';
import type { Mark, Marks } from './marks.ts';

export type MarkLabels = {
  readonly hinted: number | undefined;
  /** A few signs for what becomes of a thing. */
  readonly labelFor: (result: Result) => string;
  /** For a card that lies ready to become a resource. */
  readonly sealed: string;
};

export function marksOf(
  { view, decision, offers, previews }: Situation,
  over: Thing | undefined,
  { hinted, labelFor, sealed }: MarkLabels,
): Marks {
  const marks = new Map<Thing, Mark>();
  if (!decision) return marks;
  const cardsOnly = [...offers.keys()].some((thing) => thing.startsWith('hand:'));
  const own = view.viewer === 'spectator' ? undefined : view[view.viewer];
  if (cardsOnly && own && typeof own.hand !== 'number')
    for (const card of own.hand) marks.set(handThing(card), { state: 'quiet' });
  for (const card of sealedResources(view)) marks.set(card, { state: 'quiet', label: sealed });
  const state = decision.kind === 'attack-target' || decision.kind.startsWith('choose-') ? 'target' : 'choice';
  const source = sourceOf(view);
  if (source !== undefined) marks.set(source, { state: 'chosen' });
  for (const [thing, choices] of offers) {
    const [result] = previewsFor(thing, offers, previews).flatMap(({ results }) => results.filter((one) => one.thing === thing));
    const chosen = choices.some(({ choice }) => choice === hinted);
    marks.set(thing, { state: chosen ? 'chosen' : state, ...(result && { label: labelFor(result) }) });
  }
  for (const { results, next, does } of previewsFor(over, offers, previews)) {
    // What else happens: the attacker is hit back, a base is restored, an effect strikes many.
    for (const result of results)
      if (result.thing !== over)
        marks.set(result.thing, {
          ...(marks.get(result.thing) ?? { state: does ? 'chosen' : 'lit' }),
          label: labelFor(result),
        });
    for (const { thing, results: then } of next) {
      if (thing === undefined) continue;
      const result = then.find((one) => one.thing === thing);
      marks.set(thing, { ...(marks.get(thing) ?? { state: 'lit' }), ...(result && { label: labelFor(result) }) });
    }
  }
  return marks;
}
