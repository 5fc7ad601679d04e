/** "What is near I3.2?", "What can EW3 hit?" */
import {
  type About,
  type AboutShot,
  distanceBetween,
  mapOf,
  PIECES,
  pieceByName,
  pieceText,
  TABLES,
  type View,
} from '@wartable/endor/telling';
import type { HexId, Text } from '@wartable/kernel';
import { directionOf } from '@wartable/web/board/hexes.ts';
import { AskForm } from '@wartable/web/play/ask-form.tsx';
import { percent } from '@wartable/web/play/odds.tsx';
import { centre, layoutOf } from './layout.ts';
import { placeIn, TERRAINS } from './scene.ts';
import type { EndorProps } from './stage.tsx';
import { text } from './text/index.ts';

export function AskAbout({ view, about }: Pick<EndorProps, 'view' | 'about'>) {
  const answer = async (name: string): Promise<readonly Text[]> => {
    const piece = pieceByName(name);
    if (piece !== undefined) {
      const { name: known } = PIECES[piece] ?? { name };
      return unitAsText(view, known, (await about(known)) as About);
    }
    const map = mapOf(view);
    const hex = map.hexes.find((one) => map.names[one]?.toLowerCase() === name.toLowerCase());
    return hex === undefined ? [text('text.ask-nothing', { name: name === '' ? '…' : name })] : hexAsText(view, hex);
  };
  const longest = mapOf(view).names.reduce((most, { length }) => Math.max(most, length), LONGEST_PIECE);
  return <AskForm title={text('text.ask-about')} field={text('text.ask-name')} longest={longest} answer={answer} />;
}

const LONGEST_PIECE = 12;
const NEAR = [1, 2, 3] as const;
const place = (at: string): Text | string => (at === 'complex' ? { key: 'place.complex' } : at);

function terrainAt(view: View, hex: number): Text {
  return { key: `terrain.${TERRAINS[mapOf(view).terrain[hex] ?? 0]}` };
}

function hexAsText(view: View, hex: HexId): Text[] {
  const map = mapOf(view);
  const name = map.names[hex] ?? '';
  const here = view.pieces.find(({ at }) => at === name);
  return [
    text('text.hex-here', {
      hex: name,
      what: here ? pieceText(here.piece) : text('text.nobody'),
      terrain: terrainAt(view, hex),
      macrohex: map.macrohexes[map.macrohexOf[hex] ?? 0]?.id ?? '',
    }),
    ...nearAsText(view, hex),
  ];
}

function nearAsText(view: View, hex: HexId): Text[] {
  const map = mapOf(view);
  const layout = layoutOf(map);
  return NEAR.map((n) => {
    const units = view.pieces.flatMap(({ piece, at }) => {
      const other = map.hexByName.get(at);
      if (other === undefined || distanceBetween(map, hex, other) !== n) return [];
      return [
        text('text.unit-near', {
          unit: pieceText(piece),
          at,
          direction: text(`text.${directionOf(centre(layout, hex), centre(layout, other))}`),
        }),
      ];
    });
    return text('text.hex-near', { n, units: listed(units) });
  });
}

const listed = (items: readonly Text[]): Text | readonly Text[] => (items.length === 0 ? text('text.nobody') : items);

function unitAsText(view: View, name: string, { hits, fears }: About): Text[] {
  const at = placeIn(view, name);
  const hex = mapOf(view).hexByName.get(at);
  const unit = pieceText(name);
  const piece = PIECES[pieceByName(name) ?? 0];
  const values = name === 'chewbacca' && view.mounted ? TABLES.mounted : piece;
  if (!values || (hex === undefined && at !== 'complex'))
    return [text('text.unit-gone', { unit, name, at: { key: `hero.${at}` } })];
  const shots = (list: readonly AboutShot[]): Text | readonly Text[] =>
    listed(
      list.map(({ piece: other, range, dice, hit }) =>
        text('text.hit-unit', {
          unit: pieceText(other),
          at: place(placeIn(view, other)),
          range,
          n: dice,
          hit: percent(hit),
        }),
      ),
    );
  return [
    text('text.unit-here', {
      unit,
      name,
      at: place(at),
      terrain: hex === undefined ? text('board.complex') : terrainAt(view, hex),
      fire: values.fire,
      armor: values.armor,
      breach: values.breach > 0 ? text('text.unit-breach', { n: values.breach }) : '',
    }),
    text('text.hits', { unit, units: shots(hits) }),
    text('text.fears', { unit, units: shots(fears) }),
    ...(hex === undefined ? [] : nearAsText(view, hex)),
  ];
}
