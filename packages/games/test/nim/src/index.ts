import {
  cloneRng,
  type Foresight,
  type Game,
  type Names,
  type Rng,
  readFields,
  readNumber,
  rngFromSeed,
  seatAt,
  seedFrom,
} from '@wartable/kernel';
import { type Event, SEATS, telling, text, type View } from './telling.ts';

type State = { rng: Rng } & { -readonly [Field in keyof View]: View[Field] };

const NAMES: Names = {
  things: { numbers: Array.from({ length: 12 }, (_, i) => `${i + 1}`) },
  verbs: { take: ['numbers'] },
  decisions: ['take'],
};
const MOST = 3;
const [ONE, TWO] = [seatAt(0), seatAt(1)];
const legal = (sticks: number): number[] => Array.from({ length: Math.min(MOST, sticks) }, (_, i) => i + 1);
const whyNot: Foresight<View>['whyNot'] = ({ sticks }, intent) => {
  const n = Number(intent.split(' ')[1]);
  if (legal(sticks).includes(n)) return undefined;
  return { rule: 'nim/take', text: n > MOST ? text('why.three') : text('why.few', { n: sticks }) };
};

export const nim: Game<State, Event, View, object> = {
  ...telling,
  options: (input) => readFields(input, '', []),
  setup: (_, rng) => ({ rng, sticks: 12, active: ONE }),
  pending: ({ sticks, active }) =>
    sticks === 0 ? [] : [{ seat: active, kind: 'take', rule: 'nim/take', choices: legal(sticks) }],
  apply: (state, seat, n, emit) => {
    state.sticks -= n;
    state.active = seat === ONE ? TWO : ONE;
    emit?.({ type: 'took', seat, n });
  },
  clone: (state) => ({ ...state, rng: cloneRng(state.rng) }),
  seats: () => SEATS,
  allies: (_, seat) => [seat],
  outcome: ({ sticks, active }) => (sticks === 0 ? { winners: [active === ONE ? TWO : ONE], rule: 'nim/end' } : undefined),
  view: ({ sticks, active }) => ({ sticks, active }),
  seenBy: (event) => event,
  stands: () => ({ type: 'stands' }),
  sampleWorld: (view, rng) => ({ ...view, rng: cloneRng(rng) }),
  audit: () => [],
  considerations: [{ name: 'even', weight: 2 }],
  consider: ({ sticks, active }, seat, amounts) => {
    amounts[0] = (sticks % 4 === 0 ? 1 : -1) * (active === seat ? -1 : 1);
  },
  moment: ({ sticks }) => 12 - sticks,
  hidden: () => [],
  read: (position) => {
    const { sticks = 12, active = 0 } = readFields(position, '', ['sticks', 'active']);
    return {
      rng: rngFromSeed(seedFrom('nim')),
      sticks: readNumber(sticks, 'sticks', 0, 12),
      active: seatAt(readNumber(active, 'active', 0, 1)),
    };
  },
  write: ({ sticks, active }) => ({ sticks, active }),
  names: () => NAMES,
  script: () => undefined,
  whyNot,
  intents: (_, thing) => [`take ${thing}`],
  previews: () => [],
  preview: () => undefined,
  about: () => undefined,
};
