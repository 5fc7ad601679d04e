import { answer, concede, decisionOf, matchOutcome, newMatch, pendingDecisions, seedFrom, undo } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { duel, LEIA, VADER } from '../src/index.ts';
import { choicesOf, choose, matchAt } from './helpers.ts';

function freshMatch(seed = 'a') {
  return newMatch(duel, { options: { setup: 'standard' }, players: ['a', 'b'], seed: seedFrom(seed) });
}

describe('Several seats decide at once', () => {
  it('asks both, takes the answers in either order, and leads to the same state', () => {
    const [one, two] = [freshMatch(), freshMatch()];
    expect(pendingDecisions(one).map((decision) => decision.seat)).toEqual([LEIA, VADER]);
    choose(one, LEIA, 'mulligan');
    choose(one, VADER, 'mulligan');
    choose(two, VADER, 'mulligan');
    choose(two, LEIA, 'mulligan');
    expect(two.state).toEqual(one.state);
  });

  it('shows the other nothing before both answers are in', () => {
    const match = freshMatch();
    const before = JSON.stringify([duel.view(match.state, VADER), duel.view(match.state, 'spectator'), decisionOf(match, VADER)]);
    choose(match, LEIA, 'mulligan');
    expect(JSON.stringify([duel.view(match.state, VADER), duel.view(match.state, 'spectator'), decisionOf(match, VADER)])).toBe(
      before,
    );
  });

  it('lets a secret answer be taken back whether the other has answered or not', () => {
    const match = freshMatch();
    choose(match, LEIA, 'keep');
    choose(match, VADER, 'keep');
    const [first, second] = choicesOf(match, LEIA);
    choose(match, LEIA, first ?? '');
    choose(match, VADER, choicesOf(match, VADER)[0] ?? '');
    expect(undo(match, LEIA)).toBeUndefined();
    expect(choicesOf(match, LEIA)).toContain(first);
    choose(match, LEIA, second ?? '');
    expect(match.state.sealed[VADER]).toHaveLength(1);
  });
});

describe('An answer', () => {
  it.each([
    ['of a seat that is not asked', VADER, 1, 'pass', 'not-your-seat'],
    ['to an earlier or later decision', LEIA, 7, 'pass', 'stale-decision'],
    ['that is not offered', LEIA, 1, 'play han-solo', 'not-a-choice'],
  ] as const)('%s is refused and changes nothing', (_, seat, id, words, refused) => {
    const match = matchAt({ active: 'leia' });
    const before = JSON.stringify(match.state);
    expect(answer(match, seat, id, words)).toEqual({ refused });
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it('sent twice does nothing the second time', () => {
    const match = matchAt({ leia: { ground: ['hoth-trooper'] } });
    const id = decisionOf(match, LEIA)?.id ?? -1;
    expect(answer(match, LEIA, id, 'attack hoth-trooper')).toBeUndefined();
    expect(answer(match, LEIA, id, 'attack hoth-trooper')).toEqual({ refused: 'stale-decision' });
  });

  it('after the end is refused', () => {
    const match = matchAt({ leia: { ground: ['hoth-trooper'] }, vader: { base: 29 } });
    choose(match, LEIA, 'attack hoth-trooper');
    choose(match, LEIA, 'choose vader-base');
    expect(answer(match, LEIA, 2, 'pass')).toEqual({ refused: 'match-over' });
    expect(undo(match, LEIA)).toEqual({ refused: 'match-over' });
  });
});

describe('Undo', () => {
  it('goes back through a chain of own choices', () => {
    const match = matchAt({ leia: { ground: ['hoth-trooper'] }, vader: { ground: ['snowtrooper'] } });
    const before = JSON.stringify(match.state);
    choose(match, LEIA, 'attack hoth-trooper');
    choose(match, LEIA, 'choose snowtrooper');
    expect(undo(match, LEIA)).toBeUndefined();
    expect(undo(match, LEIA)).toBeUndefined();
    expect(JSON.stringify(match.state)).toBe(before);
    expect(undo(match, LEIA)).toEqual({ refused: 'nothing-to-undo' });
  });

  it('may take back a card that was played: its player has learned nothing', () => {
    const match = matchAt({ leia: { hand: ['hoth-trooper'], resources: 2 } });
    choose(match, LEIA, 'play hoth-trooper');
    expect(undo(match, LEIA)).toBeUndefined();
  });

  it('stops at a drawn card', () => {
    const match = matchAt({ leia: { hand: ['c-3po'], resources: 3, ground: ['hoth-trooper'] } });
    choose(match, LEIA, 'play c-3po');
    expect(undo(match, LEIA)).toEqual({ refused: 'new-information', because: 'reveal' });
  });

  it('stops at revealed cards', () => {
    const match = matchAt({ leia: { hand: ['ive-found-them'], resources: 2 } });
    choose(match, LEIA, 'play ive-found-them');
    expect(undo(match, LEIA)).toEqual({ refused: 'new-information', because: 'reveal' });
  });

  it('stops at a shuffle', () => {
    const match = freshMatch();
    choose(match, VADER, 'keep');
    choose(match, LEIA, 'mulligan');
    expect(undo(match, LEIA)).toEqual({ refused: 'new-information', because: 'chance' });
  });

  it('stops at an answer of the other seat', () => {
    const match = matchAt({});
    choose(match, LEIA, 'pass');
    choose(match, VADER, 'initiative');
    const later = matchAt({ leia: { hand: ['hoth-trooper'], resources: 2 } });
    choose(later, LEIA, 'play hoth-trooper');
    choose(later, VADER, 'pass');
    expect(undo(later, LEIA)).toEqual({ refused: 'new-information', because: 'answer' });
  });

  it('may take back a unit returned to the other hand: nothing new is seen', () => {
    const match = matchAt({ leia: { hand: ['watch-this'], resources: 6 }, vader: { ground: ['snowtrooper'] } });
    choose(match, LEIA, 'play watch-this');
    choose(match, LEIA, 'choose snowtrooper');
    expect(undo(match, LEIA)).toBeUndefined();
  });
});

it('Conceding ends the match for the others', () => {
  const match = matchAt({});
  expect(concede(match, LEIA)).toBeUndefined();
  expect(matchOutcome(match)).toEqual({ winners: [VADER], rule: 'duel/end/concede' });
  expect(pendingDecisions(match)).toEqual([]);
});
