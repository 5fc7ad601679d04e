/** A forest under the hand: the map, the tools, what is wrong, how hard it is, and where it goes from here. */
import {
  HARDNESSES,
  type MapDrawing,
  type MapFault,
  mapDrawingData,
  paintMap,
  problemsOfMap,
  TERRAINS,
  tableOf,
} from '@wartable/endor/telling';
import type { Json } from '@wartable/kernel';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { Mark, Marks } from '@wartable/web/board/marks.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { Loading } from '@wartable/web/shell/loading.tsx';
import { begin } from '@wartable/web/table/begin.ts';
import { BalancePanel, type Suggestion } from '@wartable/web/workshop/balance-panel.tsx';
import { HistoryButtons, useHistoryKeys } from '@wartable/web/workshop/history-buttons.tsx';
import { keepMeasured } from '@wartable/web/workshop/kept.ts';
import { WorkshopScreen } from '@wartable/web/workshop/screen.tsx';
import { SendPanel } from '@wartable/web/workshop/send-panel.tsx';
import { type OpenDrawing, useDrawing } from '@wartable/web/workshop/use-drawing.ts';
import { useMemo, useRef, useState } from 'react';
import { EndorBoard } from '../board.tsx';
import { DRAFTING, fingerprintOf, GAME, LEVEL, mapOfDrawing } from './drafting.ts';
import { ForestSheet } from './forest-sheet.tsx';
import { hardnessText, TablePanel, withHardness } from './table-panel.tsx';
import { text } from './text/index.ts';
import { Tools, toolNamed } from './tools.tsx';
import './editor.css';

export function Editor({ id }: { readonly id: string }) {
  const { say } = useWords();
  const open = useDrawing(id, DRAFTING);
  if (open === undefined) return <Loading />;
  if (open === 'missing')
    return (
      <main className="page">
        <p className="notice" role="alert">
          {say(text('workshop.missing'))}
        </p>
        <Link to={`/workshop/${GAME}`} className="button">
          {say(text('workshop.all'))}
        </Link>
      </main>
    );
  return <Drawn id={id} open={open} />;
}

type TabName = 'draw' | 'table' | 'check' | 'balance' | 'send';
type Area = 'rebel' | 'imperial' | 'ewok' | 'deep-woods';

function Drawn({ id, open }: { readonly id: string; readonly open: OpenDrawing<MapDrawing> }) {
  const { say } = useWords();
  const { drawing, change } = open;
  const [tab, setTab] = useState<TabName>('draw');
  const [tool, setTool] = useState('terrain woods');
  const [said, setSaid] = useState<string>();
  const faults = useMemo(() => problemsOfMap(drawing), [drawing]);
  const map = mapOfDrawing(drawing);
  const scene = useMemo(() => ({ map, pieces: [], door: 0 }), [map]);
  const marks = useMemo(() => marksOf(faults), [faults]);
  const isGood = faults.length === 0;
  const of = useMemo(() => fingerprintOf(drawing), [drawing]);

  const strokes = useRef(0);
  const describe = (hex: Hex): string => {
    const macrohex = map.macrohexes[map.macrohexOf[hex] ?? -1];
    if (!macrohex) return say({ key: 'place.complex' });
    return say(
      text('forest.hex', {
        hex: map.names[hex] ?? '',
        terrain: { key: `terrain.${TERRAINS[map.terrain[hex] ?? 0]}` },
        area: text(`forest.area-${macrohex.area as Area}`),
      }),
    );
  };
  const tell = (hex: Hex): void => {
    const here = faults.filter(({ hexes }) => hexes.includes(hex));
    setSaid([describe(hex), ...here.map((fault) => say(fault.text))].join('. '));
  };
  const inHand = toolNamed(tool);
  const draw = (hex: Hex, begins: boolean): void => {
    if (!inHand) return;
    // What adds and takes away does so once, however far the finger slides.
    if (!begins && inHand.tool !== 'terrain' && inHand.tool !== 'area') return;
    if (begins) {
      strokes.current++;
      setSaid(undefined);
    }
    const result = paintMap(open.now(), hex, inHand);
    if ('refused' in result) {
      setSaid(say(text(`forest.refused-${result.refused}`)));
      return;
    }
    change(() => result.drawing, `stroke ${strokes.current}`);
  };
  useHistoryKeys(open, {
    1: () => setTool('terrain clear'),
    2: () => setTool('terrain woods'),
    3: () => setTool('terrain hills'),
    l: () => setTool('look'),
  });

  const word = (name: TabName): string => say(text(`forest.tab-${name}`));
  const suggestions = (weaker: 0 | 1): readonly Suggestion[] =>
    HARDNESSES.flatMap((name): Suggestion[] => {
      const on = drawing.hardness.includes(name);
      // What helps the Rebels: gentle on, all else off.
      const helps = (name === 'gentle') !== on;
      if (helps !== (weaker === 0)) return [];
      const next = withHardness(drawing, name, !on);
      return [
        {
          label: say(text(on ? 'forest.easier' : 'forest.harder', { name: hardnessText(name) })),
          options: tableOf(next),
          apply: () => change(() => next),
        },
      ];
    });
  const data = mapDrawingData(drawing) as Json;
  const tabs = [
    {
      id: 'draw',
      label: word('draw'),
      content: (
        <>
          <Tools arrivals={drawing.map.reinforcements.map(({ die }) => die)} chosen={tool} onChoose={setTool} />
          <p className="balance-note">{say(text('forest.how'))}</p>
        </>
      ),
    },
    {
      id: 'table',
      label: word('table'),
      content: <TablePanel drawing={drawing} onChange={(next, field) => change(next, field)} />,
    },
    {
      id: 'check',
      label: word('check'),
      badge: faults.length,
      content: (
        <>
          <p role="status" className={isGood ? undefined : 'notice'}>
            {say(isGood ? text('workshop.fine') : text('workshop.problems', { n: faults.length }))}
          </p>
          <ul>
            {faults.map((fault) => (
              <li key={fault.path}>
                <strong>{say(text('forest.problem-map'))}:</strong> {say(fault.text)}
              </li>
            ))}
          </ul>
        </>
      ),
    },
    {
      id: 'balance',
      label: word('balance'),
      content: (
        <BalancePanel
          game={GAME}
          level={LEVEL}
          options={isGood ? tableOf(drawing) : undefined}
          problems={word('check')}
          of={of}
          sides={[say({ key: 'seat.rebel' }), say(text('forest.empire'))]}
          alone
          kept={open.measured}
          onKept={(measured: Json) => void keepMeasured(id, measured).catch(() => {})}
          changes={suggestions}
        />
      ),
    },
    {
      id: 'send',
      label: word('send'),
      content: (
        <SendPanel game={GAME} data={data} file={{ name: 'forest.json', content: `${JSON.stringify(data, null, 1)}\n` }} />
      ),
    },
  ];
  return (
    <>
      <WorkshopScreen
        back={`/workshop/${GAME}`}
        title={drawing.title || say(text('workshop.untitled'))}
        kept={open.kept}
        play={
          <button
            type="button"
            className="button main"
            onClick={() => (isGood ? begin(GAME, tableOf(drawing), [{ kind: 'person' }]) : setTab('check'))}
          >
            {say(text('workshop.play'))}
          </button>
        }
        said={said}
        tabs={tabs}
        tab={tab}
        onTab={(next) => setTab(next as TabName)}
        map={
          <div className={inHand ? 'forest-draws' : 'forest-looks'}>
            <EndorBoard
              scene={scene}
              marks={marks}
              labels={{ board: say(text('forest.map')), complex: say({ key: 'place.complex' }) }}
              describe={describe}
              onStroke={inHand ? draw : undefined}
              onPick={tell}
              onMiss={tell}
              onAsk={tell}
            />
          </div>
        }
        bar={<HistoryButtons open={open} />}
      />
      <ForestSheet drawing={drawing} />
    </>
  );
}

function marksOf(faults: readonly MapFault[]): Marks {
  const wrong = new Set(faults.flatMap(({ hexes }) => hexes));
  return { hexes: new Map([...wrong].map((hex): [Hex, Mark] => [hex, { state: 'blocker' }])) };
}
