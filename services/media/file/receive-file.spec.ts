import { longestEventLoopBlock } from '../../kit/testing/longest-event-loop-block.ts';
import { inspectFile } from './receive-file.ts';

const SIZE = 19_000_000;
const filled = (part: Buffer) => Buffer.alloc(Math.floor(SIZE / part.length) * part.length, part);
const hex = (digits: string) => Buffer.from(digits, 'hex');

/** Returns the header of an archive entry without content. */
function entry(flags: number): Buffer {
  const header = Buffer.concat([hex('504b0304'), Buffer.alloc(26), Buffer.from('a')]);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(1, 26);
  return header;
}

const container = Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(1016)]);

const large: [string, Buffer, string][] = [
  ['an archive of 600,000 entries', filled(entry(0)), 'zip'],
  ['an archive of entries of unknown length', filled(entry(8)), 'zip'],
  ['a container of Office', Buffer.concat([container, filled(Buffer.from('Nothing of it', 'utf16le'))]), 'invalid'],
  ['a million tags of music', filled(hex('49443303000000000000')), 'invalid'],
  ['text', filled(Buffer.from('text and ')), 'txt'],
  ['text with a control character at its end', Buffer.concat([filled(Buffer.from('text ')), hex('07')]), 'invalid'],
];

beforeAll(async () => {
  // Starts the thread and its library before the measurement.
  await inspectFile(filled(Buffer.from('text')), 'first.txt');
});

test.each(large)('19 MB of %s are inspected without blocking other work', async (what, bytes, outcome) => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  let seen = '';
  let turnsMeanwhile = 0;
  const pause = await longestEventLoopBlock(async () => {
    seen = await inspectFile(bytes, 'large').then(
      ({ fileType }) => fileType.ext,
      ({ code }: { code: string }) => code,
    );
    turnsMeanwhile = turns;
  });
  clearInterval(counting);
  process.stdout.write(`${what}: ${seen}, longest pause ${Math.round(pause)} ms\n`);
  expect(seen).toBe(outcome);
  expect(turnsMeanwhile).toBeGreaterThan(0);
});
