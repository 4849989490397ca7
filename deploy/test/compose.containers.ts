import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Editing, editingAt } from '../../bff/test/editing.ts';
import { type Answer, sendRequest } from '../../bff/test/http-request.ts';
import { aPicture } from '../../bff/test/media/a-picture.ts';
import { buildImages } from '../../scripts/image/build-images.mjs';
import { freePort } from '../../scripts/machine/ports.mjs';
import { until } from '../../services/kit/testing/until.ts';
import { engine } from './container-engine.ts';
import { editInBrowser } from './edit-in-browser.ts';

const [program = 'docker', ...programArgs] = (process.env.COMPOSE ?? 'docker compose').split(' ');
const files = (process.env.COMPOSE_FILE ?? 'deploy/compose.yaml').split(delimiter);
const isInstalled = await promisify(execFile)(program, [...programArgs, 'version']).then(() => true, () => false); // prettier-ignore
const suite = engine && isInstalled ? describe : describe.skip;
if (!isInstalled) process.stderr.write(`The suite of compose is skipped: ${program} does not answer.\n`);

const START_MS = 8 * 60_000;
const root = { username: 'admin', password: 'a-long-password' };

let folder: string;
let port: number;
let editPort: number;
const compose = async (...args: string[]) => {
  const options = ['--project-name', 'website-test', '--env-file', join(folder, '.env')];
  const all = [...programArgs, ...options, ...files.flatMap((file) => ['--file', file]), ...args];
  return (await promisify(execFile)(program, all, { maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
};

const send = (at: number, method: string, path: string, headers: Record<string, string>, body?: string) =>
  sendRequest(`http://127.0.0.1:${at}`, method, path, { host: `localhost:${at}`, ...headers }, body);
const get = (path: string): Promise<Answer> => send(port, 'GET', path, {});
const getAsEditor = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  send(editPort, 'GET', path, headers);
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  send(editPort, 'POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));
const signIn = async () => {
  const { headers } = await post('/api/user/login', root);
  return { cookie: String(headers['set-cookie']?.[0]).split(';')[0]! };
};
const statusOf = (path: string) => get(path).then(({ status }) => status, () => 0); // prettier-ignore
const isFound = async (words: string) => (await get(`/api/search/query?q=${words}&size=1`)).json.total > 0;

suite('docker compose up', () => {
  let editor: Editing;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'compose-'));
    port = await freePort(22_000);
    editPort = await freePort(port + 1);
    const settings = {
      ROOT_PASSWORD: root.password,
      TYPESENSE_KEY: 'typesense-key',
      FILES_SECRET: 'files-secret',
      COMPOSE_PROFILES: 'site',
      SITE_ADDRESS: `:${port}`,
      SITE_PORT: `${port}`,
      BASE_URL: `http://localhost:${port}`,
      EDIT_ADDRESS: `:${editPort}`,
      EDIT_PORT: `${editPort}`,
      EDIT_URL: `http://localhost:${editPort}`,
      MAIL_PORT: `${await freePort(editPort + 1)}`,
    };
    await writeFile(join(folder, '.env'), Object.entries(settings).map(([name, value]) => `${name}=${value}\n`).join('')); // prettier-ignore
    if (process.env.IMAGES !== 'ready') expect(await buildImages(engine!)).toBe(true);
    await compose('up', '--detach');
    await until(async () => (await statusOf('/sg')) === 200, START_MS);
    editor = await editingAt({ get: getAsEditor, post, signIn });
  }, 20 * 60_000);

  afterAll(async () => {
    if (process.env.KEEP !== 'true') await compose('down', '--volumes', '--timeout', '30');
    await rm(folder, { recursive: true, force: true });
  }, 120_000);

  test(
    'the demo content is complete',
    async () => {
      await until(
        async () => (await compose('logs', '--no-log-prefix', 'seed')).includes('pages of demo content'),
        START_MS,
      );
      for (const path of ['/au', '/nz', '/sg', '/uk']) expect(await statusOf(path)).toBe(200);
    },
    START_MS,
  );

  test('what an editor publishes, visitors see and find', async () => {
    await editor.aPage('wombat', 'The wombat parade');
    await until(async () => (await get('/wombat')).text.includes('The wombat parade'), 30_000);
    await until(() => isFound('wombat'), 30_000);
  }, 90_000);

  test('an editor signs in, edits and publishes in a browser, and visitors see and find it', async () => {
    await editInBrowser({ url: `http://localhost:${editPort}`, path: '/sg/cover', login: root, get });
  }, 240_000);

  test('only the address of editors excludes search engines', async () => {
    expect((await get('/robots.txt')).text).toContain('Sitemap:');
    expect((await getAsEditor('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  });

  test('a picture is stored, and rendered in another size', async () => {
    const form = new FormData();
    form.set('alt', 'A picture');
    form.set('file', new Blob([new Uint8Array(aPicture(64, 64))], { type: 'image/png' }), 'a.png');
    const headers = { cookie: editor.cookie.cookie };
    const upload = await fetch(`http://localhost:${editPort}/api/image/upload`, {
      method: 'POST',
      body: form,
      headers,
    });
    const { _id } = (await upload.json()) as { _id: string };
    const { status, headers: sent } = await get(`/img/${_id}?w=32&f=webp`);
    expect([status, sent['content-type']]).toEqual([200, 'image/webp']);
  });

  test('visitors notice nothing while one BFF after the other restarts', async () => {
    const failed: string[] = [];
    let isOver = false;
    let answered = 0;
    const visitor = async (n: number) => {
      while (!isOver) {
        const path = n % 2 === 0 ? '/sg' : `/search?q=${n}-${answered}`;
        const status = await statusOf(path);
        answered += 1;
        if (status !== 200) failed.push(`${status} ${path}`);
      }
    };
    const visitors = Array.from({ length: 6 }, (_, n) => visitor(n));
    for (const name of ['bff-1', 'bff-2']) {
      await compose('restart', '--timeout', '30', name);
      const isReady = "fetch('http://127.0.0.1:3000/ready').then(({ ok }) => process.exit(ok ? 0 : 1))";
      await until(() => compose('exec', '-T', name, 'node', '--eval', isReady).then(() => true, () => false), 90_000); // prettier-ignore
      const before = answered;
      await until(() => answered > before + 50, 30_000);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(failed).toEqual([]);
  }, 240_000);

  test(
    'a second start keeps keys, content and sessions',
    async () => {
      await compose('up', '--detach');
      await until(async () => (await statusOf('/wombat')) === 200, START_MS);
      expect((await post('/api/user/me', {}, editor.cookie)).json.user.username).toBe('admin');
    },
    START_MS,
  );
});
