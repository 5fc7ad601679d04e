/**
 * The one place that writes files. A file is there whole, or it is as it was: everything goes into a new file of the writer's own, which is
 * synced and checked, takes the name of the old one, and then the folder is synced.
 */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Text } from '@wartable/kernel';
import { FileError } from './io.ts';
import { homeFolder } from './paths.ts';
import { text } from './text/index.ts';

// A limit on the size of files ends the process unless somebody listens; then the write fails, as on a full disk.
process.on('SIGXFSZ', () => {});

/** The system does not let a file be written or read: what, where, and what to do. Trying again may help. */
export class DiskError extends FileError {}

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];
const IMPOSSIBLE = ['ENOTDIR', 'EEXIST', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'EINVAL', 'ENXIO', 'ENODEV'];

/** What the system calls its refusal; undefined where it was not the system that refused. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && 'syscall' in error ? String(error.code) : undefined;
}

function adviceFor(path: string): Text {
  const home = homeFolder(process.env);
  return text(home !== undefined && resolve(path).startsWith(resolve(home)) ? 'disk.home' : 'disk.elsewhere');
}

function whyNotWritten(path: string, code: string): Text {
  const advice = adviceFor(path);
  if (FULL.includes(code)) return text('disk.full', { reason: code });
  if (FORBIDDEN.includes(code)) return text('disk.forbidden', { reason: code, advice });
  if (IMPOSSIBLE.includes(code)) return text('disk.impossible', { reason: code, advice });
  return text('disk.failed', { reason: code });
}

function attempt<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = systemCode(error);
    throw code === undefined ? error : new DiskError(path, whyNotWritten(path, code));
  }
}

/** Reads a file of ours; undefined where there is none. */
export function readKept(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)) return undefined;
    throw new DiskError(path, text('disk.unreadable', { reason: code, advice: adviceFor(path) }));
  }
}

/** Puts a file in place, whole. `mayStill` is asked last, and throws where somebody else writes it by now. */
export function writeWhole(path: string, contents: string | Uint8Array, mayStill: () => void = () => {}): void {
  attempt(path, () => {
    const there = statSync(path, { throwIfNoEntry: false });
    // A pipe or a device is no file to be replaced.
    if (there && !there.isFile() && !there.isDirectory()) return writeAll(openSync(path, 'w'), contents);
    // A link stays a link; what is protected stays as it is.
    const target = there ? realpathSync(path) : path;
    if (there) accessSync(target, constants.W_OK);
    const folder = dirname(target);
    makeFolder(folder);
    const fresh = `${target}.${process.pid}-${randomBytes(4).toString('hex')}.new`;
    try {
      writeAll(openSync(fresh, 'wx', there ? there.mode & 0o777 : 0o666), contents);
      mayStill();
      renameSync(fresh, target);
    } catch (error) {
      rmSync(fresh, { force: true });
      mayStill();
      throw error;
    }
    syncFolder(folder);
  });
}

/** A line more at the end of a file; one that a fall of the machine cuts off can be spared. */
export function appendLine(path: string, line: string): void {
  attempt(path, () => writeAll(openSync(path, 'a'), `${line}\n`, false));
}

/** Writes everything, checks that it is there, syncs and closes. A disk that is nearly full takes a part and says nothing. */
function writeAll(file: number, contents: string | Uint8Array, sync = true): void {
  try {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const before = fstatSync(file);
    for (let at = 0; at < bytes.length; ) {
      const written = writeSync(file, bytes, at);
      if (written === 0) throw shortened();
      at += written;
    }
    if (!before.isFile()) return;
    if (sync) fsyncSync(file);
    if (fstatSync(file).size !== before.size + bytes.length) throw shortened();
  } finally {
    closeSync(file);
  }
}

function shortened(): Error {
  return Object.assign(new Error('a file was cut short'), { code: 'ENOSPC', syscall: 'write' });
}

/** A new folder is there for good when the folder around it is synced. Level by level: where none can be made, Node's own way never ends (/proc). */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })) return;
  const around = dirname(folder);
  if (around !== folder) makeFolder(around);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
  syncFolder(around);
}

/** Not every system and file system can sync a folder, or lets everybody. */
const UNSYNCED = ['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM', 'EACCES'];

function syncFolder(folder: string): void {
  try {
    const file = openSync(folder, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (!UNSYNCED.includes(systemCode(error) ?? '')) throw error;
  }
}

export function remove(path: string): void {
  attempt(path, () => {
    rmSync(path, { force: true });
    syncFolder(dirname(path));
  });
}

/** Moves what cannot be read out of the way, so that nothing is lost. Returns its new name. */
export function setAside(path: string): string {
  return attempt(path, () => {
    const aside = newAside(path);
    try {
      renameSync(path, aside);
    } catch (error) {
      rmSync(aside, { force: true });
      throw error;
    }
    syncFolder(dirname(path));
    return aside;
  });
}

/** The same for a file that is about to be replaced: it stays until then. */
export function copyAside(path: string): string {
  return attempt(path, () => {
    const aside = newAside(path);
    writeAll(openSync(aside, 'w'), readFileSync(path));
    syncFolder(dirname(path));
    return aside;
  });
}

/** A name that nothing has: `.damaged`, `.damaged.2` and so on. */
function newAside(path: string): string {
  for (let n = 1; ; n++) {
    const aside = `${path}.damaged${n === 1 ? '' : `.${n}`}`;
    try {
      closeSync(openSync(aside, 'wx'));
      return aside;
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error;
    }
  }
}

/** Removes what writers of this file have begun and not put in place. */
export function sweep(path: string): void {
  attempt(path, () => {
    const [folder, name] = [dirname(path), basename(path)];
    const begun = (entry: string): boolean =>
      entry.startsWith(name) && /^(\.\d+-[0-9a-f]+)?\.new$/.test(entry.slice(name.length));
    for (const entry of readdirSync(folder)) if (begun(entry)) rmSync(join(folder, entry), { force: true });
  });
}
