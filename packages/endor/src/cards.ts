/** Cards by name. Cards of one name differ in what they bring; the number tells them apart: "heroes-3". */
import { TABLES } from './pieces.ts';

/** Event cards that are kept for later. */
export const CAPTURE_CARD = 'chewbacca-seizes-an-at-st';
export const CODE_CARD = 'security-code';

export function actionName(index: number): string {
  return `${TABLES.actions[index]}-${index + 1}`;
}

export function eventName(index: number): string {
  return `${TABLES.events[index]?.event}-${index + 1}`;
}

/** The place in the tables that a name carries. */
export function cardNumber(name: string): number {
  return Number(name.slice(name.lastIndexOf('-') + 1)) - 1;
}

/** What a name says without its number. */
export function kindOfCard(name: string): string {
  return name.replace(/-\d+$/, '');
}
