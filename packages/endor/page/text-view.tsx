/** The battle in words: how it stands, questions about hexes and units, both sides in tables. */
import { mapOf, pieceText, type View } from '@wartable/endor/telling';
import { useWords } from '@wartable/web/shell/language.tsx';
import { AskAbout } from './ask.tsx';
import { cardKey } from './banner.tsx';
import { kindOf, type SideName, sideOf, TERRAINS } from './scene.ts';
import type { EndorProps } from './stage.tsx';
import { doorText, limitOf, targetKey, targetsOf } from './status.tsx';
import { text } from './text/index.ts';

const OUT: readonly string[] = ['reserve', 'eliminated', 'captured'];

export function TextView({ view, about }: EndorProps) {
  const { say } = useWords();
  return (
    <>
      <Stand view={view} />
      <AskAbout view={view} about={about} />
      <h3>{say(text('text.units'))}</h3>
      <UnitTable view={view} side="rebel" />
      <UnitTable view={view} side="empire" />
    </>
  );
}

function Stand({ view }: { readonly view: View }) {
  const { say } = useWords();
  const kept = view.kept.map((card) => say({ key: `event.${card}` }));
  return (
    <>
      <p>
        {say(
          text('text.stand', {
            turn: view.turn,
            door: doorText(view.door),
            cruisers: text('status.of', { n: view.cruisers, all: limitOf(view) }),
            tactic: view.tactic,
            targets: targetsOf(view).map((target) => ({ key: targetKey(target) })),
          }),
        )}
      </p>
      <p>
        {view.card !== null && `${say(text('text.card-now', { card: { key: `action.${cardKey(view.card)}` } }))} `}
        {say(text('text.left', { actions: view.actionsLeft.length, events: view.eventsLeft.length }))}
        {kept.length > 0 && ` ${say(text('deck.kept', { cards: kept.join(', ') }))}`}
      </p>
    </>
  );
}

function UnitTable({ view, side }: { readonly view: View; readonly side: SideName }) {
  const { say } = useWords();
  const { names, terrain } = mapOf(view);
  const pieces = view.pieces.filter(({ piece, at }) => sideOf(kindOf(piece)) === side && at !== 'reserve');
  const ground = (at: string): string => {
    const kind = terrain[names.indexOf(at)];
    return kind === undefined ? '' : say({ key: `terrain.${TERRAINS[kind]}` });
  };
  const place = (at: string): string => (at === 'complex' ? say({ key: 'place.complex' }) : OUT.includes(at) ? '–' : at);
  const stateOf = ({ piece, at, wounded, acted }: View['pieces'][number]): string =>
    [
      ...(OUT.includes(at) ? [say({ key: `hero.${at}` })] : []),
      ...(piece === 'chewbacca' && view.mounted ? [say(text('hero.mounted'))] : []),
      ...(wounded ? [say(text('hero.wounded'))] : []),
      ...(acted ? [say(text('hero.acted'))] : []),
    ].join(', ');
  return (
    <div className="text-table">
      <table>
        <caption>{say(text(side === 'rebel' ? 'text.rebels' : 'text.imperials'))}</caption>
        <thead>
          <tr>
            <th scope="col">{say(text('text.unit'))}</th>
            <th scope="col">{say(text('text.name'))}</th>
            <th scope="col">{say(text('text.hex'))}</th>
            <th scope="col">{say(text('text.terrain'))}</th>
            <th scope="col">{say(text('text.state'))}</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((one) => (
            <tr key={one.piece}>
              <th scope="row">{say(pieceText(one.piece))}</th>
              <td>{one.piece}</td>
              <td>{place(one.at)}</td>
              <td>{ground(one.at)}</td>
              <td>{stateOf(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
