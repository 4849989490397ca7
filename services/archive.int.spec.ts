import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import sharp from 'sharp';
import { startS3ForTests } from '../scripts/test-servers/start-s3.ts';
import type { ArchivedRevision } from '../proto/archive.ts';
import type { Call, ClientInput, Output } from '../proto/contract.ts';
import { identity } from '../proto/identity.ts';
import { media } from '../proto/media.ts';
import { pages } from '../proto/pages.ts';
import { regions } from '../proto/regions.ts';
import { search } from '../proto/search.ts';
import { siteConfig } from '../proto/site-config.ts';
import { sitemap } from '../proto/sitemap.ts';
import { checkArchive, importArchive, type ImportOptions } from './kit/archive-file/import-archive.ts';
import { type CallService, Installation } from './kit/archive-file/installation.ts';
import { writeArchive } from './kit/archive-file/write-archive.ts';
import { systemClock } from './kit/clock.ts';
import { openFiles } from './kit/files/open-files.ts';
import { type Stack, startStack } from './kit/testing/stack.ts';
import { until } from './kit/testing/until.ts';
import { revisionId } from './kit/versioned/revision.ts';
import { services } from './services.ts';

const domainId = 'domain-1';
const s3 = await startS3ForTests();

interface Site {
  stack: Stack;
  installation: Installation;
  call: <C extends Call>(one: C, input: ClientInput<C>) => Promise<Output<C>>;
}

const root = { username: 'root', email: 'root@tern.example', password: 'a long enough secret' };
const started: Stack[] = [];

async function startSite(settings: { storeUrl?: string; filesUrl?: string } = {}): Promise<Site> {
  const stack = await startStack({ services, settings: { root, ...settings } });
  started.push(stack);
  const callService: CallService = (call, input) => stack.call(call, input, { as: stack.users.admin, domainId: '' });
  return {
    stack,
    installation: new Installation(callService),
    call: (call, input) => stack.call(call, input, { as: stack.users.admin, domainId }),
  };
}

let copies = 0;

/** Starts a site with a new database or folder, and a new bucket if there is a server for it. */
async function startEmptySite(): Promise<Site> {
  copies += 1;
  const { storeUrl } = source.stack.settings;
  return startSite({
    ...(storeUrl.startsWith('mongodb') && { storeUrl: storeUrl.replace(/(\/\/[^/]+\/[^/?]*)/, `$1-copy${copies}`) }),
    ...(s3 && { filesUrl: await s3.newBucket() }),
  });
}

const sourcesOf = ({ installation, stack }: Site) => ({ installation, files: openFiles(stack.settings.filesUrl) });

async function exported(site: Site, at = new Date()): Promise<Buffer> {
  const parts: Buffer[] = [];
  const output = new Writable({
    write: (part: Buffer, _, done) => {
      parts.push(part);
      done();
    },
  });
  await writeArchive({ ...sourcesOf(site), until: at }, output);
  return Buffer.concat(parts);
}

const importing = (site: Site, archive: Buffer): ImportOptions => ({
  ...sourcesOf(site),
  open: async () => Readable.from([archive]),
});

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let source: Site;
let archive: Buffer;
let imageId: string;
let leafletId: string;

async function upload(bytes: Buffer, name: string) {
  const key = `incoming/${systemClock.id()}`;
  await openFiles(source.stack.settings.filesUrl).put(key, bytes, { type: 'application/octet-stream' });
  return { upload: { key, name, size: bytes.length } };
}

beforeAll(async () => {
  source = await startSite();
  const { call } = source;
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
  imageId = (await call(media.calls.uploadImage, await upload(await picture.png().toBuffer(), 'tern.png')))._id;
  const larger = await upload(await picture.resize(12, 12).png().toBuffer(), 'tern.png');
  await call(media.calls.replaceImage, { _id: imageId, ...larger });
  const leaflet = await call(media.calls.uploadFile, await upload(Buffer.from('An old leaflet'), 'leaflet.txt'));
  leafletId = leaflet._id;
  await call(media.calls.replaceFile, { _id: leafletId, ...(await upload(Buffer.from('A leaflet'), 'leaflet.txt')) });
  const removed = await call(media.calls.uploadFile, await upload(Buffer.from('A table'), 'table.txt'));
  await call(media.calls.removeFile, { _id: removed._id });
  const domain = await call(siteConfig.calls.saveDomain, { domain: { name: 'Tern', hostnames: ['tern.example'] } });
  await call(siteConfig.calls.publishDomain, {
    domain: { _id: domain._id, revision: domain.revision, name: 'Tern', hostnames: ['tern.example'] },
  });
  await call(siteConfig.calls.saveSiteSettings, { siteSettings: { domainId, title: 'Tern' } });
  await call(siteConfig.calls.saveRedirect, { redirect: { domainId, from: '/old', to: '/new' } });
  await call(siteConfig.calls.saveNav, { nav: { domainId, topSearch: ['terns'] } });
  await call(regions.calls.createRegion, { region: { name: 'North', slugPrefix: 'north' } });
  const { _id: role } = await call(identity.calls.saveRole, {
    role: { name: 'Writers', grants: [{ capability: 'pages.edit' }] },
  });
  await call(identity.calls.inviteUser, { newUser: { username: 'mere', email: 'mere@tern.example' } });
  expect(role).toBeTruthy();
  for (let n = 0; n < 4; n++) {
    const title = `Page ${n}`;
    const page = { domainId, title, header: { title }, slug: `page-${n}`, pageType: 'page' as const };
    const saved = await call(pages.calls.save, { page });
    await call(pages.calls.publish, { page: { ...saved, title: `Published page ${n}` } });
  }
  archive = await exported(source);
});

afterAll(async () => {
  for (const stack of started) await stack.stop();
  await s3?.stop();
});

describe('after an import into an empty installation', () => {
  let copy: Site;
  let events: ReturnType<Stack['events']>;
  beforeAll(async () => {
    copy = await startEmptySite();
    events = copy.stack.events(siteConfig.events.changed);
    await importArchive(importing(copy, archive));
  });

  test('every BFF empties its cache', async () => {
    expect(await events.next()).toMatchObject({ data: { kind: 'domain', live: true } });
  });

  test('an export gives the same archive again, byte by byte', async () => {
    expect(digest(await exported(copy))).toBe(digest(archive));
  });

  test('visitors read the pages, the picture is there, and search and sitemap can be rebuilt', async () => {
    const visited = await copy.stack.call(pages.calls.load, { slug: 'page-1', domainId }, { domainId });
    expect(visited).toMatchObject({ title: 'Published page 1', published: true });
    const key = `images/${imageId}/original`;
    const [original, copied] = await Promise.all([source, copy].map((site) => sourcesOf(site).files.read(key)));
    expect(copied).toEqual(original);
    expect(await copy.call(search.calls.rebuild, {})).toEqual({ indexed: 4 });
    expect(await copy.call(sitemap.calls.rebuild, {})).toEqual({ rows: 4 });
    const saved = await copy.call(pages.calls.save, {
      page: { ...visited, title: 'Changed after the import' } as never,
    });
    expect(saved).toMatchObject({ _id: visited!._id, revision: visited!.revision + 1 });
  });

  test('a replaced picture and file have all their bytes, and their earlier ones can be restored', async () => {
    const { files } = sourcesOf(copy);
    const widthOf = async () => {
      const { key } = await copy.call(media.calls.openImage, { _id: imageId, rendition: { o: true }, webp: true });
      return (await sharp((await files.read(key))!).metadata()).width;
    };
    const textOf = async () =>
      String(await files.read((await copy.call(media.calls.openFile, { _id: leafletId })).key));
    expect([await widthOf(), await textOf()]).toEqual([12, 'A leaflet']);
    await copy.call(media.calls.restoreDocument, { kind: 'image', _id: imageId, revision: 1 });
    await copy.call(media.calls.restoreDocument, { kind: 'file', _id: leafletId, revision: 1 });
    expect([await widthOf(), await textOf()]).toEqual([9, 'An old leaflet']);
  });

  test('slugs and usernames stay reserved by the imported documents', async () => {
    const again = { page: { domainId, title: 'Another', slug: 'page-1', pageType: 'page' as const } };
    await expect(copy.call(pages.calls.save, again)).rejects.toMatchObject({ code: 'conflict' });
    const newUser = { username: 'mere', email: 'other@tern.example' };
    await expect(copy.call(identity.calls.inviteUser, { newUser })).rejects.toMatchObject({ code: 'conflict' });
  });
});

test('names that calls refuse as reserved are not imported', async () => {
  const copy = await startEmptySite();
  const region = { _id: 'north', slugPrefix: 'north' };
  const contents = [
    [identity, 'users', { username: 'Admın', email: 'a@tern.example', roles: [] }, 'The username Admın is reserved'],
    [
      identity,
      'users',
      { username: 'ordinary', email: 'o@tern.example', roles: ['root'] },
      'root: that name is reserved',
    ],
    [identity, 'roles', { name: 'Rооt', admin: false, grants: [] }, 'root: that name is reserved'],
    [regions, 'regions', { domainId, name: 'Programs', slugPrefix: 'api', homePageSlug: '' }, 'api'],
    [siteConfig, 'redirects', { domainId, name: '', from: '/img/a', to: '/b' }, '/img/a'],
    [pages, 'pages', { domainId, slug: 'file/a', pageType: 'page', header: {} }, 'file'],
    [pages, 'pages', { domainId, slug: 'north/search', pageType: 'page', header: {}, region }, 'north/search'],
  ] as const;
  for (const [index, [{ calls }, collection, snapshot, reason]] of contents.entries()) {
    const documentId = `reserved-${index}`;
    const by = { _id: 'someone', username: 'someone' };
    const at = '2026-01-01T00:00:00.000Z';
    const first = { documentId, revision: 1, action: 'create', at, by, created: true, operations: [], snapshot };
    const text = `${JSON.stringify({ _id: revisionId(documentId, 1), ...first })}\n`;
    expect(await copy.call(calls.importRows, { collection, text })).toEqual({ added: 1 });
    const finishing = copy.call(calls.finishImport, {
      collection,
      after: documentId.slice(0, -1) + (index > 0 ? index - 1 : ''),
    });
    await expect(finishing).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining(reason) });
  }
});

test('an installation with other content refuses an import, and a dry run names the difference and writes nothing', async () => {
  const copy = await startEmptySite();
  const own = { page: { domainId, title: 'Own', slug: 'own-page', pageType: 'page' as const } };
  const { _id } = await copy.call(pages.calls.save, own);
  const checked = await checkArchive(importing(copy, archive));
  const pagesDifference = checked.differences.find(({ collection }) => collection === 'pages/pages')!;
  expect(pagesDifference.added.count).toBe(4);
  expect(pagesDifference.added.names).toContain('page-1');
  expect(pagesDifference.removed).toEqual({ count: 1, names: [_id] });
  await expect(importArchive(importing(copy, archive))).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/pages\/pages.*Import into an empty installation/),
  });
  const { pages: stored } = await copy.call(pages.calls.listDrafts, { after: '' });
  expect(stored.map(({ slug }) => slug)).toEqual(['own-page']);
});

test('a person without the rights of an administrator can neither export nor import', async () => {
  const { stack } = source;
  const asEditor = new Installation((call, input) => stack.call(call, input, { as: stack.users.editor, domainId: '' }));
  await expect(asEditor.collections()).rejects.toMatchObject({ code: 'forbidden' });
  const someone = new Installation((call, input) => stack.call(call, input, { domainId: '' }));
  await expect(someone.collections()).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('an import that is interrupted at any call is completed by repeating it', async () => {
  const copy = await startEmptySite();
  let failAt = 1;
  const interrupted = new Installation((call, input) => {
    if (call.kind === 'command' && --failAt < 0) throw new Error('interrupted');
    return copy.stack.call(call, input, { as: copy.stack.users.admin, domainId: '' });
  });
  const options = { ...importing(copy, archive), installation: interrupted };
  let interruptions = 0;
  for (let completed = 1; ; completed += 6) {
    failAt = completed;
    const error = await importArchive(options).then(
      () => null,
      (reason: Error) => reason,
    );
    if (!error) break;
    expect(error).toMatchObject({ key: 'archive.incomplete', cause: { message: 'interrupted' } });
    interruptions += 1;
  }
  expect(interruptions).toBeGreaterThan(2);
  expect(digest(await exported(copy))).toBe(digest(archive));
});

test('a truncated archive is refused before anything is written', async () => {
  const copy = await startEmptySite();
  for (const length of [0, 700, Math.floor(archive.length / 2), archive.length - 2000])
    await expect(importArchive(importing(copy, archive.subarray(0, length)))).rejects.toMatchObject({
      code: 'invalid',
    });
  expect((await checkArchive(importing(copy, archive))).conflicts).toBe(0);
  expect((await copy.call(pages.calls.listDrafts, { after: '' })).pages).toEqual([]);
});

test('an export while editors save contains each log without gaps up to its time, with every save confirmed before', async () => {
  const busy = await startEmptySite();
  let isDone = false;
  let saves = 0;
  const confirmed = new Map<string, number>();
  const edit = async (slug: string) => {
    let page = await busy.call(pages.calls.save, { page: { domainId, title: slug, slug, pageType: 'page' } });
    for (; !isDone; saves += 1) {
      page = await busy.call(pages.calls.save, { page: { ...page, title: `${slug} ${saves}` } as never });
      confirmed.set(page._id, page.revision!);
    }
  };
  const editors = Promise.all(['a', 'b', 'c', 'd'].map(edit));
  await until(async () => saves > 20 && confirmed.size === 4);
  const before = new Map(confirmed);
  const at = new Date();
  const during = await exported(busy, at);
  isDone = true;
  await editors;
  const revisions = pageRevisions(during);
  expect(new Set(revisions.map(({ documentId }) => documentId))).toEqual(new Set(before.keys()));
  expect(revisions.filter((revision) => new Date(revision.at) > at)).toEqual([]);
  for (const [documentId, last] of before) {
    const log = revisions.filter((revision) => revision.documentId === documentId);
    expect(log.map(({ revision }) => revision)).toEqual(log.map((_, index) => index + 1));
    expect(log.length).toBeGreaterThanOrEqual(last);
  }
  const copy = await startEmptySite();
  await importArchive(importing(copy, during));
  expect((await copy.call(pages.calls.listDrafts, { after: '' })).pages).toHaveLength(4);
});

const pageRevisions = (bytes: Buffer): ArchivedRevision[] =>
  bytes
    .toString('utf8')
    .split('\n')
    .filter((line) => line.includes('"documentId"') && line.includes('"operations"'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as ArchivedRevision);
