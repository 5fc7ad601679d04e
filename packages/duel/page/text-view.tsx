/** The duel in words: what choices come to, both sides with their units, the viewer's cards, what may still come. */
import type { UnitView, View } from '@wartable/duel';
import { thingsOf } from '@wartable/duel/telling';
import type { Text } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Unseen } from './more.tsx';
import { printed } from './printed.ts';
import { ARENAS, SIDES, type SideName } from './scene.ts';
import { text } from './text/index.ts';
import type { DuelProps } from './use-duel.tsx';
import { useSayings } from './use-sayings.ts';
import './text-view.css';

export function TextView({ view, decision, previews }: DuelProps) {
  const { say } = useWords();
  const { describe } = useSayings();
  const own = view.viewer === 'spectator' ? undefined : view[view.viewer];
  const named = (cards: readonly string[]): Text | readonly Text[] =>
    cards.length === 0 ? text('text.none') : cards.map((card) => ({ key: `card.${card}` }));
  return (
    <>
      <Outcomes decision={decision} previews={previews} />
      <h3>{say({ key: 'game.name' })}</h3>
      <p>{say(text('text.round', { n: view.round, initiative: describe(view, 'initiative') }))}</p>
      {(view.viewer === 'vader' ? SIDES.toReversed() : SIDES).map((side) => (
        <SideAsText key={side} view={view} side={side} />
      ))}
      {own && typeof own.hand !== 'number' && (
        <>
          <h3>{say(text('play.hand'))}</h3>
          <ul>
            {own.hand.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
              <li key={`${card} ${i}`}>{describe(view, `hand:${card}`)}</li>
            ))}
          </ul>
          {typeof own.resources !== 'number' && <p>{say(text('text.resources', { cards: named(own.resources) }))}</p>}
        </>
      )}
      <h3>{say(text('more.title'))}</h3>
      <Unseen view={view} />
    </>
  );
}

function Outcomes({ decision, previews }: Pick<DuelProps, 'decision' | 'previews'>) {
  const { say } = useWords();
  const { sentenceFor } = useSayings();
  const lines = (decision?.choices ?? []).flatMap(({ notation, label }) => {
    const results = previews.find((preview) => preview.notation === notation)?.results ?? [];
    return results.length === 0 ? [] : [{ notation, label: say(label), results: results.map(sentenceFor).join(' ') }];
  });
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{say(text('aim.all'))}</h3>
      <ul>
        {lines.map(({ notation, label, results }) => (
          <li key={notation}>{say(text('aim.line', { label, results }))}</li>
        ))}
      </ul>
    </>
  );
}

const sizeOf = (cards: readonly string[] | number): number => (typeof cards === 'number' ? cards : cards.length);

function SideAsText({ view, side }: { readonly view: View; readonly side: SideName }) {
  const { say } = useWords();
  const seen = view[side];
  const n = sizeOf(seen.resources);
  const leader = side === 'leia' ? 'leia-organa' : 'darth-vader';
  const discard = seen.discard.map((card) => ({ key: `card.${card}` }));
  return (
    <>
      <h4>{say({ key: `seat.${side}` })}</h4>
      <p>
        {say(
          text('text.standing', {
            left: Math.max(0, view.baseHp - seen.base),
            hp: view.baseHp,
            ready: n - seen.exhaustedResources,
            n,
            hand: sizeOf(seen.hand),
            deck: seen.deck,
          }),
        )}
      </p>
      <p>
        {say(text('text.leader', { card: { key: `card.${leader}` }, state: text(`state.${seen.leader}`) }))}
        {seen.epicUsed && ` ${say(text('state.epic'))}.`} {say({ key: `card.${leader}.text` })}
      </p>
      <UnitTable view={view} side={side} />
      <p>{say(text('text.discard', { cards: discard.length > 0 ? discard : text('text.none') }))}</p>
    </>
  );
}

function UnitTable({ view, side }: { readonly view: View; readonly side: SideName }) {
  const { say } = useWords();
  const { labels, nameOf } = useSayings();
  const things = thingsOf(view);
  const rows = ARENAS.flatMap((arena) => view[side][arena].map((unit) => ({ arena, unit })));
  if (rows.length === 0) return <p>{`${say(text('text.units'))}: ${say(text('text.none'))}.`}</p>;
  const does = ({ card }: UnitView): string => {
    const { keywords, text: sentence } = labels.card(card);
    return [...keywords, ...(sentence && printed(card) ? [sentence] : [])].join('. ');
  };
  return (
    <div className="text-table">
      <table>
        <caption>{say(text('text.units'))}</caption>
        <thead>
          <tr>
            <th scope="col">{say(text('text.unit'))}</th>
            <th scope="col">{say(text('text.arena'))}</th>
            <th scope="col">{say(text('text.power'))}</th>
            <th scope="col">{say(text('text.left'))}</th>
            <th scope="col">{say(text('text.damage'))}</th>
            <th scope="col">{say(text('text.state'))}</th>
            <th scope="col">{say(text('text.does'))}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ arena, unit }) => (
            <tr key={unit.id}>
              <th scope="row">{nameOf(things.get(unit.id) ?? unit.card)}</th>
              <td>{labels.arena(arena)}</td>
              <td>{unit.power}</td>
              <td>{Math.max(0, unit.hp - unit.damage)}</td>
              <td>{unit.damage}</td>
              <td>{say(text(unit.exhausted ? 'state.exhausted' : 'state.ready'))}</td>
              <td>{does(unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
