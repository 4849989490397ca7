import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { StoredFile } from '../../proto/entities/image.ts';
import { Problem } from '../../proto/errors.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { DependencyCache } from '../caching/dependency-cache.ts';
import { SingleFlight } from '../caching/single-flight.ts';
import { BoundedQueue } from '../../services/kit/queues/bounded-queue.ts';
import { MediaFiles } from './media-files.ts';
import type { CachedFile } from './cached-file.ts';

interface Question {
  _id: string;
  rendition?: { w?: number };
  webp?: boolean;
}

/** A store and a service that record their requests. */
function setUp({ running = 8, waiting = 8 } = {}) {
  const stored = new Map<string, Buffer>();
  const requests: Question[] = [];
  let answer = async ({ _id, webp }: Question): Promise<StoredFile> => {
    const key = `images/${_id}/${webp ? 'webp' : 'jpg'}`;
    stored.set(key, Buffer.from('picture'));
    return { key, name: 'a', type: 'image/webp', size: 7 };
  };
  const cache = new DependencyCache<CachedFile>({
    maxEntries: 100,
    maxBytes: 1e6,
    sizeOf: () => 1,
    eventHealth: { level: 'full' },
    now: () => 0,
  });
  const bus = {
    call: (_: unknown, question: Question) => (requests.push(question), answer(question)),
  } as unknown as Bus;
  const files = {
    read: async (key: string) => stored.get(key) ?? null,
    open: async (key: string) => (stored.has(key) ? { size: 7, stream: Readable.from([stored.get(key)!]) } : null),
  };
  const media = new MediaFiles({
    cache,
    bus,
    files: files as never,
    singleFlight: new SingleFlight(),
    queue: new BoundedQueue({ atOnce: running, waiting }),
    findShareCard: () => Promise.resolve(null),
    edge: null,
  });
  const picture = (id: string, query: Record<string, string> = {}, accept = '') =>
    media.loadPicture(id, query, {
      url: `/img/${id}?${new URLSearchParams(query)}`,
      accept,
      context: { source: '203.0.113.7' },
    });
  return { media, cache, stored, requests, picture, answerWith: (other: typeof answer) => void (answer = other) };
}

const away = () => Promise.reject(new Problem('unavailable', 'The service does not answer.'));

describe('the media service is called', () => {
  test('once for concurrent and later requests', async () => {
    const { picture, requests } = setUp();
    await Promise.all([picture('a', { w: '10' }), picture('a', { w: '10' }), picture('a', { w: '10', q: '70' })]);
    await picture('a', { w: '10', made: 'up' });
    expect(requests).toEqual([{ _id: 'a', rendition: { w: 16, q: 70, s: 1 }, webp: false }]);
  });
  test('for webp if the browser accepts it, unless the URL names a format', async () => {
    const { picture, requests } = setUp();
    await picture('a', {}, 'image/webp');
    await picture('a', {}, 'image/png');
    await picture('a', { f: 'png' }, 'image/webp');
    await picture('a', { f: 'png' }, 'image/png');
    expect(requests.map(({ webp }) => webp)).toEqual([true, false, false]);
  });
  test('again after an event, and a deleted picture is not served', async () => {
    const { picture, requests, cache, answerWith } = setUp();
    await picture('a');
    cache.purge(dependencyKeys.media('a'));
    answerWith(() => Promise.reject(new Problem('not-found', 'There is no such picture.')));
    await expect(picture('a')).rejects.toMatchObject({ code: 'not-found' });
    expect(requests).toHaveLength(2);
  });
  test('again when the stored file is missing', async () => {
    const { picture, requests, stored, answerWith } = setUp();
    answerWith(async ({ _id }) => {
      if (requests.length > 1) stored.set('images/a/again', Buffer.from('again'));
      return { key: `images/${_id}/again`, name: 'a', type: 'image/webp', size: 5 };
    });
    expect((await picture('a')).body?.toString()).toBe('again');
    stored.clear();
    await expect(picture('b')).rejects.toMatchObject({ code: 'not-found' });
  });
  test('not for a query that describes no rendition', async () => {
    const { picture, requests } = setUp();
    await expect(picture('a', { w: '0' })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^w /),
    });
    expect(requests).toEqual([]);
  });
  test('with limited concurrency, and further requests are asked to retry', async () => {
    const { picture, requests, answerWith } = setUp({ running: 1, waiting: 1 });
    let go = () => undefined as void;
    const opened = new Promise<void>((resolve) => (go = resolve));
    answerWith(async ({ _id }) => {
      await opened;
      return { key: `images/${_id}`, name: 'a', type: 'image/webp', size: 1e6 };
    });
    const both = [picture('a'), picture('b')];
    await expect(picture('c')).rejects.toMatchObject({ code: 'unavailable' });
    expect(requests).toHaveLength(1);
    go();
    await Promise.all(both);
    expect(requests).toHaveLength(2);
  });
});

describe('a picture that was served before', () => {
  test('is cached by its URL for the same kind of browser', async () => {
    const { media, picture } = setUp();
    expect(media.getCached('/img/a?w=10', 'image/webp')).toBeUndefined();
    const ready = await picture('a', { w: '10' }, 'image/webp');
    expect(media.getCached('/img/a?w=10', 'image/webp,*/*')).toBe(ready);
    expect(media.getCached('/img/a?w=10', 'image/png')).toBeUndefined();
    expect(media.getCached('/img/a?w=11', 'image/webp')).toBeUndefined();
  });
  test('is revalidated after a change, but served while the services are unavailable', async () => {
    const { media, picture, cache, answerWith } = setUp();
    const ready = await picture('a');
    cache.invalidate(dependencyKeys.media('a'));
    expect(media.getCached('/img/a?', '')).toBeUndefined();
    answerWith(away);
    expect(await picture('a')).toBe(ready);
    cache.purge(dependencyKeys.media('a'));
    await expect(picture('a')).rejects.toMatchObject({ code: 'unavailable' });
  });
  test('is read from the store each time if it is large, and requested again if it is missing', async () => {
    const { media, picture, requests, stored, answerWith } = setUp();
    answerWith(async () => {
      stored.set('images/large', Buffer.from('large'));
      return { key: 'images/large', name: 'a', type: 'image/webp', size: 1e6 };
    });
    const ready = await picture('a');
    expect([ready.body, ready.size]).toEqual([undefined, 1e6]);
    expect((await buffer((await media.open(ready))!)).toString()).toBe('large');
    expect(requests).toHaveLength(1);
    stored.clear();
    expect(await media.open(ready)).toBeNull();
    await picture('a');
    expect(requests).toHaveLength(2);
  });
});

test('a file has one cache entry for all spellings of its URL', async () => {
  const { media, requests } = setUp();
  const ready = await media.loadFile('a', '/file/a/a.pdf');
  expect(await media.loadFile('a', '/file/a/other')).toBe(ready);
  expect(media.getCached('/file/a/a.pdf', 'image/webp')).toBe(ready);
  expect(requests).toEqual([{ _id: 'a' }]);
});
