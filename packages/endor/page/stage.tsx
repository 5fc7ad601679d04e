/** The forest with all that lies over it: the card now, what is happening and why, dice, a way to every unit. */
import { type EndorPreview, type Event, pieceText, type View } from '@wartable/endor/telling';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { BoardHandle } from '@wartable/web/board/map-board.tsx';
import type { Marks } from '@wartable/web/board/marks.ts';
import type { GameProps } from '@wartable/web/play/game-page.ts';
import { percent } from '@wartable/web/play/odds.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Banner, CardNow, LaidCard } from './banner.tsx';
import { EndorBoard } from './board.tsx';
import { actingIn, GROUND, type LabelFor, marksOf, offersOf, rangeOf } from './choices.ts';
import { layoutOf } from './layout.ts';
import { type EndorScene, sceneOf, TERRAINS } from './scene.ts';
import { type EndorStep, lit, placeNamed } from './steps.ts';
import { text } from './text/index.ts';
import { BoardTools } from './tools.tsx';
import './stage.css';

export type EndorProps = GameProps<View, EndorPreview, EndorStep>;

/** A mouse takes pieces along; a finger always moves the map, which is larger than a phone. */
const DRAGS: readonly string[] = ['rebel', 'move-to', 'target'];
const FIRES: readonly string[] = ['join', 'target'];

export function Stage({ view, step, lit: pointed, named, decision, previews, over, hinted, ...act }: EndorProps) {
  const { say } = useWords();
  const board = useRef<BoardHandle>(null);
  const scene = useMemo(() => sceneOf(view), [view]);
  const offers = useMemo(() => offersOf(decision, scene), [decision, scene]);
  const found = over === undefined ? undefined : scene.pieces.find(({ id }) => id === over)?.hex;
  const aimed = scene.pieces.find(({ id, hex }) => id === over || scene.map.names[hex] === over)?.id;
  const lights = useMemo((): Marks => {
    if (step) return step.marks;
    if (pointed) return lit(pointed as Event, view);
    // Short beside each target; in full where one points.
    const labelFor: LabelFor = ({ shot, thing }) => {
      if (!shot) return undefined;
      const hit = percent(shot.hit);
      // No wider than a hex, so that neighbours do not cover each other.
      return thing === aimed ? say(text('shot.label', { n: shot.dice, hit })) : `${hit}%`;
    };
    const all = marksOf({ decision, previews, offers }, scene, { view, over, hinted }, labelFor);
    return found === undefined || all.hexes.has(found)
      ? all
      : { ...all, hexes: new Map(all.hexes).set(found, { state: 'acting' }) };
  }, [step, pointed, previews, decision, offers, scene, view, over, hinted, found, aimed, say]);

  const flash = named === undefined ? undefined : placeNamed(view, named);
  const marks = useMemo(() => (flash === undefined ? lights : { ...lights, flash }), [lights, flash]);

  // The range of who was asked about, until something else happens.
  const [asked, setAsked] = useState<{ readonly of: View; readonly piece: string }>();
  const range = useMemo(() => {
    if (step) return undefined;
    if (decision && FIRES.includes(decision.kind)) return rangeOf(view, scene, actingIn(view, decision));
    return asked?.of === view ? rangeOf(view, scene, [asked.piece]) : undefined;
  }, [step, decision, asked, view, scene]);

  // Who was looked for in the list of units.
  useEffect(() => {
    if (found !== undefined) board.current?.reveal(found);
  }, [found]);

  const thingAt = (hex: Hex): string | undefined => {
    const piece = scene.pieces.find((one) => one.hex === hex)?.id;
    const name = layoutOf(scene.map).nameOf(hex);
    if (decision && GROUND.includes(decision.kind)) return name;
    return piece;
  };
  const ask = (hex: Hex): void => {
    const thing = thingAt(hex);
    if (thing !== undefined) act.onAsk(thing);
  };
  const pick = (hex: Hex): void => {
    const choice = offers.get(hex);
    if (choice) act.onPick(choice);
    else ask(hex);
  };
  const describe = (hex: Hex): string => {
    const piece = scene.pieces.find((one) => one.hex === hex);
    const ground = groundOf(scene, hex);
    const what = [...(piece ? [say(pieceText(piece.id))] : []), ...(ground ? [say({ key: `terrain.${ground}` })] : [])];
    const label = marks.hexes.get(hex)?.label;
    return say(
      text('board.hex', { name: layoutOf(scene.map).nameOf(hex), what: [...what, ...(label ? [label] : [])].join(', ') }),
    );
  };
  const [hero] = actingIn(view, decision);
  const heroHex = scene.pieces.find(({ id }) => id === hero)?.hex;
  // What a hero can do is offered beside it too.
  const beside = decision?.kind === 'hero' &&
    heroHex !== undefined && {
      hex: heroHex,
      label: say(decision.prompt),
      buttons: decision.choices.map((choice) => (
        <button key={choice.choice} type="button" onClick={() => act.onPick(choice)}>
          {say(choice.label)}
        </button>
      )),
    };
  return (
    <>
      <EndorBoard
        ref={board}
        beside={beside || undefined}
        scene={scene}
        marks={marks}
        range={range}
        labels={{ board: say(text('play.board')), complex: say(text('board.complex')) }}
        asks={decision}
        tells={step ?? pointed}
        outside={(edge, n) => say(text(`board.to-${edge}`, { n }))}
        describe={describe}
        onPick={pick}
        onMiss={ask}
        onHover={(hex) => act.onOver(hex === undefined ? undefined : layoutOf(scene.map).nameOf(hex))}
        onAsk={(hex) => {
          const piece = scene.pieces.find((one) => one.hex === hex)?.id;
          setAsked(piece === undefined ? undefined : { of: view, piece });
          act.onTell(piece ?? layoutOf(scene.map).nameOf(hex));
        }}
        mayDrag={(hex) => decision !== undefined && DRAGS.includes(decision.kind) && scene.pieces.some((one) => one.hex === hex)}
      />
      <div className="over-board">
        {view.card !== null && <CardNow card={view.card} />}
        <BoardTools scene={scene} board={board} onFind={act.onOver} />
        {step && <LaidCard step={step} />}
        {step && <Banner step={step} />}
      </div>
    </>
  );
}

function groundOf({ map }: EndorScene, hex: Hex): (typeof TERRAINS)[number] | undefined {
  const kind = map.terrain[hex];
  return kind === undefined ? undefined : TERRAINS[kind];
}
