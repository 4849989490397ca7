import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at, root } from '../machine/root.mjs';

const file = at('node_modules/.cache/check/last-pass.json');

/** Returns the hash of each file of the project, by path. Contents and not commits decide, because changes may pass before they are committed. */
export function hashFiles() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const paths = listed.toString().split('\0').filter(Boolean);
  const existing = paths.filter((path) => existsSync(at(path)));
  return Object.fromEntries(existing.map((path) => [path, hashOf(readFileSync(at(path)))]));
}

/** Returns the hashes of the files when all checks passed last, or undefined if they never did. */
export const readLastPass = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

export function writeLastPass(hashes) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(hashes));
}

const hashOf = (content) => createHash('sha256').update(content).digest('base64');
