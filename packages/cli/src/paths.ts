import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from './io.ts';
import { text } from './text/index.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** The executable rulebook of the repository. */
export const CASES_FOLDER = join(ROOT, 'cases');

/** The web application, built. */
export const WEB_FOLDER = join(ROOT, 'packages', 'web', 'dist');

type Environment = Readonly<Record<string, string | undefined>>;

/** Where games that are not over are kept; undefined where nobody says. */
export function homeFolder({ WARTABLE_HOME, XDG_STATE_HOME }: Environment): string | undefined {
  if (WARTABLE_HOME) return WARTABLE_HOME;
  const state = XDG_STATE_HOME || ownFolder('state');
  return state && join(state, 'wartable');
}

/** A user whom the system does not know has no folder of its own. */
function ownFolder(kind: 'state' | 'share'): string | undefined {
  try {
    const own = homedir();
    return own && join(own, '.local', kind);
  } catch {
    return undefined;
  }
}

export function saveFolder(environment: Environment): string {
  const folder = homeFolder(environment);
  if (!folder) throw new UsageError(text('error.no-home'));
  return folder;
}

/** Where a server keeps what it knows, if nobody says where. */
export function dataFolder(environment: Environment): string {
  const { WARTABLE_DATA, WARTABLE_HOME, XDG_DATA_HOME } = environment;
  if (WARTABLE_DATA) return WARTABLE_DATA;
  if (WARTABLE_HOME) return join(WARTABLE_HOME, 'server');
  const own = XDG_DATA_HOME || ownFolder('share');
  if (!own) throw new UsageError(text('error.no-home'));
  return join(own, 'wartable');
}
