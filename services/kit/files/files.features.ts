import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Files } from './files.ts';

const MEGABYTE = 1024 * 1024;
const options = { type: 'application/octet-stream' };

export function filesFeatures(open: () => Promise<Files>): void {
  let files: Files;
  beforeEach(async () => {
    files = await open();
  });

  const text = async (key: string) => (await files.read(key))?.toString() ?? null;
  const keys = async (prefix: string) => (await files.list(prefix)).map(({ key }) => key);

  describe('a stored file', () => {
    test('is read as it was stored, with its size', async () => {
      const bytes = randomBytes(100_000);
      expect(await files.put('images/a/original', bytes, options)).toEqual({ size: 100_000 });
      expect(await files.read('images/a/original')).toEqual(bytes);
      const opened = await files.open('images/a/original');
      expect(opened!.size).toBe(100_000);
      expect(await buffer(opened!.stream)).toEqual(bytes);
    });

    test('may be a stream of unknown length, small or of many megabytes', async () => {
      for (const size of [3, 12 * MEGABYTE + 1]) {
        const bytes = randomBytes(size);
        const stream = Readable.from(chunked(bytes, 70_000));
        expect(await files.put('files/a', stream, { ...options, maxBytes: size })).toEqual({ size });
        expect((await files.read('files/a'))!.equals(bytes)).toBe(true);
      }
    });

    test('may be empty', async () => {
      for (const bytes of [Buffer.alloc(0), Readable.from([])]) {
        expect(await files.put('files/empty', bytes, options)).toEqual({ size: 0 });
        expect(await files.read('files/empty')).toEqual(Buffer.alloc(0));
        expect(await files.open('files/empty')).toMatchObject({ size: 0 });
      }
    });

    test('replaces an existing one', async () => {
      await files.put('files/a', Buffer.from('a long first one'), options);
      await files.put('files/a', Readable.from([Buffer.from('second')]), options);
      expect(await text('files/a')).toBe('second');
    });

    test('is visible as a whole or not at all during concurrent writes', async () => {
      const versions = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => Buffer.alloc(300_000, letter));
      const reading = Promise.all(versions.map(() => files.read('files/a')));
      await Promise.all(versions.map((bytes) => files.put('files/a', Readable.from(chunked(bytes, 50_000)), options)));
      for (const seen of [...(await reading), await files.read('files/a')])
        expect(seen === null || versions.some((bytes) => bytes.equals(seen))).toBe(true);
    });

    test('does not disturb a reader of the previous one', async () => {
      await files.put('files/a', Buffer.alloc(500_000, 'a'), options);
      const opened = await files.open('files/a');
      await files.put('files/a', Buffer.from('b'), options);
      expect((await buffer(opened!.stream)).equals(Buffer.alloc(500_000, 'a'))).toBe(true);
    });
  });

  describe('a file that cannot be stored completely', () => {
    const untouched = async (bytes: Readable | Buffer, maxBytes?: number) => {
      await files.put('files/a', Buffer.from('before'), options);
      const refusal: unknown = await files.put('files/a', bytes, { ...options, maxBytes }).catch((error) => error);
      const fresh: unknown = await text('files/b');
      expect([await text('files/a'), fresh, await keys('files/')]).toEqual(['before', null, ['files/a']]);
      return refusal;
    };
    const tooLarge = { name: 'Problem', code: 'too-large', message: expect.stringMatching(/larger than .*\. Choose/) };

    test('because it is too large is refused, and the previous one stays', async () => {
      expect(await untouched(Buffer.alloc(11), 10)).toMatchObject(tooLarge);
      expect(await untouched(Readable.from(chunked(Buffer.alloc(100_000), 1000)), 50_000)).toMatchObject(tooLarge);
    });

    test('because it is too large is refused before the rest is read', async () => {
      const endless = Readable.from(
        (function* () {
          for (;;) yield Buffer.alloc(64 * 1024);
        })(),
      );
      expect(await untouched(endless, 7 * MEGABYTE)).toMatchObject(tooLarge);
      expect(endless.destroyed).toBe(true);
    });

    test('because its source fails is an error, and the previous one stays', async () => {
      for (const sent of [1000, 6 * MEGABYTE]) {
        const failing = async function* () {
          yield* chunked(Buffer.alloc(sent), 50_000);
          throw new Error('the sender is gone');
        };
        expect(await untouched(Readable.from(failing()))).toMatchObject({ message: 'the sender is gone' });
      }
    });

    test('because its source stops in the middle leaves the previous one', async () => {
      const stopping = new Readable({ read: () => undefined });
      stopping.push('half');
      stopping.once('resume', () => setImmediate(() => stopping.destroy()));
      expect(await untouched(stopping)).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
    });

    test('because its source fails at once is an error that does not end the process', async () => {
      const failing = new PassThrough();
      const put = files.put('files/a', failing, options);
      failing.destroy(new Error('the sender is gone'));
      await expect(put).rejects.toThrow('the sender is gone');
      expect(await files.read('files/a')).toBeNull();
    });
  });

  describe('a range of a file', () => {
    const range = async (start: number, end: number) => {
      const opened = await files.open('files/a', { start, end });
      return [opened!.size, (await buffer(opened!.stream)).toString()];
    };
    beforeEach(async () => void (await files.put('files/a', Buffer.from('0123456789'), options)));

    test('includes both ends, and the size is that of the whole file', async () => {
      expect(await range(0, 0)).toEqual([10, '0']);
      expect(await range(2, 5)).toEqual([10, '2345']);
      expect(await range(9, 9)).toEqual([10, '9']);
      expect(await range(0, 9)).toEqual([10, '0123456789']);
    });

    test('ends with the file at the latest', async () => {
      expect(await range(7, 100)).toEqual([10, '789']);
    });

    test('that starts beyond the end is empty', async () => {
      expect(await range(10, 20)).toEqual([10, '']);
    });

    test('of a missing file is null', async () => {
      expect(await files.open('files/none', { start: 0, end: 1 })).toBeNull();
    });

    test('that is invalid is a fault', async () => {
      for (const [start, end] of [
        [-1, 2],
        [5, 4],
        [0, NaN],
      ] as const)
        await expect(files.open('files/a', { start, end })).rejects.toThrow('No file has the bytes');
    });
  });

  describe('a moved file', () => {
    test('is only at its new key, and replaces what was there', async () => {
      await files.put('uploads/a', Buffer.from('new'), options);
      await files.put('images/a/original', Buffer.from('old'), options);
      await files.move('uploads/a', 'images/a/original');
      expect([await text('uploads/a'), await text('images/a/original')]).toEqual([null, 'new']);
    });

    test('stays when it is moved to its own key', async () => {
      await files.put('files/a', Buffer.from('a'), options);
      await files.move('files/a', 'files/a');
      expect(await text('files/a')).toBe('a');
    });

    test('that is missing changes nothing', async () => {
      await files.put('files/b', Buffer.from('b'), options);
      await files.move('files/a', 'files/b');
      await files.move('none/a/b', 'files/c/d');
      expect(await keys('files/')).toEqual(['files/b']);
      expect(await text('files/b')).toBe('b');
    });
  });

  describe('a removed file', () => {
    test('is missing, also after a second removal', async () => {
      await files.put('files/a', Buffer.from('a'), options);
      await files.put('files/b', Buffer.from('b'), options);
      for (let time = 0; time < 2; time++) {
        await files.remove('files/a');
        expect(await files.read('files/a')).toBeNull();
        expect(await files.open('files/a')).toBeNull();
      }
      expect(await keys('files/')).toEqual(['files/b']);
    });

    test('is removed with all files below its prefix, and no others', async () => {
      for (const key of ['images/a/original', 'images/a/r/1.webp', 'images/ab/original', 'images/b'])
        await files.put(key, Buffer.from(key), options);
      await files.removeAll('images/a/');
      await files.removeAll('images/none/');
      expect(await keys('images/')).toEqual(['images/ab/original', 'images/b']);
      await files.put('images/a/original', Buffer.from('again'), options);
      expect(await text('images/a/original')).toBe('again');
    });
  });

  describe('the list of a prefix', () => {
    test('has every file below it with size and time, by key', async () => {
      const before = Date.now();
      for (const key of ['uploads/b', 'uploads/a/2', 'uploads/a/1', 'uploads.old/c', 'upload'])
        await files.put(key, Buffer.from(key), options);
      const listed = await files.list('uploads/');
      expect(listed.map(({ key, size }) => [key, size])).toEqual([
        ['uploads/a/1', 11],
        ['uploads/a/2', 11],
        ['uploads/b', 9],
      ]);
      // Some stores round to whole seconds.
      for (const { at } of listed) expect(at.getTime()).toBeGreaterThanOrEqual(before - 2000);
      expect(await files.list('none/')).toEqual([]);
    });

    test('is complete even if it takes several requests', async () => {
      const many = Array.from({ length: 1100 }, (_, n) => `many/${String(n).padStart(4, '0')}`);
      for (let from = 0; from < many.length; from += 50)
        await Promise.all(many.slice(from, from + 50).map((key) => files.put(key, Buffer.from('x'), options)));
      expect(await keys('many/')).toEqual(many);
      await files.removeAll('many/');
      expect(await keys('many/')).toEqual([]);
    });
  });

  test.each(['../a', '/a', 'a/../../b', 'a//b', '', 'a\0b', 'a~b', '..'])(
    'the key %j is a fault everywhere',
    async (key) => {
      for (const call of [
        () => files.put(key, Buffer.from('x'), options),
        () => files.open(key),
        () => files.read(key),
        () => files.move(key, 'a'),
        () => files.move('a', key),
        () => files.remove(key),
        () => files.removeAll(`${key}/`),
        () => files.list(`${key}/`),
      ])
        await expect(call()).rejects.toThrow('No file can have the key');
    },
  );

  test('an available store answers a ping', async () => {
    await expect(files.ping()).resolves.toBeUndefined();
  });
}

function* chunked(bytes: Buffer, size: number): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
