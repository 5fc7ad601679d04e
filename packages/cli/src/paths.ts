import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** The executable rulebook of the repository. */
export const CASES_FOLDER = join(ROOT, 'cases');

/** The web application, built. */
export const WEB_FOLDER = join(ROOT, 'packages', 'web', 'dist');

/** Where games that are not over are kept. */
export function saveFolder(environment: Readonly<Record<string, string | undefined>>): string {
  const { WARTABLE_HOME, XDG_STATE_HOME } = environment;
  return WARTABLE_HOME || join(XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'wartable');
}
