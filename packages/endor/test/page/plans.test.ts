import { manifest } from '@wartable/endor/manifest';
import type { Sentences } from '@wartable/kernel';
import { type Fresh, seedFrom, type ToSeat } from '@wartable/kernel';
import { openHost } from '@wartable/web/table/host.ts';
import type { FromTable } from '@wartable/web/table/messages.ts';
import { describe, expect, it } from 'vitest';
import { memory } from '../../../web/test/memory.ts';
import { waitingIn } from '../../page/choices.ts';
import { answersOf, beginsPart, PLANS, type Plan, placedIn } from '../../page/plans.ts';
import { placeIn } from '../../page/scene.ts';
import { en } from '../../page/text/en.ts';
import { GAME, sitDown } from './at-table.ts';

const [FIRST] = PLANS as readonly [Plan];

describe('A set-up in one tap', () => {
  it.each(PLANS)('$id is legal to the last piece, and can be read off the log again', (plan) => {
    const table = sitDown({ ties: 'auto' }, plan.id);
    expect(placedIn(table.now().log)).toBeUndefined();
    table.plan(answersOf(plan, table.now().view));
    expect(table.decision()?.kind).not.toBe('place');
    expect(placedIn(table.now().log)).toEqual(plan.hexes);
    expect(new Set(plan.hexes).size).toBe(plan.hexes.length);
    expect((en as Sentences)[`plan.${plan.id}`]).toBeDefined();
  });

  it('goes on where questions or single answers came between', () => {
    const table = sitDown({ ties: 'ask' }, 'between');
    for (let decision = table.decision(); decision; decision = table.decision()) {
      if (decision.kind === 'place') table.plan(answersOf(FIRST, table.now().view));
      else if (decision.kind === 'tie-hex') table.answer(decision.choices[0]?.choice as number);
      else break;
    }
    expect(placeIn(table.now().view, 'CA3')).toBe(FIRST.hexes.at(-1));
  });

  it('places those who are there in a linked game, and knows where its next part begins', () => {
    const carried = { captured: ['leia', 'EL1'], fallen: { 'rebel-trooper': 2, ewok: 5, catapult: 1 } };
    const table = sitDown({ ties: 'ask', carried }, 'linked');
    const begun: string[] = [];
    for (let decision = table.decision(); decision; decision = table.decision()) {
      const [next = ''] = waitingIn(table.now().view);
      if (decision.kind === 'place' && beginsPart(table.now().view, next)) begun.push(next);
      if (decision.kind === 'place') table.plan(answersOf(FIRST, table.now().view).slice(0, 1));
      else if (decision.kind === 'tie-hex') table.answer(decision.choices[0]?.choice as number);
      else break;
    }
    expect(begun).toEqual(['EL2', 'CA1']);
    expect(placeIn(table.now().view, 'EL2')).toBe('E4.0');
    expect(placeIn(table.now().view, 'leia')).toBe('captured');
  });

  it('comes to the page in one piece, so that it is shown in one', async () => {
    const posted: (readonly ToSeat[])[] = [];
    const host = openHost(
      { game: GAME, manifest },
      {
        post: (message: FromTable) => message.from === 'seat' && posted.push(message.messages),
        keeper: memory(),
        lost: () => {},
        askBot: () => {},
        now: () => 0,
      },
    );
    const setup = { options: { ties: 'auto' }, players: [{ kind: 'person' } as const], seed: seedFrom('one piece') };
    await host.hear({ to: 'host', message: { say: 'begin', id: 'one', game: 'endor', ...setup } });
    await host.hear({ to: 'seat', message: { say: 'since', number: 0 } });
    const [[fresh]] = posted as [[Fresh]];
    const words = FIRST.hexes.map((hex) => `place ${hex}`);
    await host.hear({ to: 'seat', message: { say: 'plan', decision: fresh.decision?.id ?? -1, notations: words, id: 'p' } });
    // A reply and an update for each piece.
    expect(posted.map((messages) => messages.length)).toEqual([1, 1 + words.length]);
  });
});
