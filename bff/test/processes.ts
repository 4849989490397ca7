import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, runSite } from '../../scripts/site/run-site.mjs';
import type { Settings } from '../../services/kit/settings.ts';
import type { Stack } from '../../services/kit/testing/stack.ts';
import { importShared } from '../../services/kit/testing/import-shared.ts';
import { until } from '../../services/kit/testing/until.ts';
import type { BffConfig } from '../bff-config.ts';
import { sessionCookie } from './session-cookie.ts';
import { type Answer, ask } from './site.ts';
import type * as Starter from './start-demo.ts';

export interface Processes {
  url: string;
  data: string;
  storeUrl: string;
  services: Child[];
  bff: Child;
  login: { username: string; email: string; password: string };
  /** Signs in and returns a function that sends requests as that user. */
  signIn(username?: string, password?: string): Promise<Editor>;
  /** Ends the processes, but stored data remains. */
  halt(): Promise<void>;
  stop(): Promise<void>;
}

export interface Editor {
  cookie: string;
  domainId: string;
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
}

/** The demo site in this process, which starts in a third of the time and cannot be killed. */
export type DemoSite = Pick<Processes, 'url' | 'login' | 'signIn' | 'stop'> & {
  stack: Stack;
  /** The BFF continues to run. */
  stopServices(): Promise<void>;
};

interface StartOptions {
  apart: boolean;
  env?: Record<string, string>;
}

export async function startDemo(options: Partial<BffConfig> = {}, settings: Partial<Settings> = {}): Promise<DemoSite> {
  const { startDemo } = await importShared<typeof Starter>(new URL('start-demo.ts', import.meta.url));
  return startDemo(options, settings);
}

/** Starts the site from dist/ as `npm start` does, with processes that can be killed and a new data folder. */
export async function startProcesses(options: StartOptions): Promise<Processes> {
  return startIn(await copyOfSeeded(options.env), options);
}

/** Returns a new folder, with the data of a site with demo content if a copy can be made. */
export async function copyOfSeeded(env?: Record<string, string>): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'site-'));
  const seeded = seededFolder(env);
  if (seeded) await cp(await seedOnce(seeded, env), data, { recursive: true });
  return data;
}

/** `npm test` sets a folder with the data of sites with demo content, because adding the content takes most of a start. */
function seededFolder(env: Record<string, string> = {}): string | null {
  const folder = process.env.SEEDED_SITES;
  return folder && !env.STORE_URL ? join(folder, `regions-${env.DEMO_REGIONS ?? 'all'}`) : null;
}

async function seedOnce(folder: string, { DEMO_REGIONS }: Record<string, string> = {}): Promise<string> {
  const isFirst = (await mkdir(`${folder}.making`, { recursive: true })) !== undefined;
  if (isFirst) {
    const site = await startIn(await mkdtemp(join(tmpdir(), 'site-')), {
      apart: false,
      env: DEMO_REGIONS === undefined ? {} : { DEMO_REGIONS },
    });
    await site.halt();
    await rename(site.data, folder);
  }
  await until(() => existsSync(folder), 10 * 60_000);
  return folder;
}

export async function startIn(data: string, { apart, env = {} }: StartOptions): Promise<Processes> {
  const settings = { DATA_DIR: data, PORT: '0', LOG_LEVEL: 'fatal', LONGEST_REST_MS: '500', ...env };
  const before = Object.fromEntries(Object.keys(settings).map((name) => [name, process.env[name]]));
  Object.assign(process.env, settings);
  const running = runSite({ apart });
  const { url, login, services, bff } = await running.ready.catch(async (error: unknown) => {
    await running.stop();
    throw error;
  });
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  const admin = login ?? { username: '', email: '', password: '' };
  return {
    url,
    data,
    storeUrl: env.STORE_URL ?? `sqlite:${join(data, 'store')}`,
    services,
    bff,
    login: admin,
    signIn: (username = admin.username, password = admin.password) => signIn(url, username, password),
    halt: () => running.stop(),
    async stop() {
      await running.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

export async function signIn(url: string, username: string, password: string): Promise<Editor> {
  const body = JSON.stringify({ username, password });
  const cookie = await sessionCookie(() => ask(url, 'POST', '/api/user/login', json, body));
  const domain = await ask(url, 'GET', '/api/config/loadDomain?hostname=localhost', { cookie });
  return {
    cookie,
    domainId: domain.json.domain._id,
    get: (path) => ask(url, 'GET', path, { cookie }),
    post: (path, body) => ask(url, 'POST', path, { ...json, cookie }, JSON.stringify(body)),
  };
}

const json = { 'content-type': 'application/json' };
