import { seatAt } from '@wartable/kernel';
import { expect, it } from 'vitest';
import { type Event, openings } from '../src/index.ts';
import type { UnitId } from '../src/state.ts';

const [REBEL, EMPIRE] = [seatAt(0), seatAt(1)];
const turn = (number: number, seat = REBEL): Event => ({ type: 'turn-began', turn: number, seat, by: '', side: 'rebel' });
const card = (name: string, seat = REBEL): Event => ({ type: 'card-played', seat, by: '', side: 'rebel', card: name });
const moved = (...path: string[]): Event => {
  const unit = 1 as UnitId;
  return { type: 'unit-moved', unit, kind: 'at-at', side: 'empire', path, moved: 1, barred: false };
};

it('An opening is the first card of a side, and the moves of its first turn', () => {
  const tell = openings();
  const told = [
    turn(1),
    card('a'),
    card('b'),
    moved('A1', 'A2', 'A3'),
    turn(2, EMPIRE),
    card('c', EMPIRE),
    moved('B1', 'B2'),
    turn(3),
    card('d'),
    moved('C1', 'C2'),
  ].flatMap(tell);
  expect(told).toEqual([
    [REBEL, 'card', 'a'],
    [REBEL, 'move', 'at-at A1 A3'],
    [EMPIRE, 'card', 'c'],
    [EMPIRE, 'move', 'at-at B1 B2'],
  ]);
});
