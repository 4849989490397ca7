import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { aPicture } from '../../bff/test/media/a-picture.ts';
import { FORM_TYPE, formOf } from '../../bff/test/media/form.ts';
import { type Processes, startProcesses } from '../../bff/test/processes.ts';
import { ask } from '../../bff/test/site.ts';

const root = resolve(import.meta.dirname, '../..');
const sites: Processes[] = [];
let folder: string;
let source: Processes;
let empty: Processes;
let imageId: string;

const startSite = async (regions: string): Promise<Processes> => {
  const site = await startProcesses({ apart: false, env: { DEMO_REGIONS: regions } });
  sites.push(site);
  return site;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
  source = await startSite('sg');
  empty = await startSite('none');
  const { cookie } = await source.signIn();
  const form = formOf({ name: 'file', filename: 'tern.png', bytes: aPicture(40, 40) });
  const headers = { cookie, 'content-type': FORM_TYPE };
  const uploaded = await ask(source.url, 'POST', '/api/image/upload', headers, form);
  expect(uploaded.status).toBe(200);
  imageId = uploaded.json._id;
});
afterAll(async () => {
  for (const site of sites) await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const fileNamed = (name: string) => join(folder, name);

const runScript = (script: string, site: Processes, ...args: string[]) =>
  runCommand('npm', ['run', '--silent', script, '--', ...args], site);

/** Runs what the script of this name in package.json runs, without starting npm each time. */
const runProgram = (name: string, site: Processes, ...args: string[]) =>
  runCommand(process.execPath, ['scripts/run-with-site.mjs', `archive/${name}`, ...args], site);

async function runCommand(command: string, args: string[], site: Processes) {
  const env = { ...process.env, DATA_DIR: site.data };
  return promisify(execFile)(command, args, { cwd: root, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

test('the export of an installation that imported an archive equals the archive, byte by byte', async () => {
  const archive = fileNamed('source.tar');
  const exported = await runScript('export', source, archive);
  expect(exported).toMatchObject({ code: 0, stderr: '' });
  expect(exported.stdout).toMatch(/^Exported \d+ rows and \d+ files to /);

  expect(await ask(empty.url, 'GET', '/sg')).toMatchObject({ status: 404 });
  const dryRun = await runProgram('import', empty, archive, '--dry-run');
  expect(dryRun.stdout).toMatch(/^pages\/pages: \d+ would be added: /m);
  expect(await ask(empty.url, 'GET', '/sg')).toMatchObject({ status: 404 });

  const imported = await runScript('import', empty, archive);
  expect(imported).toMatchObject({ code: 0, stderr: '' });
  expect(imported.stdout).toMatch(/^Imported \d+ documents and rows\./);
  expect(await ask(empty.url, 'GET', '/sg')).toMatchObject({ status: 200 });
  expect(await ask(empty.url, 'GET', `/img/${imageId}`)).toMatchObject({ status: 200 });
  await expect(empty.signIn()).resolves.toMatchObject({ domainId: (await source.signIn()).domainId });

  const copy = fileNamed('copy.tar');
  expect(await runProgram('export', empty, copy)).toMatchObject({ code: 0 });
  expect((await readFile(copy)).equals(await readFile(archive))).toBe(true);
});

test('what cannot be carried out is refused with a sentence and leaves no file', async () => {
  const archive = fileNamed('refused.tar');
  await copyFile(fileNamed('source.tar'), archive);
  const refuses = async (script: string, args: string[], sentence: string) =>
    expect(await runProgram(script, source, ...args)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(sentence),
    });
  await Promise.all([
    refuses('export', [archive], 'exists already'),
    refuses('export', [join(folder, 'missing', 'site.tar')], 'does not exist'),
    refuses('import', [fileNamed('other.tar')], 'does not exist'),
  ]);
  await truncate(archive, 20_000);
  await refuses('import', [archive], 'The archive is damaged or incomplete');
  expect((await readdir(folder)).filter((name) => name.includes('incomplete'))).toEqual([]);
});
