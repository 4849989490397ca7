import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '../../../services/kit/testing/until.ts';
import { type Processes, startProcesses } from '../processes.ts';
import { sessionCookie } from '../session-cookie.ts';
import { ask, type Site } from '../site.ts';

export type SiteClient = Pick<Site, 'get' | 'post' | 'signIn'> & { url: string };

export interface WatchedSite extends SiteClient {
  processes: Processes;
  /** The names and ids of all processes. A restart adds one. */
  ran(): string[];
  /** The log lines of a level. */
  logged(level: 'warn' | 'ERROR' | 'FATAL'): string[];
  /** The longest pauses of the event loops since a mark, in milliseconds, rounded to 100 ms. */
  pauses(since?: Marks): Promise<Record<'bff' | 'services', number[]>>;
  mark(): Promise<Marks>;
  stop(): Promise<void>;
}

type Marks = Record<string, number>;

/** Starts the demo site as `npm start` does, with a report of each process. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'watched-'));
  const preload = pathToFileURL(join(import.meta.dirname, 'watch-process.mjs')).href;
  const processes = await startProcesses({
    apart: false,
    env: { WATCH_FOLDER: folder, NODE_OPTIONS: `--import=${preload}`, LOG_LEVEL: 'warn' },
  });
  const { login } = processes;
  // Visitors and editors do not share connections with hostile requests.
  const agent = new Agent({ keepAlive: true });
  // This is an IP address, because each DNS lookup occupies one of the four threads of libuv.
  const url = processes.url.replace('localhost', '127.0.0.1');
  const files = (ending: string) => readdirSync(folder).filter((name) => name.endsWith(ending));
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');
  const linesOf = (name: string) => read(name).split('\n').filter(Boolean);
  const reported = async () => {
    const rounds = Object.fromEntries(files('.round').map((name) => [name, Number(read(name))]));
    // A round may be in progress, so only the round after the next one covers everything that has happened.
    await until(() => Object.entries(rounds).every(([name, round]) => Number(read(name)) > round + 1), 60_000);
  };
  const post: Site['post'] = (path, body, headers = {}) =>
    ask(
      url,
      'POST',
      path,
      { 'content-type': 'application/json', ...headers },
      body === undefined ? '' : JSON.stringify(body),
      agent,
    );
  return {
    url,
    processes,
    get: (path, headers) => ask(url, 'GET', path, headers, undefined, agent),
    post,
    async signIn() {
      return { cookie: await sessionCookie(() => post('/api/user/login', login)) };
    },
    ran: () => files('.pauses').toSorted(),
    logged: (level) =>
      files('.log')
        .flatMap((name) => read(name).split(/^(?=\d\d:\d\d:\d\d )/m))
        .filter((entry) => entry.split(' ')[1] === level),
    async mark() {
      await reported();
      return Object.fromEntries(files('.pauses').map((name) => [name, linesOf(name).length]));
    },
    async pauses(since = {}) {
      await reported();
      const of = (process: string) =>
        files('.pauses')
          .filter((name) => name.startsWith(process))
          .flatMap((name) =>
            linesOf(name)
              .slice(since[name] ?? 0)
              .map(Number),
          );
      return { bff: of('bff'), services: of('services') };
    },
    async stop() {
      agent.destroy();
      await processes.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
