import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { printCachedProgram } from './cached-program.mjs';
import { pathWithGo } from './go.mjs';

const TIMEOUT_MS = 6 * 60_000;
const deadline = Date.now() + TIMEOUT_MS;

export function buildServer({ name, module, version, main = '.' }) {
  printCachedProgram({ name, version, how: 'built with Go', make, explain: lastLine });

  function make(program, work) {
    const path = pathWithGo();
    const go = (args, cwd) => runGo(path, args, cwd);
    process.stderr.write(`Building ${name} ${version} for the tests with Go, which takes minutes, once.\n`);
    const { Dir } = JSON.parse(go(['mod', 'download', '-json', `${module}@${version}`], tmpdir()));
    const source = join(work, 'source');
    cpSync(Dir, source, { recursive: true });
    makeWritable(source);
    const built = join(work, 'program');
    // `go install` would also ask the proxy for newer versions, which some proxies refuse.
    go(['build', '-trimpath', '-o', built, main], source);
    cpSync(built, program);
  }
}

function runGo(path, args, cwd) {
  const [command, ...first] = process.platform === 'win32' ? ['go'] : ['nice', '-n', '15', 'go'];
  return execFileSync(command, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: path, GOFLAGS: '-buildvcs=false' },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 16 * 1024 * 1024,
    timeout: Math.max(1, deadline - Date.now()),
  });
}

/** Returns the error of Go, which is its last line, or the field Error with `-json`. */
function lastLine({ code, stdout, stderr, message }) {
  if (code === 'ETIMEDOUT') return `it took longer than ${TIMEOUT_MS / 60_000} minutes`;
  const answered = /"Error": (".*")/.exec(stdout ?? '')?.[1];
  return (answered ? JSON.parse(answered) : (stderr ?? '').trim()).split('\n').at(-1) || message;
}

function makeWritable(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeWritable(path);
    else chmodSync(path, 0o644);
  }
}
