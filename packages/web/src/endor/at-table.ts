/** Battle for Endor where the engine runs: what shots, attempts and moves would come to. All of it is public; the decks are not looked at. */
import {
  armorOf,
  captureOdds,
  captureTerms,
  type DiceTerm,
  doorOdds,
  endor,
  generatorOdds,
  PIECES,
  partnersOf,
  pieceByName,
  pieceName,
  rangeBetween,
  type State,
  shotOdds,
  shotTerms,
  sumOf,
  TABLES,
  targetsOf,
  trapOdds,
  trapTerms,
} from '@wartable/endor';
import type { Decision, Game } from '@wartable/kernel';
import type { TableGame } from '../table/table-game.ts';
import { turnOf } from './turn.ts';

/** A shot, a trap or a capture: where its dice come from, how many symbols it needs, how likely that is. */
export type Shot = {
  readonly firers: readonly string[];
  readonly terms: readonly DiceTerm[];
  readonly dice: number;
  readonly needs: number;
  readonly hit: number;
};

export type EndorPreview = {
  /** A piece, a hex, or the verb of a choice ("breach"). */
  readonly thing: string;
  /** The piece that acts. */
  readonly from: string;
  /** Whether it may be chosen now; else it only shows what is growing. */
  readonly legal: boolean;
  readonly shot?: Shot;
  /** An attempt at the door or the generator. */
  readonly attempt?: { readonly dice: number; readonly on: number; readonly back: number; readonly nothing: number };
};

/** What a piece can hit, and who can hit it. */
export type About = { readonly hits: readonly AboutShot[]; readonly fears: readonly AboutShot[] };
export type AboutShot = {
  readonly piece: string;
  readonly range: number;
  readonly dice: number;
  readonly hit: number;
};

function shotBy(state: State, firers: readonly number[], target: number): Shot {
  const terms = shotTerms(state, firers, target);
  return {
    firers: firers.map(pieceName),
    terms,
    dice: Math.max(0, sumOf(terms)),
    needs: armorOf(state, target),
    hit: shotOdds(state, firers, target),
  };
}

function trapOn(state: State, target: number): Shot {
  const terms = trapTerms(state, target);
  return { firers: [], terms, dice: sumOf(terms), needs: armorOf(state, target), hit: trapOdds(state, target) };
}

function captureOf(state: State, atSt: number): Shot {
  const terms = captureTerms(state, atSt);
  const dice = Math.max(0, sumOf(terms));
  return { firers: ['chewbacca'], terms, dice, needs: TABLES.captureSabers, hit: captureOdds(state, atSt) };
}

function attemptBy(state: State, hero: number, withCode: boolean): EndorPreview['attempt'] {
  const mounted = pieceName(hero) === 'chewbacca' && state.mounted === 1;
  const breach = mounted ? TABLES.mounted.breach : (PIECES[hero]?.breach ?? 0);
  if (endor.view(state, 0).pieces[hero]?.at === 'complex') {
    const on = generatorOdds(state, hero);
    return { dice: breach, on, back: 0, nothing: 1 - on };
  }
  return { dice: breach + (withCode ? TABLES.securityCodeDice : 0), ...doorOdds(state, hero, withCode) };
}

/** The best shot of a piece, alone or with all who may join it. */
function bestShot(state: State, piece: number): { readonly shot: Shot; readonly target: string } | undefined {
  let best: { shot: Shot; target: string } | undefined;
  for (const firers of [[piece], [piece, ...partnersOf(state, piece)]])
    for (const target of targetsOf(state, firers)) {
      const hit = shotOdds(state, firers, target);
      if (hit > (best?.shot.hit ?? 0)) best = { shot: shotBy(state, firers, target), target: pieceName(target) };
    }
  return best;
}

function previewOf(state: State, { kind }: Decision, words: string, legal: boolean): EndorPreview | undefined {
  const frame = state.frames[state.frames.length - 1];
  if (!frame) return undefined;
  const [verb = '', thing = ''] = words.split(' ');
  const from = frame.piece < 0 ? '' : pieceName(frame.piece);
  const piece = pieceByName(thing);
  if (verb === 'breach' || verb === 'breach-with-code') {
    const attempt = attemptBy(state, frame.piece, verb === 'breach-with-code');
    return attempt && { thing: verb, from, legal, attempt };
  }
  if (piece === undefined || verb !== 'target') return undefined;
  if (kind === 'target') return { thing, from, legal, shot: shotBy(state, frame.list, piece) };
  if (kind === 'trap') return { thing, from, legal, shot: trapOn(state, piece) };
  return kind === 'capture' ? { thing, from: 'chewbacca', legal, shot: captureOf(state, piece) } : undefined;
}

/** What a group that is being put together could hit as it is. */
function growing(state: State): EndorPreview[] {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.step !== 'join') return [];
  return targetsOf(state, frame.list).map((target) => ({
    thing: pieceName(target),
    from: pieceName(frame.piece),
    legal: false,
    shot: shotBy(state, frame.list, target),
  }));
}

/** On a card to fire: how good the best shot of each piece is. */
function chances(state: State, decision: Decision): EndorPreview[] {
  const fires = (TABLES.actions[state.card] ?? '').endsWith('-fire');
  if (decision.kind !== 'rebel' || !fires) return [];
  return decision.choices.flatMap((choice) => {
    const [verb, thing = ''] = endor.notate(state, choice).split(' ');
    const piece = pieceByName(thing);
    const best = verb === 'act' && piece !== undefined ? bestShot(state, piece) : undefined;
    return best ? [{ thing, from: thing, legal: true, shot: best.shot }] : [];
  });
}

export const endorAtTable: TableGame = {
  game: endor as unknown as Game,
  previews: (given, decision) => {
    const state = given as State;
    const own = decision.choices.flatMap((choice) => {
      return previewOf(state, decision, endor.notate(state, choice), true) ?? [];
    });
    return [...own, ...growing(state), ...chances(state, decision)];
  },
  preview: (given, decision, thing) => {
    const state = given as State;
    if (!decision) return undefined;
    const words = `target ${thing}`;
    const legal = decision.choices.some((choice) => endor.notate(state, choice) === words);
    return previewOf(state, decision, words, legal);
  },
  turnOf,
  turnNumber: (state) => (state as State).turn,
  about: (given, thing): About => {
    const state = given as State;
    const piece = pieceByName(thing);
    if (piece === undefined) return { hits: [], fears: [] };
    const pieces = PIECES.map((_, id) => id);
    const shots = (targets: readonly number[], by: (other: number) => readonly [number, number]): AboutShot[] =>
      targets
        .map((other) => {
          const [firer, target] = by(other);
          const { dice, hit } = shotBy(state, [firer], target);
          return { piece: pieceName(other), range: rangeBetween(state, firer, target) ?? 0, dice, hit };
        })
        .sort((a, b) => a.range - b.range || b.hit - a.hit);
    const foes = pieces.filter((other) => targetsOf(state, [other]).includes(piece));
    return {
      hits: shots(targetsOf(state, [piece]), (other) => [piece, other]),
      fears: shots(foes, (other) => [other, piece]),
    };
  },
};
