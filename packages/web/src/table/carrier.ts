/** Who carries what a seat says to its table, and back: workers on this device, or the line to a server. */
import type { FromSeat, Seat, ToSeat } from '@wartable/kernel';
import type { TableEvents } from './events.ts';
import type { Seated } from './messages.ts';

type Carrier = {
  readonly open: (game: string) => void;
  readonly toSeat: (message: FromSeat) => void;
  readonly close: () => void;
  /** What only who sits at the device of the table can do. */
  readonly takeOver?: () => void;
  readonly takeDevice?: (seat: Seat) => void;
};

/** What a carrier brings to the page. */
type Carried = {
  readonly heard: (messages: readonly ToSeat[]) => void;
  readonly seated: (seated: Seated) => void;
  /** Numbers of before mean nothing any more. */
  readonly anew: () => void;
  /** Something may have been said meanwhile. */
  readonly missed: () => void;
  /** A line for those who carry the table to the bots of this page. */
  readonly bots: (port: MessagePort) => void;
};

export type Carry = (to: Carried, events: TableEvents) => Carrier;
