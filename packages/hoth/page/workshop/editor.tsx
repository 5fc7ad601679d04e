/** A drawing of Hoth under the hand: the map, the tools, what is wrong, how even it is, and where it goes from here. */
import {
  changesFor,
  type Drawing,
  type Fault,
  mirrored,
  paint,
  paintBoth,
  problemsOf,
  type Stroke,
  scenarioData,
  scenarioFile,
  strokeAt,
} from '@wartable/hoth/telling';
import type { Json } from '@wartable/kernel';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { BoardHandle } from '@wartable/web/board/map-board.tsx';
import type { Mark, Marks } from '@wartable/web/board/marks.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { Loading } from '@wartable/web/shell/loading.tsx';
import { BalancePanel, type Suggestion } from '@wartable/web/workshop/balance-panel.tsx';
import { HistoryButtons, useHistoryKeys } from '@wartable/web/workshop/history-buttons.tsx';
import { keepMeasured } from '@wartable/web/workshop/kept.ts';
import { WorkshopScreen } from '@wartable/web/workshop/screen.tsx';
import { SendPanel } from '@wartable/web/workshop/send-panel.tsx';
import { type OpenDrawing, useDrawing } from '@wartable/web/workshop/use-drawing.ts';
import { useMemo, useRef, useState } from 'react';
import { HothBoard } from '../board.tsx';
import { sceneOfDrawing } from '../scenes.ts';
import { BattlePanel } from './battle-panel.tsx';
import { changeWords } from './change-words.ts';
import { CheckPanel } from './check-panel.tsx';
import { DRAFTING, fingerprintOf, GAME, hexIdOf, LEVEL } from './drafting.ts';
import { hexWords } from './hex-words.ts';
import { PlayButton } from './play-dialog.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { SetUpSheet } from './set-up-sheet.tsx';
import { text } from './text/index.ts';
import { TOOL_KEYS, type ToolName, Tools, toolNamed } from './tools.tsx';
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

type TabName = 'draw' | 'battle' | 'rules' | 'check' | 'balance' | 'send';

function Drawn({ id, open }: { readonly id: string; readonly open: OpenDrawing<Drawing> }) {
  const { say } = useWords();
  const { drawing, change } = open;
  const [tab, setTab] = useState<TabName>('draw');
  const [tool, setTool] = useState<ToolName>('terrain-1');
  const [mirror, setMirror] = useState(false);
  const [said, setSaid] = useState<string>();
  const [flash, setFlash] = useState<Hex>();
  const board = useRef<BoardHandle>(null);
  const pointed = useRef<Hex>(undefined);
  const faults = useMemo(() => problemsOf(drawing), [drawing]);
  const scene = useMemo(() => sceneOfDrawing(drawing), [drawing]);
  const marks = useMemo(() => marksOf(drawing, faults, tool, flash), [drawing, faults, tool, flash]);

  const hand = useRef({ stroke: 0, way: 'put' as Stroke });
  const inHand = toolNamed(tool);
  const draw = (hex: Hex, begins: boolean, by = inHand): void => {
    if (!by) return;
    const { current } = hand;
    const at = hexIdOf(hex);
    if (begins) {
      current.stroke++;
      current.way = strokeAt(open.now(), at, by);
      setSaid(undefined);
      setFlash(undefined);
    }
    const result = (mirror ? paintBoth : paint)(open.now(), at, by, current.way);
    if ('refused' in result) {
      setSaid(say(result.refused));
      setFlash(hex);
      return;
    }
    change(() => result.drawing, `stroke ${current.stroke}`);
  };
  const tell = (hex: Hex): void => {
    const here = faults.filter(({ hexes }) => hexes?.includes(hexIdOf(hex)));
    setSaid([hexWords(drawing, hex, say), ...here.map((fault) => say(fault.text))].join('. '));
  };
  const show = (hex: Hex | undefined, tabName: TabName): void => {
    setTab(tabName);
    setFlash(hex);
    if (hex === undefined) return;
    board.current?.reveal(hex);
    tell(hex);
  };
  const showFault = ({ path, hexes: [first] = [], text: reason }: Fault): void => {
    const place = path.startsWith('rules') ? 'rules' : first !== undefined ? 'check' : path === 'map' ? 'draw' : 'battle';
    show(first === undefined ? undefined : first, place);
    setSaid(say(reason));
  };
  const walked = (): Hex | undefined => pointed.current;
  useHistoryKeys(open, {
    ...Object.fromEntries(Object.entries(TOOL_KEYS).map(([key, name]) => [key, () => setTool(name)])),
    m: () => setMirror((now) => !now),
    i: () => {
      const hex = walked();
      if (hex !== undefined) tell(hex);
    },
    delete: () => {
      const hex = walked();
      if (hex !== undefined) draw(hex, true, { tool: 'erase' });
    },
  });

  const title = drawing.title || say(text('workshop.untitled'));
  const sides = [say({ key: 'side.rebel' }), say({ key: 'side.empire' })] as const;
  const isGood = faults.length === 0;
  const of = useMemo(() => fingerprintOf(drawing), [drawing]);
  const onChange = (next: (now: Drawing) => Drawing, field: string): void => change(next, field);
  const suggestions = (weaker: 0 | 1): readonly Suggestion[] =>
    changesFor(drawing, weaker).map((one) => ({
      label: say(changeWords(one)),
      options: { scenario: scenarioData(one.drawing) },
      apply: () => {
        change(() => one.drawing);
        if ('hex' in one) show(one.hex, 'balance');
      },
    }));
  const word = (name: TabName): string => say(text(`draw.tab-${name}`));
  const section = (name: string): string => say({ key: `section.${name}` });
  const sections = [section('left'), section('center'), section('right')] as const;
  const tabs = [
    {
      id: 'draw',
      label: word('draw'),
      content: (
        <>
          <Tools chosen={tool} onChoose={setTool} />
          <button type="button" className="button" onClick={() => change(mirrored)}>
            {say(text('draw.mirror-all'))}
          </button>
          <p className="balance-note">{say(text('draw.how'))}</p>
          <p className="balance-note">{say(text('draw.keys'))}</p>
        </>
      ),
    },
    { id: 'battle', label: word('battle'), content: <BattlePanel drawing={drawing} onChange={onChange} /> },
    {
      id: 'rules',
      label: word('rules'),
      content: <RulesPanel drawing={drawing} faults={faults} tool={tool} onTool={setTool} onChange={onChange} />,
    },
    {
      id: 'check',
      label: word('check'),
      badge: faults.length,
      content: <CheckPanel drawing={drawing} faults={faults} onShow={showFault} onHex={(hex) => show(hex, 'check')} />,
    },
    {
      id: 'balance',
      label: word('balance'),
      content: (
        <BalancePanel
          game={GAME}
          level={LEVEL}
          options={isGood ? { scenario: scenarioData(drawing) } : undefined}
          problems={word('check')}
          of={of}
          sides={sides}
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
        <SendPanel
          game={GAME}
          data={scenarioData(drawing) as Json}
          file={{ name: `${drawing.id || 'battle'}.json`, content: scenarioFile(drawing) }}
        />
      ),
    },
  ];
  return (
    <>
      <WorkshopScreen
        back={`/workshop/${GAME}`}
        title={title}
        kept={open.kept}
        play={<PlayButton drawing={drawing} otherwise={isGood ? undefined : () => setTab('check')} />}
        said={said}
        tabs={tabs}
        tab={tab}
        onTab={(next) => setTab(next as TabName)}
        map={
          <div className={inHand ? 'draws' : 'looks'}>
            <HothBoard
              scene={scene}
              marks={marks}
              labels={{
                board: say(text('draw.map')),
                rebelSections: sections,
                empireSections: [sections[2], sections[1], sections[0]],
              }}
              ref={board}
              describe={(hex) => hexWords(drawing, hex, say)}
              onStroke={inHand ? draw : undefined}
              onPick={tell}
              onMiss={tell}
              onAsk={tell}
              onHover={(hex) => {
                pointed.current = hex;
              }}
            />
          </div>
        }
        bar={
          <HistoryButtons open={open}>
            <button
              type="button"
              className="button"
              aria-pressed={mirror}
              title={say(text('workshop.mirror-note'))}
              onClick={() => setMirror(!mirror)}
            >
              {say(text('workshop.mirror'))}
            </button>
          </HistoryButtons>
        }
      />
      <SetUpSheet drawing={drawing} />
    </>
  );
}

/** Where something is wrong, and what the rule in the hand has marked. */
function marksOf(drawing: Drawing, faults: readonly Fault[], tool: ToolName, flash: Hex | undefined): Marks {
  const hexes = new Map<Hex, Mark>();
  for (const fault of faults) for (const hex of fault.hexes ?? []) hexes.set(hex, { state: 'blocker', badge: '!' });
  const [, rule = '', field = ''] = tool.startsWith('mark') ? tool.split('-') : [];
  const marked = (drawing.rules[Number(rule)] as Readonly<Record<string, unknown>> | undefined)?.[field];
  if (rule !== '' && Array.isArray(marked)) for (const hex of marked) if (!hexes.has(hex)) hexes.set(hex, { state: 'acting' });
  return { hexes, flash };
}
