/** The battlefield with all that lies over it: the card of the turn, what is happening, dice. */
import type { Event, HexPreview, View } from '@wartable/hoth/telling';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { GameProps } from '@wartable/web/play/game-page.ts';
import { percent } from '@wartable/web/play/odds.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useMemo } from 'react';
import { Banner, LaidCard, PlayedCard } from './banner.tsx';
import { HothBoard } from './board.tsx';
import { marksOf, offersOf } from './choices.ts';
import { hexNamed, nameOf } from './layout.ts';
import { sceneOf } from './scene.ts';
import { type HothStep, lit } from './steps.ts';
import { text } from './text/index.ts';

export type HothProps = GameProps<View, HexPreview, HothStep>;

/** Only in these a unit is taken to another hex. */
const DRAGS: readonly string[] = ['move', 'move-to', 'move-after-attack', 'attack', 'target', 'second-attack'];

export function Stage({
  view,
  seats,
  viewer,
  step,
  lit: pointed,
  named,
  decision,
  previews,
  asked,
  over,
  hinted,
  ...act
}: HothProps) {
  const { say } = useWords();
  const scene = useMemo(() => sceneOf(view), [view]);
  const offers = useMemo(() => offersOf(decision), [decision]);
  const lights = useMemo(() => {
    if (step) return step.marks;
    if (pointed) return lit(pointed as Event);
    const labelFor = ({ attack }: HexPreview): string | undefined =>
      attack && say(text('aim.label', { n: attack.odds.dice, hit: percent(attack.odds.hit) }));
    const hovered = previews.find(({ hex }) => nameOf(hex) === over);
    return marksOf({ view, decision, previews }, offers, { hovered, asked }, { hinted, labelFor });
  }, [step, pointed, view, previews, decision, offers, over, asked, hinted, say]);
  const marks = useMemo(() => (named === undefined ? lights : { ...lights, flash: hexNamed(named) }), [lights, named]);

  const word = (key: string): string => say({ key });
  const pick = (hex: Hex): void => {
    const offer = offers.hexes.get(hex);
    if (offer) act.onPick(offer);
    else act.onAsk(nameOf(hex));
  };
  const describe = (hex: Hex): string => {
    const unit = view.units.find((one) => one.hex === nameOf(hex));
    const ground = word(`terrain.${scene.terrain[hex]}`);
    const what = unit ? `${word(`unit.${unit.kind}`)} (${unit.figures}), ${ground}` : ground;
    const label = marks.hexes.get(hex)?.label;
    return `${say(text('play.hex', { name: nameOf(hex), what }))}${label ? `, ${label}` : ''}`;
  };
  const sections = ['left', 'center', 'right'].map((name) => word(`section.${name}`)) as [string, string, string];
  const played = view.played.at(-1);
  return (
    <>
      <HothBoard
        scene={scene}
        marks={marks}
        turned={seesFromTheNorth(viewer, seats)}
        asks={decision}
        tells={step ?? pointed}
        outside={(edge, n) => say(text(`board.to-${edge}`, { n }))}
        labels={{
          board: say(text('play.board')),
          rebelSections: sections,
          empireSections: [sections[2], sections[1], sections[0]],
        }}
        describe={describe}
        onPick={pick}
        onMiss={(hex) => act.onAsk(nameOf(hex))}
        onHover={(hex) => act.onOver(hex === undefined ? undefined : nameOf(hex))}
        onAsk={(hex) => {
          act.onOver(nameOf(hex));
          act.onTell(nameOf(hex));
        }}
        mayDrag={(hex) =>
          decision !== undefined && DRAGS.includes(decision.kind) && view.units.some((unit) => hexNamed(unit.hex) === hex)
        }
      />
      <div className="over-board">
        {played !== undefined && <PlayedCard key={played} name={played} />}
        {step && <LaidCard step={step} />}
        {step && <Banner step={step} />}
      </div>
    </>
  );
}

/** Each sees the field from its own edge; who hands a device over leaves the board as it lies. */
function seesFromTheNorth(viewer: HothProps['viewer'], seats: HothProps['seats']): boolean {
  const here = seats.filter(({ player, elsewhere }) => player.kind === 'person' && elsewhere === undefined);
  const sides = new Set(here.map(({ name }) => name.startsWith('empire')));
  return viewer !== 'spectator' && sides.size === 1 && sides.has(true);
}
