/** Tests leave nothing behind: they all get one temporary folder, which goes when they are done. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'wartable-tests-';

export default function setup(): () => void {
  // Each project of tests asks for it; the first makes it.
  if (basename(tmpdir()).startsWith(PREFIX)) return () => {};
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  // Some tests play as a user without rights, who has to get through.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
