import { readFileSync } from 'node:fs';
import { duel } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { hoth } from '@wartable/hoth';
import {
  below,
  type Game,
  type GameState,
  newSparse,
  pick,
  put,
  rngFromSeed,
  type Sparse,
  seedFrom,
  widthOf,
} from '@wartable/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fastReaderOf,
  freshNet,
  learned,
  makePlayer,
  type Net,
  type Reader,
  readBot,
  readerOf,
  readNet,
  type Shape,
} from '../src/index.ts';

type Any = Game<GameState>;

const shipped = (id: string): Net => readNet(readFileSync(new URL(`../../${id}/nets/${id}.net`, import.meta.url))).net;
const rng = () => rngFromSeed(seedFrom('fast'));

/** A net for a game, every number of it by lot. */
function anyNet(shape: Shape): Net {
  const net = freshNet(shape, rng());
  for (const [i, list] of Object.values(net.weights).entries())
    if (list.every((x) => x === 0)) for (let k = 0; k < list.length; k++) list[k] = Math.sin(k + i) / 2;
  return net;
}

function netFor({ encoding }: Any, wide: number, narrow: number, scores: number): Net {
  if (!encoding) throw new Error('no encoding');
  return anyNet({ inputs: widthOf(encoding.inputs), choices: widthOf(encoding.choices), wide, narrow, scores });
}

function fast(net: Net): Reader {
  const reader = fastReaderOf(net);
  if (!reader) throw new Error('no WebAssembly here');
  return reader;
}

/** What two readers say of a position and its choices, where they do not say the same, to the last bit. */
function differences(readers: readonly [Reader, Reader], position: Sparse, choices: readonly Sparse[]): string[] {
  const said = readers.map((reader) => {
    reader.see(position);
    return [reader.value(), ...choices.map(reader.score)];
  });
  return (said[0] as number[]).flatMap((one, i) => (Object.is(one, said[1]?.[i]) ? [] : [`${one} is not ${said[1]?.[i]}`]));
}

const GAMES: readonly (readonly [id: string, game: Any, options: object, net: () => Net])[] = [
  ['duel', duel as unknown as Any, { setup: 'standard' }, () => shipped('duel')],
  ['hoth', hoth as unknown as Any, { scenario: '4' }, () => shipped('hoth')],
  ['endor', endor as unknown as Any, { ties: 'auto' }, () => netFor(endor as unknown as Any, 64, 32, 24)],
];

afterEach(() => vi.unstubAllGlobals());

describe('The fast reader', () => {
  it.each(GAMES)('says the same as the plain one of positions of %s, bit for bit', (_, game, options, net) => {
    const { encoding } = game;
    if (!encoding) throw new Error('no encoding');
    const readers = [readerOf(net()), fast(net())] as const;
    const chance = rng();
    let positions = 0;
    for (let number = 0; positions < 300; number++) {
      const state = game.setup(game.options(options), rngFromSeed(seedFrom(`fast ${number}`)));
      for (let decision = game.pending(state)[0]; decision; decision = game.pending(state)[0]) {
        const asked = decision;
        const { seat, choices } = asked;
        const position = newSparse();
        encoding.position(state, seat, position);
        const lists = choices.slice(0, 12).map((choice) => {
          const list = newSparse();
          encoding.choice(state, asked, choice, list);
          return list;
        });
        expect(differences(readers, position, lists)).toEqual([]);
        positions++;
        game.apply(state, seat, pick(chance, choices));
      }
    }
  });

  it.each([
    { inputs: 9, choices: 7, wide: 1, narrow: 1, scores: 1 },
    { inputs: 30, choices: 20, wide: 5, narrow: 1, scores: 5 },
    { inputs: 30, choices: 20, wide: 33, narrow: 7, scores: 34 },
    { inputs: 30, choices: 20, wide: 131, narrow: 66, scores: 2 },
    { inputs: 300, choices: 200, wide: 257, narrow: 32, scores: 65 },
  ])('says the same with $wide, $narrow and $scores units', (shape) => {
    const net = anyNet(shape);
    const readers = [readerOf(net), fast(net)] as const;
    const chance = rng();
    const some = (most: number, width: number): Sparse => {
      const list = newSparse();
      for (let i = below(chance, most + 1); i > 0; i--) put(list, below(chance, width), (below(chance, 41) - 20) / 7);
      return list;
    };
    for (let i = 0; i < 200; i++)
      expect(differences(readers, some(40, shape.inputs), [some(9, shape.choices), some(9, shape.choices)])).toEqual([]);
    // Nothing at all, and as much as a list holds.
    expect(differences(readers, newSparse(), [newSparse()])).toEqual([]);
    const full = newSparse();
    while (full.size < full.index.length) put(full, full.size % shape.choices, 0.3);
    expect(differences(readers, full, [full])).toEqual([]);
  });

  it('reads its own list as it lies, and refuses one that is too long', () => {
    const net = anyNet({ inputs: 9, choices: 7, wide: 6, narrow: 3, scores: 3 });
    const [plain, reader] = [readerOf(net), fast(net)];
    const { list } = reader;
    put(list, 3, 0.5);
    put(list, 8, 2);
    reader.see(list);
    plain.see(list);
    list.size = 0;
    put(list, 2, 1);
    expect([reader.value(), reader.score(list)]).toEqual([plain.value(), plain.score(list)]);
    list.size = list.index.length + 1;
    expect(() => reader.see(list)).toThrow(RangeError);
  });

  it('leads to the same answers from the same seed as the plain one', () => {
    const net = shipped('hoth');
    const state = hoth.setup(hoth.options({ scenario: '4' }), rngFromSeed(seedFrom('same')));
    const answers = [readerOf(net), fast(net)].map((reader) => {
      const player = makePlayer(
        hoth,
        readBot('net:200', { levels: [] }) as never,
        () => 0,
        learned(hoth, net, undefined, {}, reader),
      );
      const world = hoth.clone(state);
      const chance = rng();
      return Array.from({ length: 12 }, () => {
        const decision = hoth.pending(world)[0];
        if (!decision) throw new Error('it is over');
        const { choice, opinions } = player({ view: hoth.view(world, decision.seat), decision, rng: chance });
        hoth.apply(world, decision.seat, choice);
        return opinions;
      });
    });
    expect(answers[0]).toEqual(answers[1]);
  });

  it.each([
    ['there is no WebAssembly', undefined],
    [
      'the page forbids it',
      {
        Module: class {
          constructor() {
            throw new Error('refused by the Content-Security-Policy');
          }
        },
      },
    ],
  ])('is left out where %s', (_, there) => {
    vi.stubGlobal('WebAssembly', there);
    const net = shipped('duel');
    expect(fastReaderOf(net)).toBeUndefined();
    const state = duel.setup(duel.options({ setup: 'standard' }), rngFromSeed(seedFrom('plain')));
    expect(learned(duel, net).value(state, 0 as never)).toBeTypeOf('number');
  });
});
