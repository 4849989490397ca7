import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Processes, startProcesses } from '../../bff/test/processes.ts';
import { ask } from '../../bff/test/site.ts';
import { operationsCommands } from './pages.ts';
import { matchesOutput } from './read-commands.ts';

const root = resolve(import.meta.dirname, '../..');
let output: string;
let site: Processes;
let env: Record<string, string | undefined>;

beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), 'runbooks-output-'));
  site = await startProcesses({ apart: false, env: { DEMO_REGIONS: 'sg' } });
  const { url, data, login } = site;
  const { email, username, password } = login;
  await invite(url, login, PERSON);
  env = {
    ...process.env,
    PERSON,
    SITE: url,
    DATA_DIR: data,
    FOLDER: output,
    EMAIL: email,
    USERNAME: username,
    PASSWORD: password,
  };
});
afterAll(async () => {
  await site?.stop();
  await rm(output, { recursive: true, force: true });
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
/** Several pages have the same commands, which take seconds. */
const different = new Map(executed.map((block) => [`${block.script} ${block.output}`, block]));

test.each([...different.values()].map((block) => [`${block.page}:${block.line}`, block] as const))(
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
