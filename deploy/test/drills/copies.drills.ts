import { S3 } from '@aws-sdk/client-s3';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { aPicture } from '../../../bff/test/media/a-picture.ts';
import { FORM_TYPE, formOf } from '../../../bff/test/media/form.ts';
import { done } from '../../../bff/test/editing.ts';
import { type Editor, type Processes, startIn, startProcesses } from '../../../bff/test/processes.ts';
import { ask } from '../../../bff/test/site.ts';
import { startMongoForTests } from '../../../scripts/test-servers/start-mongo.ts';
import { startS3ForTests } from '../../../scripts/test-servers/start-s3.ts';
import { testServer } from '../../../scripts/test-servers/test-server.ts';
import { s3Address } from '../../../services/kit/files/s3/connect-s3.ts';
import { until } from '../../../services/kit/testing/until.ts';

const PICTURES = Number(process.env.COPIES_PICTURES ?? 20);
const DRILL_MS = 20 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const print = (line: string) => process.stdout.write(`${line}\n`);
const run = promisify(execFile);
const resticProgram = process.env.RESTIC ?? (await testServer('restic.mjs'));
const [lostMongo, newMongo] = await Promise.all([startMongoForTests(), startMongoForTests()]);
const [lostS3, newS3, copiesS3] = await Promise.all([startS3ForTests(), startS3ForTests(), startS3ForTests()]);
const drill = resticProgram && lostMongo && newMongo && lostS3 && newS3 && copiesS3 ? test : test.skip;

let folder: string;
let env: Record<string, string>;
let copies: { s3: S3; Bucket: string };
let site: Processes | undefined;

beforeAll(async () => {
  if (drill === test.skip) return;
  folder = await mkdtemp(join(tmpdir(), 'copies-'));
  await mkdir(join(folder, 'bin'));
  await symlink(resticProgram!, join(folder, 'bin/restic'));
  const { bucket, endpoint, region, credentials } = s3Address(await copiesS3!.newBucket());
  copies = { s3: new S3({ endpoint, region, credentials, forcePathStyle: true }), Bucket: bucket };
  env = {
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    HOME: folder,
    RESTIC_REPOSITORY: `s3:${endpoint}/${bucket}`,
    RESTIC_PASSWORD: 'a long password',
    AWS_ACCESS_KEY_ID: credentials!.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials!.secretAccessKey,
  };
}, 60_000);
afterAll(async () => {
  await site?.stop();
  for (const server of [newMongo, newS3, copiesS3]) await server?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const runScript = (name: string, ...args: string[]) => run('sh', [`deploy/copies/${name}.sh`, ...args], { env });
const runProgram = (name: string, args: string[], servers: Record<string, string>) =>
  run(process.execPath, [`dist/scripts/backup/servers/${name}.js`, ...args], { env: { ...process.env, ...servers } });

async function storedBytes(): Promise<number> {
  let bytes = 0;
  for (let token: string | undefined, more = true; more; more = token !== undefined) {
    const listed = await copies.s3.listObjectsV2({ Bucket: copies.Bucket, ContinuationToken: token });
    bytes += (listed.Contents ?? []).reduce((sum, { Size = 0 }) => sum + Size, 0);
    token = listed.NextContinuationToken;
  }
  return bytes;
}

async function timed<T>(step: string, act: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const result = await act();
  print(`${step}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

async function upload({ cookie }: Editor, size: number): Promise<string> {
  const form = formOf({ name: 'file', filename: `${size}.png`, bytes: aPicture(size, 600) });
  const sent = await ask(site!.url, 'POST', '/api/image/upload', { cookie, 'content-type': FORM_TYPE }, form);
  return done(sent)._id;
}

async function publish({ domainId, post }: Editor, slug: string): Promise<void> {
  const { _id, revision } = done(await post('/api/page/save', { page: { domainId, slug, title: slug, header: { title: slug } } })); // prettier-ignore
  done(await post('/api/page/publishPage', { page: { _id, revision } }));
}

/** Returns the addresses in a sitemap and in those that it names. */
async function addressesIn(url: string, path: string): Promise<string[]> {
  const { text } = await ask(url, 'GET', path);
  const found = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  if (!text.includes('<sitemapindex')) return found;
  return (await Promise.all(found.map((part) => addressesIn(url, part)))).flat();
}

drill(
  'a site whose servers and backups are lost is restored from the copies of its backups',
  async () => {
    const [filesUrl, backups] = [await lostS3!.newBucket(), join(folder, 'backups')];
    const servers = { STORE_URL: lostMongo!.url, FILES_URL: filesUrl };
    site = await startProcesses({ apart: false, env: { ...servers, DEMO_REGIONS: 'sg' } });
    const editor = await site.signIn();
    const { cookie } = editor;
    const pictures: string[] = [];
    for (let n = 0; n < PICTURES; n += 1) pictures.push(await upload(editor, 600 + n));
    const copy = async (change: string) => {
      const [before, { stdout }] = [await storedBytes(), await runProgram('back-up', [backups], servers)];
      print(`${change}: ${stdout.trim()}`);
      const { stdout: output } = await timed('copied in', () => runScript('copy', backups));
      print(output.match(/^(Added to the repository|Added|processed).*$/gm)?.join('\n') ?? output);
      return (await storedBytes()) - before;
    };
    const first = await copy('first backup');
    await publish(editor, 'sg/after-the-first-backup');
    pictures.push(await upload(editor, 500));
    const second = await copy('a page and a picture later');
    print(`sent to the second server: ${(first / 1e6).toFixed(1)} MB, then ${(second / 1e6).toFixed(1)} MB`);
    expect(second).toBeLessThan(first / 4);
    const addresses = await addressesIn(site.url, '/sitemap.xml');
    expect(addresses).toContain('/sg/after-the-first-backup');
    await publish(editor, 'sg/after-the-last-backup');

    // The keys and the password of the root user are in the folder of the secrets, which is stored elsewhere.
    const data = await mkdtemp(join(folder, 'data-'));
    for (const secret of ['keys', 'login.json'])
      await cp(join(site.data, secret), join(data, secret), { recursive: true });
    await site.stop();
    for (const server of [lostMongo, lostS3]) await server!.stop();
    await rm(backups, { recursive: true });

    const lostAt = Date.now();
    await timed('newest copy fetched', () => runScript('fetch', backups));
    const restored = { STORE_URL: newMongo!.url, FILES_URL: await newS3!.newBucket() };
    await timed('restored', () => runProgram('restore', [backups, '--newest'], restored));
    site = await startIn(data, { apart: false, env: { ...restored, DEMO_REGIONS: 'none' } });
    const settings = { cwd: process.cwd(), env: { ...process.env, DATA_DIR: data } };
    await timed('read models rebuilt', () => run('npm', ['run', '--silent', 'rebuild', '--', 'all'], settings));
    print(`recovery time: ${((Date.now() - lostAt) / 1000).toFixed(1)} s`);

    const statusOf = async (path: string) => (await ask(site!.url, 'GET', path)).status;
    expect((await addressesIn(site.url, '/sitemap.xml')).sort()).toEqual(addresses.sort());
    for (const path of addresses) expect([path, await statusOf(path)]).toEqual([path, 200]);
    for (const id of pictures) expect(await statusOf(`/img/${id}`)).toBe(200);
    const found = async () =>
      (await ask(site!.url, 'GET', '/api/search/query?q=after-the-first-backup')).json.total > 0;
    await until(found);
    expect(await statusOf('/sg/after-the-last-backup')).toBe(404);
    expect((await ask(site.url, 'GET', '/api/page/load?slug=sg/after-the-first-backup', { cookie })).status).toBe(200);
    await publish(await site.signIn(), 'sg/after-the-restore');
  },
  DRILL_MS,
);

drill(
  'a copy is encrypted, and one that is old, damaged or has another password fails its check',
  async () => {
    const check = async () => runScript('fetch', await mkdtemp(join(folder, 'checked-')), '2');
    await check();
    const { Contents = [] } = await copies.s3.listObjectsV2({ Bucket: copies.Bucket, Prefix: 'data/' });
    for (const { Key } of Contents) {
      const { Body } = await copies.s3.getObject({ Bucket: copies.Bucket, Key });
      expect(await Body!.transformToString('latin1')).not.toContain('after-the-first-backup');
    }
    const right = env;
    env = { ...env, RESTIC_PASSWORD: 'another password' };
    await expect(check()).rejects.toThrow('wrong password');
    env = right;

    const backups = join(folder, 'backups');
    const newest = (await readdir(backups)).sort().at(-1)!;
    const fourDaysAgo = new Date(Date.now() - 4 * DAY_MS);
    await utimes(join(backups, newest, 'backup.json'), fourDaysAgo, fourDaysAgo);
    await runScript('copy', backups);
    await expect(check()).rejects.toThrow('The newest copy is older than 2 days.');

    for (const { Key } of Contents.slice(0, 5)) await copies.s3.deleteObject({ Bucket: copies.Bucket, Key });
    await expect(runScript('copy', backups)).rejects.toThrow();
  },
  DRILL_MS,
);
