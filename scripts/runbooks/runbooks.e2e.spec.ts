import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ask } from '../../bff/test/site.ts';
import { runSite } from '../site/run-site.mjs';
import { operationsCommands } from './pages.ts';
import { matchesOutput } from './read-commands.ts';

const root = resolve(import.meta.dirname, '../..');
const saved = { ...process.env };
let folder: string;
let output: string;
let site: ReturnType<typeof runSite> | undefined;
let env: Record<string, string | undefined>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'runbooks-'));
  output = await mkdtemp(join(tmpdir(), 'runbooks-output-'));
  process.env = { ...saved, PORT: '0', LOG_LEVEL: 'fatal', DEMO_REGIONS: 'sg', DATA_DIR: folder };
  site = runSite();
  const { url, login } = await site.ready;
  const { email, username, password } = login!;
  await invite(url, login!, PERSON);
  env = {
    ...saved,
    PERSON,
    SITE: url,
    DATA_DIR: folder,
    FOLDER: output,
    EMAIL: email,
    USERNAME: username,
    PASSWORD: password,
  };
});
afterAll(async () => {
  await site?.stop();
  process.env = saved;
  for (const path of [folder, output]) await rm(path, { recursive: true, force: true });
});

const PERSON = 'ann';

async function invite(url: string, login: { username: string; password: string }, username: string): Promise<void> {
  const post = (path: string, body: object, headers = {}) =>
    ask(url, 'POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));
  const { json } = await post('/api/user/login', login);
  const newUser = { username, email: `${username}@example.org` };
  const { status } = await post('/api/user/create', { newUser }, { authorization: `Bearer ${json.token}` });
  expect(status).toBe(200);
}

const executed = operationsCommands().filter(({ environment }) => environment === 'site');

test.each(executed.map((block) => [`${block.page}:${block.line}`, block] as const))(
  'the commands at %s work on a running site',
  async (_, { script, output }) => {
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { cwd: root, env });
    if (output) expect([stdout, matchesOutput(output, stdout)]).toEqual([stdout, true]);
  },
);

test('every runbook has commands that are executed', () => {
  const pages = new Set(executed.map(({ page }) => page));
  expect([...pages]).toEqual(
    expect.arrayContaining(
      ['archive', 'incidents', 'keys', 'restore', 'upgrade'].map((name) => `docs/operations/${name}.md`),
    ),
  );
});
