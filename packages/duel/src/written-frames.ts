/**
 * Steps in progress as position documents write them: in the words of the first documents, in which `unit`, `target` and `at`
 * mean something else in each step. They are part of records, which are verified to the letter, so the words and their order stay.
 */
import { type Json, join, readFields, readItems, readNumber, readOptional, readWord } from '@wartable/kernel';
import { NONE, nameOf, SEATS } from './cards/index.ts';
import {
  ATTACK_STAGES,
  type AttackFrame,
  abilityFrame,
  actionFrame,
  attackFrame,
  EMPTY,
  ENEMY_BASE,
  type Frame,
  REGROUP_STAGES,
  STEPS,
  type Trigger,
  windowFrame,
} from './frames.ts';
import { abilityName, inState, notateChoice } from './notation.ts';
import { readAbility, readChoices, readDeckCard, readSide, readUnitId } from './readers.ts';
import type { State } from './state.ts';

/** All name a side, also windows, regroup phases and secret rounds, which have none. */
const COMMON_FIELDS = ['step', 'side'];
const FIELDS: Readonly<Record<Frame['step'], readonly string[]>> = {
  mulligan: [],
  'opening-resources': [],
  action: ['at'],
  attack: ['unit', 'target', 'at', 'bonus', 'penalty'],
  window: ['target', 'waiting'],
  ability: ['ability', 'unit', 'at', 'picks', 'happened', 'target', 'revealed'],
  unique: ['unit'],
  regroup: ['at'],
};
const ALL_FIELDS = [...COMMON_FIELDS, ...new Set(Object.values(FIELDS).flat())];
const UNSAID: Readonly<Record<string, Json>> = { at: 0, bonus: 0, penalty: 0, happened: 0, target: NONE, unit: NONE };

export function readFrame(state: State, input: unknown, path: string): Frame {
  const step = readWord(readFields(input, path, ALL_FIELDS)['step'], join(path, 'step'), STEPS);
  const fields = readFields(input, path, [...COMMON_FIELDS, ...FIELDS[step]]);
  const read = <Value, Otherwise>(name: string, reader: (value: unknown, at: string) => Value, otherwise: Otherwise) =>
    readOptional(fields[name], join(path, name), reader, otherwise);
  const number = (name: string, most: number): number => read(name, (value, at) => readNumber(value, at, 0, most), 0);
  const side = read('side', readSide, 0);
  switch (step) {
    case 'mulligan':
    case 'opening-resources':
      return { step };
    case 'action':
      return actionFrame(side, number('at', 1) === 1);
    case 'attack': {
      const frame = attackFrame(side, readUnitId(fields['unit'], join(path, 'unit')), number('bonus', 99));
      frame.defender = read('target', readDefender, NONE);
      frame.next = ATTACK_STAGES[number('at', ATTACK_STAGES.length - 1)] ?? 'target';
      frame.penalty = number('penalty', 99);
      return frame;
    }
    case 'window': {
      const frame = windowFrame(read('waiting', (value, at) => readItems(value, at, readTrigger), EMPTY));
      frame.first = read('target', readZeroOrOne, NONE);
      return frame;
    }
    case 'ability': {
      const ability = readAbility(fields['ability'], join(path, 'ability'));
      const frame = abilityFrame(side, ability, read('unit', readUnitId, NONE));
      frame.at = number('at', 9);
      frame.chosen = read('picks', (value, at) => readChoices(state, value, at), EMPTY);
      frame.happened = number('happened', 1) === 1;
      frame.left = read('target', readZeroOrOne, NONE);
      frame.revealed = read('revealed', (value, at) => readItems(value, at, (card, at) => readDeckCard(card, side, at)), EMPTY);
      return frame;
    }
    case 'unique':
      return { step, side, entered: readUnitId(fields['unit'], join(path, 'unit')) };
    case 'regroup':
      return { step, next: REGROUP_STAGES[number('at', REGROUP_STAGES.length - 1)] ?? 'draw' };
  }
}

/** A side or an arena. */
function readZeroOrOne(input: unknown, path: string): 0 | 1 {
  return readNumber(input, path, 0, 1) === 0 ? 0 : 1;
}

function readDefender(input: unknown, path: string): AttackFrame['defender'] {
  return input === ENEMY_BASE ? ENEMY_BASE : readUnitId(input, path);
}

function readTrigger(input: unknown, path: string): Trigger {
  const fields = readFields(input, path, ['ability', 'side', 'unit']);
  return {
    ability: readAbility(fields['ability'], join(path, 'ability')),
    side: readSide(fields['side'], join(path, 'side')),
    unit: readUnitId(fields['unit'], join(path, 'unit')),
  };
}

export function writeFrame(state: State, frame: Frame): Json {
  const { step } = frame;
  switch (step) {
    case 'mulligan':
    case 'opening-resources':
      return { step, side: SEATS[0] };
    case 'action':
      return said({ step, side: SEATS[frame.side], at: frame.afterPass ? 1 : 0 });
    case 'attack':
      return said({
        step,
        side: SEATS[frame.side],
        at: ATTACK_STAGES.indexOf(frame.next),
        target: frame.defender,
        bonus: frame.bonus,
        penalty: frame.penalty,
        unit: frame.attacker,
      });
    case 'window':
      return said({ step, side: SEATS[state.active], target: frame.first, waiting: frame.waiting.map(writeTrigger) });
    case 'ability':
      return said({
        step,
        side: SEATS[frame.side],
        at: frame.at,
        target: frame.left,
        happened: frame.happened ? 1 : 0,
        unit: frame.source,
        ability: abilityName(frame.ability),
        picks: frame.chosen.map((choice) => notateChoice(inState(state), choice)),
        revealed: frame.revealed.map(nameOf),
      });
    case 'unique':
      return { step, side: SEATS[frame.side], unit: frame.entered };
    case 'regroup':
      return said({ step, side: SEATS[state.initiative], at: REGROUP_STAGES.indexOf(frame.next) });
  }
}

function writeTrigger({ ability, side, unit }: Trigger): Json {
  return { ability: abilityName(ability), side: SEATS[side], unit };
}

/** Without what goes without saying. */
function said(fields: Readonly<Record<string, Json>>): Json {
  const isSaid = (name: string, value: Json): boolean => (Array.isArray(value) ? value.length > 0 : value !== UNSAID[name]);
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => isSaid(name, value)));
}
