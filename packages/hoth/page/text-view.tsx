/** The battle in words: questions about hexes, the units of both sides, the viewer's cards. */
import { type About, cardKey, type HexPreview, type UnitView, type View } from '@wartable/hoth/telling';
import type { Text } from '@wartable/kernel';
import { directionOf, type Hex, WIDE } from '@wartable/web/board/hexes.ts';
import { AskForm } from '@wartable/web/play/ask-form.tsx';
import type { GameProps } from '@wartable/web/play/game-page.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { centre, HEXES, hexNamed, nameOf, rowOf } from './layout.ts';
import { type Terrain, terrainOf } from './scene.ts';
import type { HothStep } from './steps.ts';
import { text } from './text/index.ts';

const SIDES = ['rebel', 'empire'] as const;

export function TextView({ view, about }: GameProps<View, HexPreview, HothStep>) {
  const { say } = useWords();
  return (
    <>
      <AskAboutHex view={view} about={about} />
      <h3>{say(text('text.units'))}</h3>
      {SIDES.map((side) => (
        <UnitTable key={side} view={view} side={side} />
      ))}
      <HandAsText view={view} />
    </>
  );
}

function HandAsText({ view }: { readonly view: View }) {
  const { say } = useWords();
  const own = typeof view.viewer === 'number' ? view.seats[view.viewer]?.hand : undefined;
  if (typeof own !== 'object') return null;
  const word = (key: string): string => say({ key });
  return (
    <>
      <h3>{say(text('play.hand'))}</h3>
      <ul>
        {own.map((name) => (
          <li key={name}>
            <strong>{word(`card.${cardKey(name)}`)}</strong> {word(`card.${cardKey(name)}.text`)}
          </li>
        ))}
      </ul>
    </>
  );
}

function UnitTable({ view, side }: { readonly view: View; readonly side: (typeof SIDES)[number] }) {
  const { say } = useWords();
  const word = (key: string): string => say({ key });
  const terrain = terrainOf(view.battle);
  const units = view.units.filter((unit) => unit.side === side).sort((a, b) => hexNamed(a.hex) - hexNamed(b.hex));
  return (
    <div className="text-table">
      <table>
        <caption>{word(`side.${side}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(text('text.hex'))}</th>
            <th scope="col">{say(text('text.unit'))}</th>
            <th scope="col">{say(text('text.figures'))}</th>
            <th scope="col">{say(text('text.terrain'))}</th>
            <th scope="col">{say(text('text.turn'))}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id}>
              <th scope="row">{unit.hex}</th>
              <td>
                {word(`unit.${unit.kind}`)}
                {unit.badge !== 'none' && ` (${word(`badge.${unit.badge}`)})`}
              </td>
              <td>{say(text('text.of', { n: unit.figures, full: unit.full }))}</td>
              <td>{word(`terrain.${terrain[hexNamed(unit.hex)] ?? 'snow'}`)}</td>
              <td>
                {[
                  ...(unit.order > 0 ? [say(text('text.ordered'))] : []),
                  ...(unit.moved > 0 ? [say(text('text.moved'))] : []),
                ].join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const NEAR = [1, 2, 3] as const;

function AskAboutHex({ view, about }: Pick<GameProps<View>, 'view' | 'about'>) {
  const { say } = useWords();
  const answer = async (typed: string): Promise<readonly Text[]> => {
    const name = typed.toUpperCase();
    const hex = HEXES.find((one) => nameOf(one) === name);
    if (hex === undefined) return [text('text.ask-bad', { name: name === '' ? '…' : name })];
    return aboutAsText(view, hex, (await about(name)) as About, (one) => say(one));
  };
  return <AskForm title={text('text.ask')} field={text('text.ask-field')} longest={3} answer={answer} />;
}

/** What stands on a hex, what is within three hexes, what it sees and what not. `name` gives words of the game. */
function aboutAsText(view: View, hex: Hex, { lines }: About, name: (of: Text) => string): Text[] {
  const ground = groundOf(view, hex, name);
  const here = view.units.find((unit) => hexNamed(unit.hex) === hex);
  const others = view.units
    .filter((unit) => unit !== here)
    .map((unit) => ({ unit, n: distance(hex, hexNamed(unit.hex)), line: lines.find((line) => line.hex === unit.hex) }))
    .sort((a, b) => a.n - b.n);
  const called = (unit: UnitView) => ({
    unit: name({ key: `unit.${unit.kind}` }),
    side: name({ key: `side.${unit.side}` }),
    hex: unit.hex,
  });
  const listed = (items: readonly Text[]): Text | readonly Text[] => (items.length === 0 ? text('text.nobody') : items);
  const near = NEAR.map((n) =>
    text('text.near', {
      n,
      units: listed(
        others
          .filter((other) => other.n === n)
          .map(({ unit }) =>
            text('text.near-unit', {
              ...called(unit),
              n: unit.figures,
              direction: text(`text.${directionOf(centre(hex), centre(hexNamed(unit.hex)))}`),
            }),
          ),
      ),
    }),
  );
  const seen = others.filter(({ line }) => line?.free).map(({ unit, n }) => text('text.seen-unit', { ...called(unit), n }));
  const hidden = others
    .filter(({ line }) => line?.free === false)
    .map(({ unit, line }) => {
      const { unit: kind, hex: on } = called(unit);
      const blockers = line?.blockers.length ? line.blockers.join(', ') : text('text.edge');
      return text('text.hidden-unit', { unit: kind, hex: on, blockers });
    });
  return [
    here
      ? text('text.here', { ...called(here), n: here.figures, full: here.full, terrain: ground })
      : text('text.here-nobody', { hex: nameOf(hex), terrain: ground }),
    ...near,
    text('text.sees', { hex: nameOf(hex), units: listed(seen) }),
    ...(hidden.length === 0 ? [] : [text('text.hidden', { units: hidden })]),
  ];
}

function groundOf(view: View, hex: Hex, name: (of: Text) => string): string {
  const terrain: Terrain = terrainOf(view.battle)[hex] ?? 'snow';
  const structures = view.battle.structures.filter((one, i) => one.hex === hex && view.structures[i] === 1);
  return [...structures.map(({ kind }) => name({ key: `unit.${kind}` })), name({ key: `terrain.${terrain}` })].join(', ');
}

function distance(from: Hex, to: Hex): number {
  const across = Math.abs(centre(from)[0] - centre(to)[0]) / WIDE;
  const down = Math.abs(rowOf(from) - rowOf(to));
  return down + Math.max(0, across - down / 2);
}
