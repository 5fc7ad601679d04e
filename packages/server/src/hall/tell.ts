/** What is said to lines at a table. */
import { type Delivery, isReply, type ToSeat, type Viewer } from '@wartable/kernel';
import type { RoomState, ToClient, Wish } from '@wartable/protocol';
import { type Clocks, facesFor } from './clocks.ts';
import type { Line, LineAtTable, Room } from './room.ts';

export function byViewer(deliveries: readonly Delivery[]): ReadonlyMap<Viewer, readonly ToSeat[]> {
  const messages = new Map<Viewer, ToSeat[]>();
  for (const { to, message } of deliveries) messages.set(to, [...(messages.get(to) ?? []), message]);
  return messages;
}

/** Gives each viewer what is meant for it; replies go to who has spoken. */
export function deliver(room: Room, messages: ReadonlyMap<Viewer, readonly ToSeat[]>, from?: Line): void {
  for (const [viewer, all] of messages) {
    const news = all.filter((message) => !isReply(message));
    const text = news.length > 0 ? toldText(room, news) : undefined;
    for (const [line, at] of room.lines) {
      if (at.viewer !== viewer) continue;
      if (at.follows !== room.opening) {
        // It has still to ask what it missed.
        if (line === from) deliverTo(room, line, all.filter(isReply));
      } else if (at.wishes.length > 0) {
        const own = line === from ? all : news;
        if (own.length > 0) line.sendText(toldText(room, withWishes(room, viewer, own, at.wishes)));
      } else if (line === from) line.sendText(all.length === news.length && text ? text : toldText(room, all));
      else if (text) line.sendText(text);
    }
  }
}

/** To one line alone: its other windows have not asked. */
export function deliverTo(room: Room, line: Line, messages: readonly ToSeat[]): void {
  const at = room.lines.get(line);
  if (!at || messages.length === 0) return;
  if (messages.some((message) => 'protocol' in message)) at.follows = room.opening;
  line.sendText(toldText(room, at.wishes.length > 0 ? withWishes(room, at.viewer, messages, at.wishes) : messages));
}

/**
 * For those who have no engine at hand: the last news, which tells how it stands now, also says what the choices are and what
 * the view is. Both are read off what the viewer may know.
 */
function withWishes({ awake }: Room, viewer: Viewer, messages: readonly ToSeat[], wishes: readonly Wish[]): readonly ToSeat[] {
  const last = messages.findLastIndex((message) => !isReply(message));
  const message = messages[last];
  if (!awake || !message || isReply(message)) return messages;
  const { game, state } = awake.table.match;
  const view = game.view(state, viewer);
  const { decision } = message;
  const asked = decision && wishes.includes('offers') ? { ...decision, offers: game.offers(view, decision) } : decision;
  return messages.with(last, { ...message, decision: asked, ...(wishes.includes('view') ? { view } : {}) });
}

function toldText({ id, kept }: Room, messages: readonly ToSeat[]): string {
  const told = kept.agreement.undo === 'never' ? messages.map(withoutUndo) : messages;
  const message: ToClient = { say: 'told', table: id, messages: told };
  return JSON.stringify(message);
}

function withoutUndo(message: ToSeat): ToSeat {
  return 'undo' in message ? { ...message, undo: { refused: 'nothing-to-undo' } } : message;
}

/** Tells a line how the room is now, where that has changed for it. Clocks go on by themselves, and are told where they do not. */
export function tellRoomTo(line: Line, at: LineAtTable, state: RoomState, clocks: Clocks | undefined): void {
  const { now, clocks: shown, ...rest } = state;
  const told = JSON.stringify(rest);
  const faces = clocks ? facesFor(clocks, at.viewer) : '';
  if (told !== at.told) line.sendText(roomText(told, now, shown));
  else if (faces !== at.faces && shown) line.send({ say: 'clocks', table: state.table.id, clocks: shown, now });
  at.told = told;
  at.faces = faces;
}

/** The rest was written down to be compared; it need not be written twice. */
function roomText(rest: string, now: number, clocks: RoomState['clocks']): string {
  return `{"say":"room","room":${rest.slice(0, -1)},"now":${now},"clocks":${JSON.stringify(clocks)}}}`;
}
