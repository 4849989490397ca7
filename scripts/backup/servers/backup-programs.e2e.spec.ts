import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { type OtlpReceiver, startOtlpReceiver } from '../../../services/kit/testing/otlp-receiver.ts';
import { metrics } from '../../../services/kit/telemetry/metrics.ts';
import { startMongoForTests } from '../../test-servers/start-mongo.ts';

const programs = resolve(import.meta.dirname, '../../../dist/scripts/backup/servers');
const mongo = await startMongoForTests();

(mongo ? describe : describe.skip)(`the programs of the backup (${mongo?.server})`, () => {
  let folder: string;
  let receiver: OtlpReceiver;
  const urlOf = (name: string) => mongo!.url.replace(/(\d\/)[^?]*/, `$1${name}_${process.pid}`);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-programs-'));
    receiver = await startOtlpReceiver();
    const client = await MongoClient.connect(urlOf('programs'));
    await client.db().collection<{ _id: string }>('pages').insertOne({ _id: 'home' });
    await client.close();
  });
  afterAll(async () => {
    await receiver?.close();
    await mongo?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const runProgram = (name: string, args: string[], settings: object = {}) =>
    promisify(execFile)(process.execPath, [join(programs, `${name}.js`), ...args], {
      env: {
        ...process.env,
        STORE_URL: urlOf('programs'),
        FILES_URL: `file:${join(folder, 'files')}`,
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        ...settings,
      },
    }).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    );
  const outcomes = (of = 'backup') =>
    receiver.metrics
      .filter(({ name }) => name === `site.${of}.duration`)
      .flatMap(({ points }) => points.map(({ attributes }) => attributes['site.outcome']));

  test('a backup that succeeds and the restore of the newest one are counted', async () => {
    const backups = join(folder, 'backups');
    expect(await runProgram('back-up', [backups])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^Backed up 1 collections and 0 files as 20.*Z: 0\.0 MB\. Removed 0 older backups\.$/m,
      ),
    });
    expect(outcomes()).toEqual(['ok']);
    const { name, unit, attributes } = metrics.backupDuration.declaration;
    const exported = receiver.metrics.filter((metric) => metric.name === name);
    expect(new Set(exported.map((metric) => metric.unit))).toEqual(new Set([unit]));
    for (const { points } of exported)
      for (const point of points) expect(Object.keys(point.attributes)).toEqual([...attributes]);
    expect(await runProgram('restore', [backups, '--newest'], { STORE_URL: urlOf('restored') })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Restored 1 collections and files of 20/),
    });
    expect(outcomes('restore')).toEqual(['ok']);
  });

  test.each([
    ['a wrong number', { BACKUPS_KEPT: 'many' }, 'BACKUPS_KEPT must be a whole number from 1 to 1,000.'],
    ['a site without MongoDB', { STORE_URL: 'sqlite:data' }, 'STORE_URL names no MongoDB.'],
    ['a server that does not answer', { STORE_URL: 'mongodb://127.0.0.1:1/site' }, 'ECONNREFUSED'],
  ])('a backup fails with its exit code and is counted as failed: %s', async (_, settings, sentence) => {
    receiver.metrics.length = 0;
    const backups = join(folder, 'failed');
    expect(await runProgram('back-up', [backups], settings)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(sentence),
    });
    expect(outcomes()).toEqual(['error']);
    expect(await readdir(backups).catch(() => [])).toEqual([]);
  });

  test('a restore needs a backup, and is counted as failed without one', async () => {
    receiver.metrics.length = 0;
    const { code, stderr } = await runProgram('restore', [join(folder, 'files'), '--newest']);
    expect(outcomes('restore')).toEqual(['error']);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/is not a complete backup: it contains no backup/)]);
  });
});
