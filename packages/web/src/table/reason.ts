import { InputError, type Said } from '@wartable/kernel';

/** What went wrong, in words of ours where there are some, else in those of the engine. */
export function reasonOf(error: unknown): Said {
  return error instanceof InputError ? error.text : String(error);
}
