import { media } from '../../../proto/media.ts';
import { longestEventLoopBlock } from '../../kit/testing/longest-event-loop-block.ts';
import { jpeg, type MediaFixture, picture, startMedia } from './start-media.ts';

let site: MediaFixture;
let usual: number;
beforeAll(async () => {
  site = await startMedia();
  const ordinary = await jpeg(2000, 1500);
  // Starts the threads and the library before the measurement.
  await site.uploadImage(ordinary);
  usual = await longestEventLoopBlock(() => site.uploadImage(ordinary));
});
afterAll(() => site.stack.stop());

const SIZE = 19_000_000;
const filled = (part: Buffer, size = SIZE) => Buffer.alloc(Math.floor(size / part.length) * part.length, part);
/** Inserts bytes into a picture at a position. */
const within = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);

const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('xxXx'), Buffer.from('00000000', 'hex')]);

const hostile: [string, () => Promise<Buffer>][] = [
  ['a JPEG of millions of comments', async () => within(await jpeg(), 2, filled(Buffer.from('fffe0002', 'hex')))],
  ['a JPEG of millions of padding bytes', async () => within(await jpeg(), 2, filled(Buffer.from([0xff])))],
  ['a PNG of a million chunks', async () => within(await picture().png().toBuffer(), 33, filled(chunk))],
  ['a JPEG with megabytes behind it', async () => Buffer.concat([await jpeg(), filled(Buffer.from('ff00', 'hex'))])],
  [
    'a WebP of millions of chunks',
    async () => {
      const webp = await picture().webp().toBuffer();
      const long = Buffer.concat([webp, filled(Buffer.from('4a554e4b00000000', 'hex'))]);
      long.writeUInt32LE(long.length - 8, 4);
      return long;
    },
  ],
  ['an SVG of 19 MB', async () => filled(Buffer.from('<svg>text'))],
  ['19 MB of text', async () => filled(Buffer.from('text and '))],
];

test.each(hostile)('%s does not block other calls', async (what, make) => {
  const bytes = await make();
  const upload = await site.putUpload(bytes, 'picture');
  const answered = () =>
    site.stack.call(media.calls.uploadImage, { upload }, { ...site.editor, timeoutMs: 30_000 }).then(
      () => 'taken',
      ({ code }: { code: string }) => code,
    );
  let outcome = '';
  const pause = await longestEventLoopBlock(async () => {
    outcome = await answered();
  });
  process.stdout.write(`${what}: ${outcome}, ${Math.round(pause)} ms, an ordinary picture ${Math.round(usual)} ms\n`);
  expect(['taken', 'invalid', 'too-large']).toContain(outcome);
  expect(pause).toBeLessThan(3 * usual + 3000);
});
