import { PassThrough } from 'node:stream';
import { startS3ForTests } from '../../../scripts/test-servers/start-s3.ts';
import { filesFeatures } from './files.features.ts';
import { openFiles } from './open-files.ts';

const s3 = await startS3ForTests();
const octets = { type: 'application/octet-stream' };
const MEGABYTE = 1024 * 1024;

(s3 ? describe : describe.skip)(`files in a bucket (${s3?.server})`, () => {
  afterAll(() => s3?.stop());

  filesFeatures(async () => openFiles(await s3!.newBucket()));

  test('refused uploads leave no parts behind', async () => {
    const url = await s3!.newBucket();
    const files = openFiles(url);
    const bytes = new PassThrough();
    const put = files.put('files/a', bytes, { ...octets, maxBytes: 12 * MEGABYTE });
    bytes.end(Buffer.alloc(13 * MEGABYTE));
    await expect(put).rejects.toMatchObject({ code: 'too-large' });
    expect(await s3!.countUnfinishedUploads(url)).toBe(0);
  });

  test('are unavailable without the bucket', async () => {
    const url = (await s3!.newBucket()).replace(/\/[^/?]+\?/, '/no-such-bucket?');
    await expect(openFiles(url).ping()).rejects.toMatchObject({ name: 'Problem', code: 'unavailable' });
    await expect(openFiles(url).read('files/a')).rejects.toThrow('bucket');
  });
});
