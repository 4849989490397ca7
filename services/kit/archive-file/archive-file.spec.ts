import { Readable, Writable } from 'node:stream';
import tar from 'tar-stream';
import { openFolder } from '../files/folder/open-folder.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArchivedRevision } from '../../../proto/archive.ts';
import { importArchive } from './import-archive.ts';
import type { CollectionOfService } from './installation.ts';
import { writeArchive } from './write-archive.ts';

const pages: CollectionOfService = { service: 'pages', name: 'pages', holds: 'revisions', excluded: ['root'] };
const images: CollectionOfService = {
  ...{ service: 'media', name: 'images', holds: 'revisions', excluded: [] },
  fileKey: 'images/{id}/original',
};
const collections = [images, pages];

const revision = (documentId: string, number: number, more: Partial<ArchivedRevision> = {}): ArchivedRevision => ({
  _id: `${documentId}:${String(number).padStart(9, '0')}`,
  documentId,
  revision: number,
  action: 'save',
  at: '2026-01-01T00:00:00.000Z',
  by: { _id: 'ann', username: 'Ann' },
  operations: [],
  snapshot: { slug: documentId },
  ...more,
});
const line = (row: unknown) => `${JSON.stringify(row)}`;

/** An empty installation that records what it stores. */
function emptyInstallation(lines: Record<string, Iterable<string>> = {}) {
  const stored: string[] = [];
  return {
    stored,
    collections: async () => collections,
    async *lines({ name }: CollectionOfService) {
      yield* lines[name] ?? [];
    },
    async importRows({ name }: CollectionOfService) {
      stored.push(name);
      return 1;
    },
    finish: async ({ name }: CollectionOfService) => void stored.push(`finished ${name}`),
  };
}

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'archive-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function exported(lines: Record<string, string[]>): Promise<Buffer> {
  const files = openFolder(folder);
  await files.put('images/tern/original', Buffer.from('bytes of a picture'), { type: 'image/png' });
  for (const name of ['wave', 'coast'])
    await files.put(`art/${name}.svg`, Buffer.from(name), { type: 'image/svg+xml' });
  const parts: Buffer[] = [];
  const output = new Writable({
    write: (part: Buffer, _, done) => {
      parts.push(part);
      done();
    },
  });
  await writeArchive({ installation: emptyInstallation(lines), files, until: new Date() }, output);
  return Buffer.concat(parts);
}

const usual = { images: [line(revision('tern', 1))], pages: [line(revision('a', 1)), line(revision('b', 1))] };

type Entry = [name: string, text: string, type?: 'file' | 'symlink' | 'directory'];

async function entriesOf(archive: Buffer): Promise<Entry[]> {
  const extract = tar.extract();
  Readable.from([archive]).pipe(extract);
  const entries: Entry[] = [];
  for await (const entry of extract) {
    let text = '';
    for await (const part of entry) text += String(part);
    entries.push([entry.header.name, text]);
  }
  return entries;
}

async function packed(entries: Entry[]): Promise<Buffer> {
  const pack = tar.pack();
  for (const [name, text, type = 'file'] of entries) pack.entry({ name, type, linkname: '/etc/passwd' }, text);
  pack.finalize();
  const parts: Buffer[] = [];
  for await (const part of pack) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function refusal(archive: Buffer): Promise<{ code: string; message: string; stored: string[] }> {
  const installation = emptyInstallation();
  const options = {
    installation,
    files: openFolder(join(folder, 'empty')),
    open: async () => Readable.from([archive]),
  };
  try {
    await importArchive(options);
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return { code, message, stored: installation.stored };
  }
  throw new Error('It was not refused.');
}

const changed = (change: (entries: Entry[]) => Entry[]) => async () =>
  packed(change(await entriesOf(await exported(usual))));
const withText = (path: RegExp, change: (text: string) => string) =>
  changed((entries) => entries.map(([name, text]) => [name, path.test(name) ? change(text) : text]));
const withEntry = (entry: Entry, before = /^files\/art/) =>
  changed((entries) =>
    entries.toSpliced(
      entries.findIndex(([name]) => before.test(name)),
      0,
      entry,
    ),
  );

const hostile: [name: string, archive: () => Promise<Buffer>, message: RegExp][] = [
  ['a text', async () => Buffer.from('not a tar file at all'.repeat(100)), /not an archive/],
  ['nothing', async () => Buffer.alloc(0), /not an archive of a website: it is empty/],
  [
    'a compressed archive',
    async () => Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(600, 7)]),
    /decompressed first/,
  ],
  ['another tar file', () => packed([['README.md', 'Hello']]), /does not begin with archive.json/],
  [
    'a later version',
    withText(/^archive.json/, () => '{"format":"website-archive","version":4}'),
    /version 4, and this installation reads version 3/,
  ],
  [
    'a changed row',
    withText(/pages\/pages/, (text) => text.replace('"slug":"a"', '"slug":"x"')),
    /is not what manifest.json lists/,
  ],
  ['a changed file', withText(/^files/, (text) => text.replace('b', 'c')), /is not what manifest.json lists/],
  ['no manifest', changed((entries) => entries.slice(0, -1)), /its end is missing/],
  [
    'an entry less',
    changed((entries) => entries.filter(([name]) => !name.startsWith('files/'))),
    /is not what manifest.json lists/,
  ],
  ['something after the manifest', changed((entries) => [...entries, ['archive.json', '{}']]), /does not belong there/],
  [
    'a path outside',
    withEntry(['../../etc/cron.d/x', 'x']),
    /\.\.\/\.\.\/etc\/cron\.d\/x, which does not belong there/,
  ],
  ['a path outside among files', withEntry(['files/images/../../x/original', 'x']), /does not belong there/],
  ['a file of an unknown kind', withEntry(['files/renditions/x', 'x']), /does not belong there/],
  ['a drawing with another name', withEntry(['files/art/../x.svg', 'x']), /does not belong there/],
  [
    'rows after the drawings',
    withEntry(['collections/pages/pages/000002.ndjson', '{}\n'], /^manifest/),
    /is not the next part/,
  ],
  ['a link', withEntry(['files/images/x/original', '', 'symlink']), /does not belong there/],
  ['a folder', withEntry(['collections/', '', 'directory']), /does not belong there/],
  [
    'an unknown collection',
    withEntry(['collections/pages/secrets/000001.ndjson', '{"_id":"a"}\n']),
    /secrets.*does not belong there/,
  ],
  [
    'a part twice',
    withEntry(['collections/pages/pages/000001.ndjson', `${line(revision('c', 1))}\n`]),
    /is not the next part/,
  ],
  [
    'a huge line',
    withEntry(['collections/pages/pages/000002.ndjson', 'x'.repeat(16_000_001)]),
    /more than 16,000,000 characters/,
  ],
  ['an incomplete line', withEntry(['collections/pages/pages/000002.ndjson', line(revision('c', 1))]), /incomplete/],
  ['a line that is not JSON', withEntry(['collections/pages/pages/000002.ndjson', '{\n']), /invalid row in pages/],
];

test.each(hostile)('%s is refused with a sentence before anything is stored', async (_, archive, message) => {
  const refused = await refusal(await archive());
  expect(refused).toEqual({
    code: expect.stringMatching(/^(invalid|too-large)$/),
    message: expect.stringMatching(message),
    stored: [],
  });
  expect(refused.message).toContain('Nothing was imported');
});

const { _id: _, ...withoutId } = revision('c', 1);
const hostileRows: [name: string, rows: unknown[], message: RegExp][] = [
  ['without an id', [withoutId], /_id/],
  ['of the root user', [revision('root', 1)], /root belongs to an installation/],
  ['with an unknown field', [{ ...revision('c', 1), facts: [] }], /facts/],
  ['with the id of another document', [{ ...revision('c', 1), documentId: 'd' }], /id/],
  ['in another order', [revision('d', 1), revision('c', 1)], /order/],
  ['twice', [revision('c', 1), revision('c', 1)], /order|follow/],
  ['after a gap', [revision('c', 1), revision('c', 3)], /does not follow revision 1/],
  ['of a document that was never created', [revision('c', 1, { snapshot: undefined })], /does not exist/],
  [
    'that cannot be applied',
    [
      revision('c', 1),
      revision('c', 2, { snapshot: undefined, operations: [{ op: 'remove', path: ['none', 'x'], key: 'x' }] as never }),
    ],
    /invalid row/,
  ],
];

test.each(hostileRows)('a row %s is refused before anything is stored', async (_, rows, message) => {
  const refused = await refusal(await exported({ pages: rows.map(line) }));
  expect(refused).toEqual({ code: 'invalid', message: expect.stringMatching(message), stored: [] });
});

test('equal content gives equal archives, and an archive can be imported', async () => {
  const [one, two] = [await exported(usual), await exported(usual)];
  expect(one.equals(two)).toBe(true);
  const installation = emptyInstallation();
  const files = openFolder(join(folder, 'imported'));
  await importArchive({ installation, files, open: async () => Readable.from([one]) });
  expect(installation.stored).toEqual(['images', 'pages', 'finished images', 'finished pages']);
  expect(String(await files.read('images/tern/original'))).toBe('bytes of a picture');
  expect([String(await files.read('art/coast.svg')), String(await files.read('art/wave.svg'))]).toEqual([
    'coast',
    'wave',
  ]);
});

test('an export of 10,000 pages holds no more than a few chunks', async () => {
  const content = 'x'.repeat(20_000);
  let read = 0;
  function* tenThousand() {
    for (let page = 0; page < 10_000; page++) {
      const row = line(revision(`page${String(page).padStart(5, '0')}`, 1, { snapshot: { content } }));
      read += row.length;
      yield row;
    }
  }
  let written = 0;
  let mostHeld = 0;
  const output = new Writable({
    write: (part: Buffer, _, done) => {
      mostHeld = Math.max(mostHeld, read - written);
      written += part.length;
      setImmediate(done);
    },
  });
  const installation = emptyInstallation({ pages: tenThousand() });
  const manifest = await writeArchive({ installation, files: openFolder(folder), until: new Date() }, output);
  expect(manifest.collections).toContainEqual({ service: 'pages', name: 'pages', rows: 10_000 });
  expect(written).toBeGreaterThan(200_000_000);
  expect(mostHeld).toBeLessThan(16_000_000);
});

test('an import that stops while it writes says that a part is imported', async () => {
  const archive = await exported(usual);
  const installation = {
    ...emptyInstallation(),
    finish: async () => Promise.reject(new Error('connection lost to 10.0.0.7')),
  };
  const imported = importArchive({
    installation,
    files: openFolder(join(folder, 'interrupted')),
    open: async () => Readable.from([archive]),
  });
  await expect(imported).rejects.toMatchObject({
    key: 'archive.incomplete',
    message: expect.stringMatching(/a part of the archive is imported\. Repeat the import .* its log says why\.$/),
    cause: expect.objectContaining({ message: 'connection lost to 10.0.0.7' }),
  });
});
