import { readdirSync, renameSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfSeeded } from '../../bff/test/processes.ts';
import { ask } from '../../bff/test/site.ts';
import { run } from '../machine/run.mjs';
import { runSite, type RunningSite } from './run-site.mjs';

let above: string;
const saved = { ...process.env };
beforeAll(async () => {
  above = await mkdtemp(join(tmpdir(), 'machine-'));
});
afterAll(async () => {
  process.env = saved;
  await rm(above, { recursive: true, force: true });
});

async function withSite(env: Record<string, string>, use: (site: RunningSite) => Promise<void>): Promise<void> {
  process.env = { ...saved, PORT: '0', LOG_LEVEL: 'fatal', DEMO_REGIONS: 'sg', ...env };
  const site = runSite();
  try {
    await use(await site.ready);
  } finally {
    await site.stop();
  }
}

const statusOf = async (url: string, path: string) => (await ask(url, 'GET', path)).status;

test('the site starts after its data folder has moved, with or without the record of seeded content', async () => {
  const [first, second] = [await copyOfSeeded({ DEMO_REGIONS: 'sg' }), join(above, 'second')];
  await withSite({ DATA_DIR: first }, async ({ url, login }) => {
    expect(await statusOf(url, '/sg')).toBe(200);
    expect(login?.username).toBe('admin');
    expect(readableByOthers(first)).toEqual([]);
    expect(
      await run(process.execPath, ['scripts/run-with-site.mjs', 'demo/seed'], {
        env: { DATA_DIR: first },
        stdio: 'ignore',
      }),
    ).toBe(0);
  });
  renameSync(first, second);
  await withSite({ DATA_DIR: second }, async ({ url }) => expect(await statusOf(url, '/sg')).toBe(200));
  await rm(join(second, 'seeded.json'));
  await withSite({ DATA_DIR: second, DRAFT: 'false' }, async ({ url, login }) => {
    expect(await statusOf(url, '/sg')).toBe(200);
    expect(login).toBeUndefined();
  });
});

const readableByOthers = (folder: string) =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))].filter(
    (path) => statSync(path).mode & 0o077,
  );
