/** Tables of this device that went online: where they are now. */
import { keepWord, keptWord } from '../shell/kept.ts';

const nameOf = (id: string): string => `wartable.moved.${id}`;

export function movedTo(id: string): string | null {
  return keptWord(nameOf(id));
}

export function hasMovedTo(id: string, there: string): void {
  keepWord(nameOf(id), there);
}
