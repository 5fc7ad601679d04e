/** Tables with one thing wrong: each must be refused when it is read. */
import { below, pick, type Rng } from '@wartable/kernel';
import { type InventedMap, type Macrohex, mapFor, NUMBERED, put, tableFor } from './invent.ts';
import { PIECES } from './pieces.ts';

export function spoilTable(chance: Rng): { readonly options: object; readonly wrong: string } {
  const map = mapFor(chance);
  const options: Record<string, unknown> = { ...tableFor(chance), map };
  const wrong = pick(chance, Object.keys(BREAKS));
  BREAKS[wrong]?.({ chance, map, options, any: pick(chance, map.macrohexes), last: map.macrohexes.length - 1 });
  return { options, wrong };
}

type Broken = {
  readonly chance: Rng;
  readonly map: InventedMap;
  readonly options: Record<string, unknown>;
  readonly any: Macrohex;
  readonly last: number;
};

const NOT_NAMES = ['', ' ', 'a b', 'R.1', '.', '->', 'E1 -> E2', '-1', '_', 'x'.repeat(33), 'a\nb', '\u001b[31m'];
const TAKEN = ['complex', 'Reserve', 'eliminated', 'captured', 'done', 'place', 'choose', 'default'];
const NOT_NUMBERS: readonly unknown[] = [1.5, 100, -100, Number.MAX_SAFE_INTEGER, '1', null, [], {}, true];
const OF_NO_KIND: readonly unknown[] = [null, true, [[]], { id: 1 }];

const numberedOf = (map: InventedMap): Macrohex[] => map.macrohexes.filter(({ id }) => NUMBERED.includes(id));
const rename = (map: InventedMap, macrohex: Macrohex, id: string): void => {
  for (const entry of map.reinforcements) if (entry.macrohex === macrohex.id) entry.macrohex = id;
  macrohex.id = id;
};
/** All of an area but so many become another area. */
function thin(map: InventedMap, area: string, left: number, into: string): void {
  for (const macrohex of map.macrohexes.filter((one) => one.area === area).slice(left)) macrohex.area = into;
}

/** One thing wrong, by its name. */
const BREAKS: Readonly<Record<string, (broken: Broken) => void>> = {
  'a name twice': ({ map, last }) => rename(map, map.macrohexes[last] as Macrohex, map.macrohexes[0]?.id ?? ''),
  'a name twice, small and capital': ({ map, last }) =>
    rename(map, map.macrohexes[last] as Macrohex, (map.macrohexes[0]?.id ?? '').toLowerCase()),
  'not a name': ({ chance, any }) => {
    any.id = pick(chance, NOT_NAMES);
  },
  'a name that is taken': ({ chance, any }) => {
    any.id = pick(chance, [...TAKEN, ...PIECES.map(({ name }) => name)]);
  },
  'hexes twice': ({ chance, map, last }) => {
    const [q = 0, r = 0] = map.macrohexes[0]?.centre ?? [];
    (map.macrohexes[last] as Macrohex).centre = [q + below(chance, 3), r];
  },
  'a place in the lattice twice': ({ map, last }) => {
    const { a, b } = map.macrohexes[0] as Macrohex;
    Object.assign(map.macrohexes[last] as Macrohex, { a, b });
  },
  'too few Ewok macrohexes': ({ map }) => thin(map, 'ewok', 2, 'deep-woods'),
  'no deep woods': ({ map }) => thin(map, 'deep-woods', 0, 'ewok'),
  'no Rebel area': ({ map }) => thin(map, 'rebel', 0, 'ewok'),
  'two Rebel areas': ({ map }) =>
    void map.macrohexes.filter(({ area }) => area === 'ewok').map((one) => Object.assign(one, { area: 'rebel' })),
  'an Imperial macrohex of another area': ({ chance, map }) => {
    pick(chance, numberedOf(map)).area = 'deep-woods';
  },
  'no Imperial macrohex of a number': ({ chance, map }) => rename(map, pick(chance, numberedOf(map)), 'I66'),
  'no entrance': ({ map }) => {
    for (const macrohex of map.macrohexes) macrohex.terrain = macrohex.terrain.replace('@', '.');
  },
  'two entrances': ({ chance, map }) => {
    const other = pick(chance, numberedOf(map));
    other.terrain = put(other.terrain, below(chance, 7), '@');
  },
  'an entrance elsewhere': ({ chance, map }) => {
    map.entrance = pick(chance, ['', 'R', 'I1.0', `${map.entrance}.0`, 'nowhere.0']);
  },
  'terrain that is none': ({ chance, any }) => {
    any.terrain = pick(chance, ['', '......', '........', '...x...', 'WWWWWWW', '......\u{1f332}']);
  },
  'woods alone where Imperials are set up': ({ map }) => {
    for (const macrohex of numberedOf(map)) macrohex.terrain = 'wwwwwww';
  },
  'hills alone where Imperials are set up': ({ map }) => {
    for (const macrohex of numberedOf(map)) macrohex.terrain = 'hhhhhhh';
  },
  'three hexes for the AT-STs': ({ map }) => {
    for (const [i, macrohex] of numberedOf(map).entries()) macrohex.terrain = i < 3 ? '.hhhhhh' : 'hhhhhhh';
  },
  'seven hexes for AT-STs and bikes': ({ map }) => {
    for (const [i, macrohex] of numberedOf(map).entries()) macrohex.terrain = i === 0 ? '..wwwww' : '.wwwwww';
  },
  'a face of the die twice': ({ chance, map }) => void pick(chance, map.reinforcements).die.push(1 + below(chance, 6)),
  'a face without an area': ({ map }) => void map.reinforcements.find(({ die }) => die.length > 0)?.die.pop(),
  'reinforcements nowhere': ({ map }) => void map.reinforcements.push({ macrohex: 'nowhere', die: [] }),
  'half a centre': ({ any }) => void any.centre.pop(),
  'a centre of three': ({ any }) => void any.centre.push(0),
  'not a number': ({ chance, any }) => {
    const value = pick(chance, NOT_NUMBERS);
    Object.assign(any, pick(chance, [{ a: value }, { b: value }, { centre: [value, 0] }, { centre: value }]));
  },
  'a field of another kind': ({ chance, map, options, any }) => {
    const value = pick(chance, OF_NO_KIND);
    const fields = [any, map, pick(chance, map.reinforcements)] as Record<string, unknown>[];
    const some = pick(chance, [...fields, options]);
    if (some === options) options['map'] = value === null ? 0 : value;
    else
      some[
        pick(
          chance,
          Object.keys(some).filter((field) => field !== 'id' || some !== map),
        )
      ] = value;
  },
  'a field too many': ({ chance, map, options, any }) => {
    Object.assign(pick(chance, [map, options, any]), pick<object>(chance, [{ odd: 1 }, { constructor: 1 }, { ties2: null }]));
  },
  'a field too few': ({ chance, map, any }) => {
    const some = pick(chance, [map, any]) as Record<string, unknown>;
    delete some[pick(chance, Object.keys(some))];
  },
  'an option that is none': ({ chance, options }) => {
    Object.assign(
      options,
      pick(chance, [
        { ties: 'never' },
        { difficulty: { hard: true } },
        { difficulty: { noRally: 1 } },
        { difficulty: [] },
        { map: 'mine' },
        { carried: { captured: ['EW1'] } },
        { carried: { captured: ['leia', 'leia'] } },
        { carried: { captured: ['han', 'leia', 'chewbacca', 'droids'] } },
        { carried: { fallen: { ewok: 16 } } },
        { carried: { fallen: { 'at-st': 1 } } },
        { carried: { kept: ['ewok-trap'] } },
        { carried: { kept: ['security-code'] }, difficulty: { noSecurityCode: true } },
      ]),
    );
  },
};
