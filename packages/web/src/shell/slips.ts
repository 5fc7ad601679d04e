/** A button that comes to lie where another one lay a moment ago waits: a finger on its way there meant the other. Keys wait for nothing. */
import { keptWord } from './kept.ts';

/** How long, in milliseconds. */
const WAITS = 500;
/** Between two looks, in milliseconds. */
const SELDOM = 100;
/** Those of a list that stays where it is and only shows things are left alone: there may be hundreds. */
const BUTTONS = 'button:not([data-steady] *), a.button, summary';
/** Pixels that nobody would call a move. */
const NEAR = 4;

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Place = { readonly element: Element; readonly name: string; readonly box: Box; readonly gone?: number };

let places: readonly Place[] = [];
let due: number | undefined;
let looked = Number.NEGATIVE_INFINITY;
const arrived = new WeakMap<Element, number>();

/** @public once for the page */
export function guardSlips(): void {
  const changed = new MutationObserver(() => {
    // What changes at each frame is looked at now and then: nobody aims at what lasts no longer.
    due ??= window.setTimeout(look, Math.max(0, looked + SELDOM - performance.now()));
  });
  changed.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['open', 'hidden', 'aria-expanded'],
  });
  // What the reader moves has not changed places by itself.
  window.addEventListener('scroll', found, { capture: true, passive: true });
  window.addEventListener('resize', found);
  window.addEventListener('click', onClick, { capture: true });
}

function onClick(event: MouseEvent): void {
  // A key, or a screen reader.
  if (event.detail === 0 || !(event.target instanceof Element)) return;
  // Tests press at once what they see.
  if (keptWord('wartable.pace') === '0') return;
  if (due !== undefined) look();
  const button = event.target.closest(BUTTONS);
  const since = button && arrived.get(button);
  if (since === undefined || since === null || performance.now() - since > WAITS) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function now(): Place[] {
  return [...document.querySelectorAll(BUTTONS)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    return box.width === 0 ? [] : [{ element, name: element.textContent || element.ariaLabel || '', box }];
  });
}

/** What lies where, without asking what lay there before. */
function found(): void {
  places = now();
}

function look(): void {
  clearTimeout(due);
  due = undefined;
  const time = performance.now();
  looked = time;
  const here = now();
  for (const one of here) {
    const stayed = places.some((old) => isSame(old, one) && old.gone === undefined && !isElsewhere(old.box, one.box));
    if (!stayed && places.some((old) => !isSame(old, one) && overlap(old.box, one.box))) arrived.set(one.element, time);
  }
  const gone = places.filter((old) => !here.some((one) => isSame(old, one)));
  places = [...here, ...gone.map((old) => ({ gone: time, ...old })).filter((old) => time - old.gone < WAITS)];
}

/** With other words on it, it is another button. */
function isSame(a: Place, b: Place): boolean {
  return a.element === b.element && a.name === b.name;
}

function isElsewhere(a: Box, b: Box): boolean {
  return Math.abs(a.left - b.left) > NEAR || Math.abs(a.top - b.top) > NEAR;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
