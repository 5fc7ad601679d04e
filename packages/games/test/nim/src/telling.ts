import { rulesFrom, type Seat, seatAt, type Telling, textMaker } from '@wartable/kernel';
import type { en } from './text/en.ts';

export type View = { readonly sticks: number; readonly active: Seat };
export type Event = { readonly type: 'took'; readonly seat: Seat; readonly n: number } | { readonly type: 'stands' };

export const SEATS = ['one', 'two'];
export const text = textMaker<typeof en>();
const nameOf = (seat: string) => ({ key: `seat.${seat}` });

export const telling: Telling<Event, View> = {
  id: 'nim',
  rules: 'nim@1',
  rulebook: rulesFrom({ 'nim/take': '1', 'nim/end': '2' }, 'nim', []),
  fold: (view, event) => (event.type === 'took' ? { sticks: view.sticks - event.n, active: seatAt(1 - event.seat) } : view),
  offers: (_, { choices }) =>
    choices.map((n) => ({ choice: n, verb: 'take', thing: `${n}`, notation: `take ${n}`, label: text('choice.take', { n }) })),
  notate: (_, n) => `take ${n}`,
  prompt: () => text('ask.take'),
  asked: ({ sticks, active }) => (sticks === 0 ? [] : [{ seat: active, kind: 'take' }]),
  waiting: (_, seat) => text('wait.take', { seat: nameOf(seat) }),
  log: (event) => (event.type === 'took' ? text('log.took', { seat: nameOf(SEATS[event.seat] ?? ''), n: event.n }) : undefined),
  seatName: nameOf,
  turnOf: (event) => (event.type === 'took' ? seatAt(1 - event.seat) : undefined),
  turnNumber: ({ sticks }) => 13 - sticks,
};
