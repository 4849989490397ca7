import { appendFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Double, Int32, MongoClient } from 'mongodb';
import { openFiles } from '../../../services/kit/files/open-files.ts';
import { onMongodb } from '../../../services/kit/testing/on-mongodb.ts';
import { backUpServers } from './back-up-servers.ts';
import { dumpDocuments } from './dump-documents.ts';
import { restoreServers } from './restore-servers.ts';

const PICTURE = 'images/a/original';

interface Row {
  _id: string;
  [field: string]: unknown;
}

await onMongodb((mongo) => {
  let folder: string;
  let client: MongoClient;
  let database = 0;
  const urlOf = (name: string) => mongo.url.replace(/(\d\/)[^?]*/, `$1${name}`);
  const filesIn = (name: string) => openFiles(`file:${join(folder, name)}`);
  const dayOf = (day: number) => new Date(Date.UTC(2026, 10, day));
  const rowsOf = (name: string, collection: string) =>
    client.db(name).collection<Row>(collection).find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'server-backups-'));
    client = await MongoClient.connect(mongo.url);
  });
  afterAll(async () => {
    await client.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Creates a database, and a folder for its files and backups. */
  async function siteWithContent() {
    const name = `backup_${mongo.server.toLowerCase()}_${process.pid}_${(database += 1)}`;
    const db = client.db(name);
    const pages = Array.from({ length: 450 }, (_, n) => ({
      ...{ _id: `page-${String(n).padStart(3, '0')}`, n: new Int32(n), share: new Double(n), text: 'ö'.repeat(500) },
      nested: { list: [1, null, { 'a%2eb': true }] },
    }));
    await db.collection<Row>('pages_revisions').insertMany(pages);
    await db.collection<Row>('identity_credentials').insertOne({ _id: 'ann', hash: 'x' });
    const files = filesIn(name);
    for (const key of [PICTURE, 'docs/b', 'images/a/640x480.webp', 'art/coast.svg', 'incoming/half'])
      await files.put(key, Buffer.from(`content of ${key}`), { type: 'image/png' });
    const backups = join(folder, `${name}-backups`);
    const backUp = (day: number, keep = 2) =>
      backUpServers({ storeUrl: urlOf(name), files, folder: backups, keep, now: dayOf(day) });
    return { name, backups, backUp };
  }

  test('has every document and file, and is restored into empty servers', async () => {
    const { name, backups, backUp } = await siteWithContent();
    const { name: backup } = await backUp(1);
    const restored = `${name}_restored`;
    await restoreServers(urlOf(restored), filesIn(restored), join(backups, backup));
    for (const collection of ['pages_revisions', 'identity_credentials'])
      expect(await rowsOf(restored, collection)).toEqual(await rowsOf(name, collection));
    for (const key of [PICTURE, 'docs/b', 'art/coast.svg'])
      expect(String(await filesIn(restored).read(key))).toBe(`content of ${key}`);
    expect(await filesIn(restored).read('images/a/640x480.webp')).toBeNull();
  });

  test('of one database is restored into a database for each service, and back', async () => {
    const { name, backups, backUp } = await siteWithContent();
    const { name: backup } = await backUp(1);
    const apart = urlOf(`${name}_apart_{service}`);
    await restoreServers(apart, filesIn(`${name}-apart`), join(backups, backup));
    for (const [service, collection] of [
      ['pages', 'pages_revisions'],
      ['identity', 'identity_credentials'],
    ])
      // prettier-ignore
      expect(await rowsOf(`${name}_apart_${service}`, collection!)).toEqual(await rowsOf(name, collection!));
    const again = { storeUrl: apart, files: filesIn(`${name}-apart`), folder: join(folder, `${name}-again`) };
    const { name: second, entries } = await backUpServers({ ...again, keep: 1, now: dayOf(2) });
    expect(entries.map(({ path }) => path)).toContain('documents/identity_credentials.bson');
    const joined = `${name}_joined`;
    await restoreServers(urlOf(joined), filesIn(joined), join(again.folder, second));
    expect(await rowsOf(joined, 'pages_revisions')).toEqual(await rowsOf(name, 'pages_revisions'));
  });

  test('reads all collections as they were at one moment', async () => {
    const { name } = await siteWithContent();
    const observed = await MongoClient.connect(urlOf(name), { monitorCommands: true });
    const levels: unknown[] = [];
    observed.on('commandStarted', ({ commandName, command }) => {
      if (commandName === 'find') levels.push(command.readConcern?.level);
    });
    await dumpDocuments([observed.db(name)], (collection, write) => write(join(folder, `${name}-${collection}`)));
    await observed.close();
    expect(levels).toEqual(['snapshot', 'snapshot']);
  });

  test('reads new files and drawings, which can be overwritten, and links the others of the newest one, which may be removed', async () => {
    const { name, backups, backUp } = await siteWithContent();
    const first = await backUp(1, 1);
    await filesIn(name).put('docs/c', Buffer.from('a new file'), { type: 'text/plain' });
    await filesIn(name).remove('docs/b');
    const read: string[] = [];
    const stored = filesIn(name);
    const files = { ...stored, open: (key: string) => (read.push(key), stored.open(key)) };
    const second = await backUpServers({ storeUrl: urlOf(name), files, folder: backups, keep: 1, now: dayOf(2) });
    expect([read, second.removed]).toEqual([['docs/c', 'art/coast.svg'], [first.name]]);
    expect((await stat(join(backups, second.name, 'files', PICTURE))).nlink).toBe(1);
    await restoreServers(urlOf(`${name}_linked`), filesIn(`${name}-linked`), join(backups, second.name));
    const restored = filesIn(`${name}-linked`);
    expect(String(await restored.read(PICTURE))).toBe(`content of ${PICTURE}`);
    expect(String(await restored.read('docs/c'))).toBe('a new file');
    expect(await restored.read('docs/b')).toBeNull();
  });

  test('replaces the oldest one, after it is complete', async () => {
    const { backups, backUp } = await siteWithContent();
    const [, second] = [await backUp(1), await backUp(2)];
    const third = await backUp(3);
    expect((await readdir(backups)).sort()).toEqual([second.name, third.name]);
  });

  test('that fails leaves the earlier ones and nothing incomplete', async () => {
    const { name, backups, backUp } = await siteWithContent();
    const { name: first } = await backUp(1, 1);
    const files = { ...filesIn(name), list: () => Promise.reject(new Error('the bucket is gone')) };
    const failing = backUpServers({ storeUrl: urlOf(name), files, folder: backups, keep: 1, now: dayOf(2) });
    await expect(failing).rejects.toThrow('the bucket is gone');
    expect(await readdir(backups)).toEqual([first]);
  });

  test('never replaces data, and is restored only if it is undamaged', async () => {
    const { name, backups, backUp } = await siteWithContent();
    const backup = join(backups, (await backUp(1)).name);
    const empty = `${name}_empty`;
    await expect(restoreServers(urlOf(name), filesIn(empty), backup)).rejects.toThrow('is not empty, and a restore');
    await expect(restoreServers(urlOf(empty), filesIn(name), backup)).rejects.toThrow('FILES_URL has files');
    await appendFile(join(backup, 'documents/identity_credentials.bson'), 'x');
    await expect(restoreServers(urlOf(empty), filesIn(empty), backup)).rejects.toThrow(
      'documents/identity_credentials.bson is not the file that was backed up',
    );
    await rm(join(backup, 'backup.json'));
    await expect(restoreServers(urlOf(empty), filesIn(empty), backup)).rejects.toThrow('it has no backup.json');
    expect(await client.db(empty).listCollections().toArray()).toEqual([]);
  });
});
