import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { filesFeatures } from './files.features.ts';
import { openFiles } from './open-files.ts';

let root: string;
let count = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const newFolder = () => join(root, `store-${++count}`);
const octets = { type: 'application/octet-stream' };

describe('files in a folder', () => {
  filesFeatures(async () => openFiles(`file:${newFolder()}`));

  test('are shared by all processes', async () => {
    const folder = newFolder();
    await openFiles(`file:${folder}`).put('files/a', Buffer.from('shared'), octets);
    expect((await openFiles(`file:${folder}`).read('files/a'))?.toString()).toBe('shared');
  });

  test('get their name once they are complete', async () => {
    const folder = newFolder();
    const files = openFiles(`file:${folder}`);
    const bytes = new PassThrough();
    const put = files.put('files/a', bytes, octets);
    await new Promise((resolve) => bytes.write(Buffer.alloc(10_000), resolve));
    expect(await files.read('files/a')).toBeNull();
    expect(await files.list('files/')).toEqual([]);
    bytes.end();
    await put;
    expect(await files.list('files/')).toHaveLength(1);
  });

  test('leave nothing else behind, stored or refused', async () => {
    const folder = newFolder();
    const files = openFiles(`file:${folder}`);
    await files.put('files/a', Buffer.from('a'), octets);
    await expect(files.put('files/b', Readable.from([Buffer.alloc(9)]), { ...octets, maxBytes: 5 })).rejects.toThrow();
    expect(await readdir(join(folder, '~incoming'))).toEqual([]);
  });

  test('left unfinished by a dead process are removed, but not those in progress', async () => {
    const folder = newFolder();
    await mkdir(join(folder, '~incoming'), { recursive: true });
    for (const name of ['dead', 'coming']) await writeFile(join(folder, '~incoming', name), 'half');
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
    await utimes(join(folder, '~incoming', 'dead'), yesterday, yesterday);
    await openFiles(`file:${folder}`).put('files/a', Buffer.from('a'), octets);
    expect(await readdir(join(folder, '~incoming'))).toEqual(['coming']);
  });

  test('are never folders', async () => {
    const files = openFiles(`file:${newFolder()}`);
    await files.put('images/a/original', Buffer.from('a'), octets);
    expect(await files.open('images/a')).toBeNull();
    await files.remove('images/a');
    await files.move('images/a', 'images/b');
    expect(await files.list('images/')).toHaveLength(1);
    expect(await files.read('images/a/original/below')).toBeNull();
  });

  test('are unavailable if their folder cannot be created', async () => {
    const file = newFolder();
    await writeFile(file, '');
    await expect(openFiles(`file:${file}`).ping()).rejects.toMatchObject({ name: 'Problem', code: 'unavailable' });
  });
});
