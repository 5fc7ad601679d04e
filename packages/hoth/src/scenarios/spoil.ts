/** Battles with one thing wrong: each must be refused when it is read. */
import { at, below, type Json, pick, type Rng } from '@wartable/kernel';
import { type Fields, inventBattle } from './invent.ts';

type Draft = Fields & { scenario: Fields & { map: string[]; structures: Fields[]; rules: Fields[] } };
type Fault = (battle: Draft, chance: Rng) => void;

const set =
  (field: string, value: Json): Fault =>
  ({ scenario }) => {
    scenario[field] = value;
  };
const option =
  (field: string, value: Json): Fault =>
  (battle) => {
    battle[field] = value;
  };
const without =
  (field: string): Fault =>
  ({ scenario }) => {
    Reflect.deleteProperty(scenario, field);
  };
const rule =
  (value: Fields): Fault =>
  ({ scenario }) => {
    scenario.rules.push(value);
  };
/** One cell of one line becomes another. */
const cell =
  (written: string): Fault =>
  ({ scenario: { map } }, chance) => {
    const line = below(chance, map.length);
    const cells = at(map, line).trim().split(/\s+/);
    map[line] = cells.with(below(chance, cells.length), written).join(' ');
  };
const structure =
  (...hexes: readonly string[]): Fault =>
  ({ scenario }) => {
    scenario.structures = hexes.map((at) => ({ kind: 'ion-cannon', at }));
  };

const FAULTS: Readonly<Record<string, Fault>> = {
  'a line too few': ({ scenario }) => scenario.map.pop(),
  'a line too many': ({ scenario }) => scenario.map.push(at(scenario.map, 0)),
  'a hex too many': ({ scenario: { map } }, chance) => {
    const line = below(chance, map.length);
    map[line] = `${map[line]} ..`;
  },
  'a line that is no text': ({ scenario }) => {
    scenario['map'] = [...scenario.map.slice(1), 7] as never;
  },
  'no map': without('map'),
  'a map that is a text': set('map', '.. ..'),
  'an unknown terrain': cell('#.'),
  'an unknown unit': cell('.x'),
  'an unknown badge': cell('.Iz'),
  'half a cell': cell('.'),
  'a badge on a unit that takes none': cell('.Ra'),
  'troopers on a serac': cell('AI'),
  'a walker on a ridge': cell('^w'),
  'no unit of a side': ({ scenario }, chance) => {
    const letters = pick(chance, [/[ISR][aestq]?/g, /[iwd][aestq]?/g]);
    scenario.map = scenario.map.map((line) => line.replaceAll(letters, '.'));
  },
  'no name': without('id'),
  'a title that is a number': set('title', 4),
  'a third side': set('first', 'hutts'),
  'no cards': set('hand', { rebel: 0, empire: 4 }),
  'too many cards': set('hand', { rebel: 4, empire: 17 }),
  'half a medal': set('medals', { rebel: 2.5, empire: 4 }),
  'medals below nothing': set('medals', { rebel: -1, empire: 4 }),
  'medals of one side': set('medals', { rebel: 4 }),
  'an unknown field': set('weather', 'snow'),
  'a list that is none': set('rules', {}),
  'nobody can win': ({ scenario }) => {
    scenario.rules = [];
    scenario['medals'] = { rebel: 4, empire: 0 };
  },
  'an unknown rule': rule({ rule: 'thaw' }),
  'a rule without a name': rule({ for: 'rebel' }),
  'a field too few': rule({ rule: 'exit', for: 'rebel', hexes: ['A7'] }),
  'a field too many': rule({ rule: 'steep-ridges', medals: 1 }),
  'an unknown kind': rule({ rule: 'return', for: 'empire', kind: 'tauntauns' }),
  'no hexes': rule({ rule: 'hold-all', for: 'rebel', hexes: [] }),
  'a hex beyond the edge': rule({ rule: 'bonus-card', hexes: ['J6'] }),
  'too large a number': rule({ rule: 'charge', for: 'rebel', charges: 100, medals: 1 }),
  'a number that is a text': rule({ rule: 'charge', for: 'rebel', charges: '3', medals: 1 }),
  'for both where one is meant': rule({ rule: 'hold-all', for: 'either', hexes: ['A7'] }),
  'two structures on a hex': (battle, chance) => {
    cell('..')(battle, chance);
    structure('E4', 'E4')(battle, chance);
  },
  'a structure off the board': structure('K1'),
  'nothing to destroy': (battle) => {
    battle.scenario.structures = [];
    battle.scenario.rules.push({ rule: 'destroy-structures', for: 'empire' });
  },
  'three players on a side': option('players', { rebel: 3, empire: 1 }),
  'a leader of the other side': option('leaders', { rebel: ['darth-vader'], empire: ['han-solo'] }),
  'leaders of one side': option('leaders', { rebel: ['han-solo'] }),
  'an unknown support card': option('supports', { rebel: ['tauntauns'] }),
  'an unknown option': option('weather', 'snow'),
  'an unknown scenario': option('scenario', '18'),
};

/** A battle that is almost legal, and what is wrong with it. */
export function spoilBattle(chance: Rng): { readonly options: Fields; readonly wrong: string } {
  const options: Draft = JSON.parse(JSON.stringify(inventBattle(chance)));
  const wrong = pick(chance, Object.keys(FAULTS));
  FAULTS[wrong]?.(options, chance);
  return { options, wrong };
}
