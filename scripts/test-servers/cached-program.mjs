import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { exitWithError } from '../machine/print.mjs';

/**
 * Creates the program once for each machine and prints its path. `make(program, work)` writes `program` and may use the folder `work`.
 * `how` completes the sentence "It is …". With TEST_SERVERS=ready, nothing is created.
 */
export function printCachedProgram({ name, version, how, make, explain = ({ message }) => message }) {
  const program = cached(name, version);
  if (!existsSync(program)) {
    if (process.env.TEST_SERVERS === 'ready') exitWithError(`${name} ${version} is not installed. It is ${how}`);
    try {
      buildOnce(program, make);
    } catch (error) {
      exitWithError(`${name} ${version} is missing: ${explain(error)}`);
    }
  }
  process.stdout.write(`${program}\n`);
}

export const cached = (name, version) =>
  join(
    process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
    'site-test-servers',
    `${name.toLowerCase()}-${version}`,
  );

export function buildOnce(program, make) {
  const work = mkdtempSync(join(tmpdir(), 'test-server-'));
  const unfinished = `${program}.${process.pid}`;
  try {
    mkdirSync(dirname(program), { recursive: true });
    make(unfinished, work);
    renameSync(unfinished, program);
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}
