/** Advisers who are never asked. */
import type { Desk } from '../src/table/advisers.ts';

const nobody = (): never => {
  throw new Error('nobody looks ahead here');
};

export const NO_DESK: Desk = {
  hint: nobody,
  mistake: nobody,
  whyNot: nobody,
  previews: nobody,
  preview: nobody,
  about: nobody,
  closing: nobody,
  bots: nobody,
  close: () => {},
};
