/** Standing orders: what one lets be answered by itself in the turns of others. */
import type { RoomState } from '@wartable/protocol';
import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { sayAt } from './said.ts';
import { text } from './text/index.ts';
import './orders.css';

type Props = {
  readonly room: RoomState;
  /** The kinds the game knows (`telling.orders`). */
  readonly kinds: readonly string[];
};

/** Nothing where the game has none, or one only watches. */
export function Orders({ room: { table, orders }, kinds }: Props) {
  const { say } = useWords();
  const [wanted, setWanted] = useState<readonly string[]>();
  if (kinds.length === 0 || table.mine === null || table.status !== 'running') return null;
  const given = wanted ?? orders;
  const change = (kind: string, on: boolean): void => {
    const next = on ? [...given, kind] : given.filter((one) => one !== kind);
    setWanted(next);
    void sayAt(table.id, { say: 'orders', kinds: [...next] }).then(() => setWanted(undefined));
  };
  return (
    <fieldset className="orders">
      <legend>{say(text('orders.title'))}</legend>
      <p className="room-note">{say(text('orders.note'))}</p>
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="checkbox" checked={given.includes(kind)} onChange={({ target }) => change(kind, target.checked)} />
          {say({ key: `order.${kind}` })}
        </label>
      ))}
    </fieldset>
  );
}
