import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Settings } from '../../services/kit/settings.ts';
import type { BffConfig } from '../bff-config.ts';
import { copyOfSeeded, type DemoSite, signIn, startIn } from './processes.ts';
import { nextPort, startSite } from './start-site.ts';

export async function startDemo(config: Partial<BffConfig>, more: Partial<Settings>): Promise<DemoSite> {
  const data = await dataOfDemo();
  const login: DemoSite['login'] = JSON.parse(await readFile(join(data, 'login.json'), 'utf8'));
  const port = await nextPort();
  const url = `http://localhost:${port}`;
  const site = await startSite(
    { siteDir: resolve('dist/site'), port, baseUrl: url, ...config },
    {
      settings: {
        storeUrl: `sqlite:${join(data, 'store')}`,
        filesUrl: `file:${join(data, 'files')}`,
        root: login,
        ...more,
      },
    },
  );
  return {
    url,
    login,
    stack: site.stack,
    signIn: (username = login.username, password = login.password) => signIn(url, username, password),
    stopServices: () => site.stopServices(),
    async stop() {
      await site.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function dataOfDemo(): Promise<string> {
  const data = await copyOfSeeded();
  if (existsSync(join(data, 'login.json'))) return data;
  await (await startIn(data, { apart: false })).halt();
  return data;
}
