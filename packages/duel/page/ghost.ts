/** A copy of what is dragged, which follows the pointer. */
import './ghost.css';

export type Ghost = { readonly move: (x: number, y: number) => void; readonly remove: () => void };

/** Looks the same, and is nothing that could be touched, found or heard. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-thing', 'data-drag', 'data-gone', 'id']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  return copy;
}

export function ghostOf(element: HTMLElement, x: number, y: number): Ghost {
  const { left, top, width } = element.getBoundingClientRect();
  const copy = copyOf(element);
  copy.classList.add('dl-ghost');
  copy.style.setProperty('--w', `${element.offsetWidth || width}px`);
  copy.style.left = `${left}px`;
  copy.style.top = `${top}px`;
  element.classList.add('dl-dragged');
  document.body.append(copy);
  return {
    move: (toX, toY) => {
      copy.style.translate = `${toX - x}px ${toY - y}px`;
    },
    remove: () => {
      element.classList.remove('dl-dragged');
      copy.remove();
    },
  };
}
