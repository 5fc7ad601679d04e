/** Positions of the book's diagrams, in the format of cases (docs/cases.md). */

type Pieces = Readonly<Record<string, string>>;

/** An Imperial unit, and Rebel units that can be moved: whom it goes for. */
export type Hunt = { readonly hunter: string; readonly tactic: string; readonly pieces: Pieces; readonly door?: number };

export const HUNTS: Readonly<Record<string, Hunt>> = {
  'endor/imperial/priority': { hunter: 'ST1', tactic: 'A', pieces: { ST1: 'I1.0', RT1: 'R.4', EW1: 'E1.0' } },
  'endor/imperial/move': { hunter: 'ST1', tactic: 'A', pieces: { ST1: 'I2.0', RT1: 'R.1', EW1: 'E3.0' } },
  'endor/imperial/approach': { hunter: 'SB1', tactic: 'B', pieces: { SB1: 'I3.0', RT1: 'E5.0', EW1: 'E6.0' } },
  'endor/imperial/fire': { hunter: 'AT1', tactic: 'C', pieces: { AT1: 'I4.0', RT1: 'R.3', EW1: 'I4.2' } },
  'endor/breach/deep-woods': { hunter: 'ST1', tactic: 'D', pieces: { ST1: 'D9.6', RT1: 'D8.2', EW1: 'E7.0' } },
  'endor/breach/run': { hunter: 'ST1', tactic: 'D', door: 3, pieces: { ST1: 'I3.1', RT1: 'E5.0', EW1: 'I4.0' } },
  'endor/breach/fire': { hunter: 'AT1', tactic: 'D', pieces: { AT1: 'I1.0', RT1: 'R.0', EW1: 'R.1' } },
};

export function huntPosition({ tactic, door = 0, pieces }: Hunt, moved: Pieces): object {
  return { tactic, door, pieces: { ...pieces, ...moved } };
}

type Try = { readonly position?: object; readonly setup?: object; readonly before?: readonly string[] };

/** What comes after is of no concern: two cards that ask for nothing new. */
const NEXT = ['heroes-4', 'event-1'];
const onCard = (card: string, pieces: Pieces, before: readonly string[], more: object = {}): Try => ({
  position: { card, pieces, actions: NEXT, ...more },
  before,
});
/** The Rebels end their card, and Imperial units do what they do. */
const thenImperials = (action: string, pieces: Pieces, more: object = {}): Try => ({
  position: { pieces, actions: [action, 'heroes-4'], ...more },
});

const MOVEMENT: Readonly<Record<string, Try>> = {
  'endor/terrain/movement': onCard('heroes', { chewbacca: 'I4.2', han: 'I4.0' }, ['act chewbacca', 'move'], { mounted: true }),
  'endor/move/points': onCard('ewoks-move', { EW1: 'R.0' }, ['act EW1']),
  'endor/move/passing': onCard(
    'heroes',
    { han: 'R.0', RT1: 'R.1', RT2: 'R.2', RT3: 'R.3', ST1: 'R.4', ST2: 'R.5', AT1: 'I1.2', ST3: 'R.6', leia: 'I4.0' },
    ['act han', 'move'],
  ),
  'endor/move/complex': onCard('ewoks-move', { EW1: 'I1.0', EW2: 'I1.5' }, [], { door: 3 }),
  'endor/move/leaving': onCard('heroes', { han: 'complex', leia: 'R.2' }, ['act han', 'move'], { door: 3 }),
  'endor/move/catapults': onCard('ewoks-move', { CA1: 'D1.0', EW1: 'E1.0', han: 'R.0' }, []),
};

const FIRE: Readonly<Record<string, Try>> = {
  'endor/terrain/cover': onCard('rebel-troopers-fire', { RT1: 'I1.0', ST1: 'I1.3', ST4: 'I1.5', AT1: 'I1.4' }, ['act RT1']),
  'endor/fire/range': onCard('catapults-fire', { CA1: 'E1.0', ST1: 'E1.5', ST2: 'I1.0', ST3: 'R.1' }, ['act CA1']),
  'endor/fire/dice': onCard('catapults-fire', { CA1: 'E1.0', SB1: 'I1.0', ST1: 'I1.3', ST2: 'E1.5' }, ['act CA1']),
  'endor/fire/possible': onCard('rebel-troopers-fire', { RT1: 'R.1', AT1: 'E1.0', ST1: 'E1.2' }, ['act RT1']),
  'endor/fire/complex': onCard('rebel-troopers-fire', { RT1: 'complex', SE1: 'complex', ST1: 'R.1' }, ['act RT1'], {
    door: 3,
    tactic: 'D',
  }),
  'endor/fire/combined': onCard('heroes', { han: 'R.1', leia: 'R.2', chewbacca: 'R.3', droids: 'R.4', ST1: 'I1.3' }, [
    'act han',
    'fire',
  ]),
  'endor/event/capture': onCard(
    'heroes',
    { chewbacca: 'I1.0', EW1: 'I1.1', EW2: 'I1.2', EW3: 'I1.3', AT1: 'I1.5', AT2: 'I4.0' },
    ['act chewbacca', 'capture'],
    { hasCapture: true },
  ),
};

const IMPERIALS: Readonly<Record<string, Try>> = {
  'endor/imperial/ties': {
    ...thenImperials('stormtroopers-move', { han: 'D16.0', EW1: 'R.3', EW2: 'E5.0', ST1: 'I3.0' }),
    before: ['done'],
  },
  'endor/imperial/garrison': thenImperials('security-move', { han: 'R.2', SE1: 'complex', SE2: 'I1.0' }),
  'endor/imperial/no-target': thenImperials('stormtroopers-move', { han: 'complex', ST1: 'I3.0' }, { door: 3, tactic: 'D' }),
  'endor/breach/entrance': thenImperials(
    'stormtroopers-move',
    { han: 'D16.0', RT1: 'R.1', ST1: 'R.0' },
    { tactic: 'D', door: 3 },
  ),
  'endor/breach/conversion': thenImperials(
    'at-st-move',
    { han: 'D16.0', AT1: 'I3.0', SE1: 'eliminated' },
    { tactic: 'D', door: 3 },
  ),
};

const HEROES: Readonly<Record<string, Try>> = {
  'endor/hero/door': { position: { card: 'heroes', door: 1, pieces: { han: 'R.0', ST1: 'I1.0' } }, before: ['act han'] },
  'endor/hero/generator': {
    position: { card: 'heroes', door: 3, pieces: { leia: 'complex', ST1: 'I1.0' } },
    before: ['act leia'],
  },
  'endor/event/rally': {
    position: {
      pieces: { han: 'R.1', ST1: 'R.3', RT1: 'eliminated', RT2: 'eliminated' },
      actions: ['event-1', 'rebel-troopers-move'],
      events: ['rebel-rally'],
    },
    before: ['done'],
  },
};

/** The set-up itself, one step after the other. */
const SETUP: Readonly<Record<string, Try>> = {
  'endor/setup/rebels': { setup: { ties: 'auto' } },
  'endor/setup/imperials': { setup: {}, before: ['default'] },
  'endor/setup/ewoks': { setup: { ties: 'auto' }, before: ['default'] },
  'endor/setup/catapults': { setup: { ties: 'auto' }, before: ['default', 'default'] },
};

/** Positions to try something in: what the rules offer is chosen on the board. */
export const TRIES: Readonly<Record<string, Try>> = { ...SETUP, ...MOVEMENT, ...FIRE, ...IMPERIALS, ...HEROES };
