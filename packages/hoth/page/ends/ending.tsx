/** How a battle of Hoth ends: a walker falls, a transport gets away, a structure or the line is broken. */
import type { Battle, Event, View } from '@wartable/hoth/telling';
import { Blast } from '@wartable/web/art/blast.tsx';
import { type Ended, type Ending, lastOf, type Score } from '@wartable/web/play/scenes.ts';
import { structureDrawing } from '../art/structures.tsx';
import type { Kind, SideName } from '../scene.ts';
import { text } from '../text/index.ts';
import { Field, Figure, fights, Transport } from './field.tsx';

type Scene = 'walker' | 'away' | 'officer' | 'shield-generator' | 'ion-cannon' | 'line' | 'taken' | 'nobody';

export function ending({ view, log, winners }: Ended<View, Event>): Ending {
  const winner = view.seats.find(({ name }) => winners.includes(name))?.side;
  const scene = sceneOf(view, winner);
  return {
    what: text(`end.${scene}`),
    decided: winner && lastOf(log, (event) => decides(event, winner), view.turn, 'turn-began'),
    scores: (['rebel', 'empire'] as const).map((side, i) => scoreOf(view, side, i)),
    picture: <Picture scene={scene} view={view} />,
  };
}

function sceneOf({ battle, structures }: View, winner: SideName | undefined): Scene {
  const has = (rule: Battle['rules'][number]['rule']): boolean => battle.rules.some((one) => one.rule === rule);
  if (winner === undefined) return 'nobody';
  if (winner === 'rebel') {
    if (has('officer')) return 'officer';
    return has('charge') || battle.rules.some((one) => one.rule === 'exit' && one.for === 'rebel') ? 'away' : 'walker';
  }
  if (has('officer')) return 'taken';
  const fallen = battle.structures.find((_, i) => structures[i] === 0);
  return fallen?.kind ?? 'line';
}

/** What the winner did for it last: a unit or a structure fell, a unit got away, a place was held. */
function decides(event: Event, winner: SideName): boolean {
  if (event.type === 'unit-eliminated') return event.side !== winner;
  if (event.type === 'structure-destroyed') return winner === 'empire';
  if (event.type === 'unit-exited' || event.type === 'medals-held') return event.side === winner;
  return event.type === 'medals-won' && event.side === winner && event.rule !== 'hoth/win/eliminations';
}

function scoreOf({ medals, battle }: View, side: SideName, i: number): Score {
  const [n, of] = [medals[i] ?? 0, battle.medals[i] ?? 0];
  const seat = { key: `side.${side}` };
  return {
    side,
    n,
    of,
    label: of > 0 && n <= of ? text('play.medals', { seat, n, need: of }) : text('play.medals-open', { seat, n }),
  };
}

/** The heaviest first. */
const ATTACKERS: readonly Kind[] = ['at-at', 'probe-droids', 'snowtroopers'];

function Picture({ scene, view }: { readonly scene: Scene; readonly view: View }) {
  const attacker = ATTACKERS.find((kind) => fights(view, kind)) ?? 'snowtroopers';
  const flown = fights(view, 'snowspeeders');
  switch (scene) {
    case 'walker':
      return (
        <Field>
          <g className="falls">
            <Figure kind={attacker} side="empire" at={[350, 272]} size={2.5} />
          </g>
          <Blast at={[300, 262]} size={0.9} />
          {flown && (
            <g className="flies-past">
              <Figure kind="snowspeeders" side="rebel" at={[430, 130]} size={1.5} />
              <Figure kind="snowspeeders" side="rebel" at={[490, 100]} size={1} />
            </g>
          )}
          <Rebels />
        </Field>
      );
    case 'away':
    case 'officer':
      return (
        <Field>
          <use href="#hoth-ion-cannon" transform="translate(452 256) scale(0.9)" />
          <g className="lifts-off">
            <Transport at={[330, 110]} />
            {flown && <Figure kind="snowspeeders" side="rebel" at={[400, 190]} size={0.9} />}
          </g>
          <Rebels />
        </Field>
      );
    case 'nobody':
      return (
        <Field>
          <Figure kind={attacker} side="empire" at={[440, 268]} size={1.6} />
          <Rebels />
        </Field>
      );
    default:
      return (
        <Field>
          <g className="marches">
            <Figure kind={attacker} side="empire" at={[470, 262]} size={1.9} />
            <Figure kind={attacker} side="empire" at={[212, 256]} size={1.3} />
          </g>
          {scene === 'line' || scene === 'taken' ? (
            <use href="#hoth-building-0" transform="translate(300 272) scale(1.5)" />
          ) : (
            <g transform="translate(300 262) scale(1.7)">
              <use className="stood" href={structureDrawing({ kind: scene, standing: true })} />
              <use className="breaks-down" href={structureDrawing({ kind: scene, standing: false })} />
            </g>
          )}
          <Blast at={[300, 250]} />
          <Figure kind="snowtroopers" side="empire" at={[400, 304]} size={1.6} />
          <Figure kind="snowtroopers" side="empire" at={[448, 308]} size={1.6} />
        </Field>
      );
  }
}

function Rebels() {
  return (
    <>
      <Figure kind="echo-base-troopers" side="rebel" at={[176, 302]} size={1.6} />
      <Figure kind="echo-base-troopers" side="rebel" at={[220, 306]} size={1.6} />
      <Figure kind="echo-base-troopers" side="rebel" at={[134, 308]} size={1.6} />
    </>
  );
}
