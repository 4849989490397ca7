import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { aPicture } from '../../bff/test/media/a-picture.ts';
import { FORM_TYPE, formOf } from '../../bff/test/media/form.ts';
import { type Processes, startProcesses } from '../../bff/test/processes.ts';
import { ask } from '../../bff/test/site.ts';
import { until } from '../../services/kit/testing/until.ts';
import { runSite } from '../site/run-site.mjs';

const root = resolve(import.meta.dirname, '../..');
const saved = { ...process.env };
let folder: string;
let site: Processes;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
  site = await startProcesses({ apart: false, env: { DEMO_REGIONS: 'sg' } });
});
afterAll(async () => {
  process.env = saved;
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const runScript = (script: string, data: string, ...args: string[]) =>
  promisify(execFile)('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    env: { ...saved, DATA_DIR: data },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );

test('a backup during saves has every save that was acknowledged before it, and the restored site serves', async () => {
  const editor = await site.signIn();
  const form = formOf({ name: 'file', filename: 'tern.png', bytes: aPicture(40, 40) });
  const uploadHeaders = { cookie: editor.cookie, 'content-type': FORM_TYPE };
  const { json: image } = await ask(site.url, 'POST', '/api/image/upload', uploadHeaders, form);

  const acknowledged: string[] = [];
  let stopped = false;
  const saving = (async () => {
    for (let n = 0; !stopped; n += 1) {
      const slug = `sg/page-${n}`;
      const page = { domainId: editor.domainId, slug, title: `Page ${n}`, header: { title: slug } };
      expect(await editor.post('/api/page/save', { page })).toMatchObject({ status: 200 });
      acknowledged.push(slug);
    }
  })();
  const backup = join(folder, 'backup');
  const before = await until(async () => acknowledged.length >= 20).then(() => [...acknowledged]);
  const copied = await runScript('backup', site.data, backup);
  stopped = true;
  await saving;
  expect(copied).toMatchObject({ code: 0, stderr: '' });
  expect(copied.stdout).toMatch(/^Copied \d+ databases and \d+ files to /);
  expect(acknowledged.length).toBeGreaterThan(before.length);

  const data = join(folder, 'restored');
  expect(await runScript('restore', data, backup)).toMatchObject({ code: 0, stderr: '' });
  await withSite(data, async (url, login) => {
    expect(login).toEqual(expect.objectContaining(site.login));
    // The cookie of the first site is valid, because keys and sessions are restored.
    const get = (path: string) => ask(url, 'GET', path, { cookie: editor.cookie });
    for (const slug of before) expect(await get(`/api/page/load?slug=${slug}`)).toMatchObject({ json: { slug } });
    expect(await ask(url, 'GET', '/sg')).toMatchObject({ status: 200 });
    expect(await ask(url, 'GET', `/img/${image._id}`)).toMatchObject({ status: 200 });
    const rebuilt = await runScript('rebuild', data, 'search', 'sitemap');
    expect(rebuilt).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Rebuilt search in .*\nRebuilt sitemap in /),
    });
  });
});

test('a backup and a restore never replace anything, and a damaged backup restores nothing', async () => {
  const backup = join(folder, 'second');
  const refusal = async (script: string, data: string, ...args: string[]) => {
    const { code, stdout, stderr } = await runScript(script, data, ...args);
    expect([code, stdout]).toEqual([1, '']);
    return stderr;
  };
  expect(await refusal('backup', site.data)).toMatch(/^Name one folder/);
  expect(await runScript('backup', site.data, backup)).toMatchObject({ code: 0 });
  expect(await refusal('backup', site.data, backup)).toMatch(/second is not empty/);
  expect(await refusal('backup', join(folder, 'nothing'), join(folder, 'third'))).toMatch(/^There are no databases/);
  expect(await refusal('restore', site.data, backup)).toMatch(/is not empty, and a restore never replaces data/);
  const data = join(folder, 'never');
  expect(await refusal('restore', data, folder)).toMatch(/is not a complete backup: it has no backup\.json/);
  await appendFile(join(backup, 'store/pages.db'), 'x');
  expect(await refusal('restore', data, backup)).toMatch(/^store\/pages\.db is not the file that was backed up/);
  await rm(join(backup, 'store/pages.db'));
  expect(await refusal('restore', data, backup)).toMatch(/is not a complete backup: store\/pages\.db is missing/);
  expect(await refusal('backup', data, join(folder, 'fourth'))).toMatch(/^There are no databases/);
});

async function withSite(data: string, use: (url: string, login: unknown) => Promise<void>): Promise<void> {
  process.env = { ...saved, PORT: '0', LOG_LEVEL: 'fatal', DATA_DIR: data };
  const restored = runSite();
  try {
    const { url, login } = await restored.ready;
    await use(url, login);
  } finally {
    await restored.stop();
  }
}
