/** Cards by name. Cards of one name differ in what they bring; the number tells them apart: "heroes-3". */
import type { Brand } from '@wartable/kernel';
import { TABLES } from './pieces.ts';

/** Cards by their place in the tables. */
export type ActionCardId = Brand<number, 'action card'>;
export type EventCardId = Brand<number, 'event card'>;

export const ACTION_DECK: readonly ActionCardId[] = TABLES.actions.map((_, i) => i as ActionCardId);
const EVENT_CARDS = ACTION_DECK.filter((card) => actionOf(card) === 'event');
/** endor/setup/gentle: with fewer events in a turn the fleet holds out for more turns. */
const TOO_MANY = EVENT_CARDS.slice(TABLES.gentle.events);
const GENTLE_DECK = ACTION_DECK.filter((card) => !TOO_MANY.includes(card));

type MaybeGentle = { readonly gentle?: true };

export function actionDeck({ gentle }: MaybeGentle): readonly ActionCardId[] {
  return gentle ? GENTLE_DECK : ACTION_DECK;
}

export function eventsInATurn({ gentle }: MaybeGentle): number {
  return gentle ? TABLES.gentle.events : EVENT_CARDS.length;
}

export const EVENT_DECK: readonly EventCardId[] = TABLES.events.map((_, i) => i as EventCardId);

/** Event cards that are kept for later. */
export const CAPTURE_CARD = 'chewbacca-seizes-an-at-st';
export const CODE_CARD = 'security-code';

/** What an action card says: "heroes", "at-st-fire". */
export function actionOf(card: ActionCardId): string {
  return TABLES.actions[card] as string;
}

/** What an event card says, and the units it brings. */
export function eventOf(card: EventCardId): { readonly event: string; readonly units?: Readonly<Record<string, number>> } {
  return TABLES.events[card] as { event: string; units?: Record<string, number> };
}

export function actionName(card: ActionCardId): string {
  return `${actionOf(card)}-${card + 1}`;
}

export function eventName(card: EventCardId): string {
  return `${eventOf(card).event}-${card + 1}`;
}

export const actionByName = (name: string): ActionCardId => cardNumber(name) as ActionCardId;
export const eventByName = (name: string): EventCardId => cardNumber(name) as EventCardId;

/** Cards that the rules carry out, not the player. */
export function isImperialCard(name: string): boolean {
  return /^(at-st|speeder-bikes|stormtroopers|security|event)-/.test(name);
}

/** The place in the tables that a name carries. */
export function cardNumber(name: string): number {
  return Number(name.slice(name.lastIndexOf('-') + 1)) - 1;
}

/** What a name says without its number. */
export function kindOfCard(name: string): string {
  return name.replace(/-\d+$/, '');
}
