import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { printCachedProgram } from './cached-program.mjs';
import { pathWithGo } from './go.mjs';

// What is compiled by then is kept by Go, so that the next run gets further.
const PATIENCE_MS = 6 * 60_000;
const deadline = Date.now() + PATIENCE_MS;

/** Builds a server that is written in Go; see `printCachedProgram`. */
export function buildServer({ name, module, version, main = '.', tags = '', prepare = () => undefined }) {
  printCachedProgram({ name, version, how: 'built with Go', make, explain: lastLine });

  function make(program, work) {
    const path = pathWithGo();
    const go = (args, cwd) => runGo(path, args, cwd);
    process.stderr.write(
      `Building ${name} ${version} for the tests. Go compiles all it is made of, which takes minutes; the next run finds it.\n`,
    );
    const { Dir } = JSON.parse(go(['mod', 'download', '-json', `${module}@${version}`], tmpdir()));
    const source = join(work, 'source');
    cpSync(Dir, source, { recursive: true });
    makeWritable(source);
    prepare(source);
    const built = join(work, 'program');
    // It is built in its own folder, not by `go install`: that one asks the proxy for newer versions too, which some refuse.
    go(['build', '-trimpath', `-tags=${tags}`, '-o', built, main], source);
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

/** What went wrong is what Go said last; with `-json` it says so in its answer. */
function lastLine({ code, stdout, stderr, message }) {
  if (code === 'ETIMEDOUT') return `it took longer than ${PATIENCE_MS / 60_000} minutes`;
  const answered = /"Error": (".*")/.exec(stdout ?? '')?.[1];
  return (answered ? JSON.parse(answered) : (stderr ?? '').trim()).split('\n').at(-1) || message;
}

/** Go keeps its module cache read-only, and a copy inherits that. */
function makeWritable(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeWritable(path);
    else chmodSync(path, 0o644);
  }
}
