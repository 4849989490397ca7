import { request } from 'node:http';
import { until } from '../../../services/kit/testing/until.ts';
import { createBff } from '../../create-bff.ts';
import { ask, startSite, type Answer, type Site } from '../site.ts';
import { aPicture } from './a-picture.ts';
import { FORM_TYPE, formOf } from './form.ts';

let site: Site;
let cookie: string;
let picture: string;
let text: { id: string; bytes: Buffer };
beforeAll(async () => {
  site = await startSite();
  ({ cookie } = await site.signIn());
  picture = await upload('/api/image/upload', 'Küste.png', aPicture(600, 400));
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => `line ${i}\n`).join(''));
  text = { id: await upload('/api/file/uploadFile', 'Prices & terms.txt', bytes), bytes };
});
afterAll(() => site?.stop());

async function upload(path: string, filename: string, bytes: Buffer | string): Promise<string> {
  const headers = { 'content-type': FORM_TYPE, cookie };
  const answer = await ask(site.bff.url, 'POST', path, headers, formOf({ name: 'file', filename, bytes }));
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json._id;
}

const head = (path: string, headers?: Record<string, string>) => ask(site.bff.url, 'HEAD', path, headers);
const describeAnswer = ({ status, headers, text }: Answer) => ({
  status,
  type: headers['content-type'],
  cache: headers['cache-control'],
  isSentence: /^[A-Za-z][^{}]{15,}$/.test(text) && !/<\w/.test(text),
});
const errorText = (status: number) => ({
  status,
  type: 'text/plain; charset=utf-8',
  cache: 'no-store',
  isSentence: true,
});

describe('a picture', () => {
  test('comes in the requested size, cached by browsers for half a year and by shared caches for ten minutes', async () => {
    const { status, headers, bytes } = await site.get(`/img/${picture}?w=60&h=40`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'content-disposition': expect.stringMatching(
        /^inline; filename="Kuste\.jpg"; filename\*=UTF-8''K%C3%BCste\.jpg$/,
      ),
      'cache-control': 'public, max-age=15552000, s-maxage=600, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
      vary: 'Accept',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  test('varies by webp support', async () => {
    const path = `/img/${picture}?w=60`;
    const webp = await site.get(path, { accept: 'image/avif,image/webp,*/*;q=0.8' });
    const jpg = await site.get(path, { accept: 'image/png,*/*' });
    expect([webp, jpg].map(({ headers }) => headers['content-type'])).toEqual(['image/webp', 'image/jpeg']);
    expect(webp.bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect(webp.headers.etag).not.toBe(jpg.headers.etag);
    expect((await site.get(path, { accept: 'image/webp' })).bytes).toEqual(webp.bytes);
  });

  test.each([
    ['f=png', 'image/png'],
    ['o=1', 'image/png'],
    ['f=jpg&w=50', 'image/jpeg'],
  ])('requested with %s is the same for every browser', async (query, type) => {
    for (const accept of ['image/webp', '*/*']) {
      const { headers } = await site.get(`/img/${picture}?${query}`, { accept });
      expect([headers['content-type'], headers.vary]).toEqual([type, undefined]);
    }
  });

  test('is not sent again to a browser that has it, small or large', async () => {
    for (const query of ['w=60', 'o=1']) {
      const path = `/img/${picture}?${query}`;
      const { etag } = (await site.get(path)).headers;
      const again = await site.get(path, { 'if-none-match': etag! });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers['cache-control']).toContain('immutable');
    }
  });

  test('comes in fixed sizes for visitors, and in any size for editors', async () => {
    const path = `/img/${picture}?w=333&h=200&f=png`;
    const sizeOf = ({ bytes }: Answer) => `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
    for (const _ of ['first', 'from the cache']) {
      const visited = await site.get(path);
      expect([sizeOf(visited), visited.headers['cache-control']]).toEqual([
        '360x219',
        expect.stringMatching(/^public/),
      ]);
      const edited = await site.get(path, { cookie });
      expect([sizeOf(edited), edited.headers['cache-control']]).toEqual(['333x200', expect.stringMatching(/^private/)]);
    }
    const shared = await site.get(`/img/${picture}?w=400`, { cookie });
    expect(shared.headers['cache-control']).toMatch(/^public/);
    expect((await site.get(`/img/${picture}?w=333`, { cookie: 'authToken=made-up' })).status).toBe(200);
  });

  test('is the same for every spelling of its address', async () => {
    const one = await site.get(`/img/${picture}?w=70&h=50`);
    const other = await site.get(`/img/${picture}?h=50&q=70&w=70&made=up`);
    expect(other.headers.etag).toBe(one.headers.etag);
  });

  test('that was served before is served while the services are unavailable, a new one is not', async () => {
    const path = `/img/${picture}?w=80`;
    const before = await site.get(path);
    await site.stopServices();
    try {
      expect((await site.get(path)).bytes).toEqual(before.bytes);
      const another = await site.get(`/img/${picture}?w=81`);
      expect(describeAnswer(another)).toEqual(errorText(503));
      expect(another.headers['retry-after']).toBe('1');
    } finally {
      await site.startServices();
    }
    expect((await site.get(`/img/${picture}?w=81`)).status).toBe(200);
  });

  test('that is deleted disappears from every replica at once, and has the same bytes when it is restored', async () => {
    const replica = await createBff(site.config);
    try {
      const id = await upload('/img/upload', 'gone.png', aPicture());
      const path = `/img/${id}?w=4`;
      const seen = () => Promise.all([site.bff.url, replica.url].map((url) => ask(url, 'GET', path)));
      const before = await seen();
      expect(before.map(({ status }) => status)).toEqual([200, 200]);
      await site.post('/img/remove', { id }, { cookie });
      await until(async () => (await seen()).every(({ status }) => status === 404));
      const { status } = await site.post('/api/media/restoreDocument', { kind: 'image', _id: id }, { cookie });
      expect(status).toBe(200);
      for (const restored of await seen())
        expect([restored.status, restored.bytes.equals(before[0]!.bytes)]).toEqual([200, true]);
    } finally {
      await replica.close();
    }
  });

  test.each([
    ['w=0'],
    ['w=4001'],
    ['w=wide'],
    ['w=1&w=2'],
    ['h='],
    ['f=exe'],
    ['q=101'],
    ['s=9'],
    ['b=1000'],
    ['t=maybe'],
    ['cx=-1&cy=0&cw=1&ch=1'],
  ])('cannot be requested with %s', async (query) => {
    expect(describeAnswer(await site.get(`/img/${picture}?${query}`))).toEqual(errorText(400));
  });
});

describe('a drawing', () => {
  test('runs no scripts and is served unchanged', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const id = await upload('/api/image/upload', 'flag.svg', svg);
    const { headers } = await site.get(`/img/${id}?o=1`);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    });
  });
});

describe('a file', () => {
  const path = () => `/file/${text.id}/Prices%20%26%20terms.txt`;

  test('is redirected from an address without its name to the one with it', async () => {
    const { status, headers } = await site.get(`/file/${text.id}`);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, path(), 'no-store']);
  });

  test('is served as it was uploaded', async () => {
    const { status, headers, bytes } = await site.get(path());
    expect([status, bytes.equals(text.bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(text.bytes.length),
      'content-disposition': 'inline; filename="Prices & terms.txt"',
      'cache-control': 'public, no-cache',
    });
    expect(headers.vary).toBeUndefined();
  });

  test('is confirmed by its ETag, and disappears at once when it is deleted', async () => {
    const id = await upload('/api/file/uploadFile', 'brief.txt', 'brief');
    const address = `/file/${id}/brief.txt`;
    const { etag } = (await site.get(address)).headers;
    const again = () => site.get(address, { 'if-none-match': etag! });
    expect(await again()).toMatchObject({ status: 304, headers: { 'cache-control': 'public, no-cache' } });
    await site.post('/api/file/removeFile', { _id: id }, { cookie });
    await until(async () => (await again()).status === 404);
    await site.post('/api/media/restoreDocument', { kind: 'file', _id: id }, { cookie });
    expect(await site.get(address)).toMatchObject({ status: 200, text: 'brief', headers: { etag } });
  });

  test('is served under its old name as well', async () => {
    expect((await site.get(`/file/${text.id}/before.txt`)).bytes.equals(text.bytes)).toBe(true);
  });

  test('answers HEAD', async () => {
    const { status, headers, bytes } = await head(path());
    expect([status, bytes.length, headers['content-length']]).toEqual([200, 0, String(text.bytes.length)]);
  });

  test('that browsers do not display is downloaded under its name', async () => {
    const id = await upload('/api/file/uploadFile', 'Preise für Köln.csv', 'a;b\n1;2\n');
    const { headers } = await site.get(`/file/${id}/x`);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Preise fur Koln.csv"; filename*=UTF-8''Preise%20f%C3%BCr%20K%C3%B6ln.csv`,
    );
  });

  test('is displayed by the browser if it is a PDF', async () => {
    const id = await upload('/api/file/uploadFile', 'report.pdf', '%PDF-1.7\n%âãÏÓ\n');
    const { headers } = await site.get(`/file/${id}/report.pdf`);
    expect(headers['content-disposition']).toBe('inline; filename="report.pdf"');
    expect(headers['content-security-policy']).not.toContain('sandbox');
  });

  test('that is renamed is served under its new name', async () => {
    const id = await upload('/api/file/uploadFile', 'one.txt', 'one');
    const named = async () => (await site.get(`/file/${id}`)).headers.location;
    expect(await named()).toBe(`/file/${id}/one.txt`);
    await site.post('/api/file/saveFileDetails', { _id: id, name: 'two.txt', description: '' }, { cookie });
    await until(async () => (await named()) === `/file/${id}/two.txt`);
  });
});

describe.each([
  ['cached in memory', 'w=60&f=png', 0],
  ['read from the store', 'o=1', 256 * 1024],
])('a part of %s', (_, query, atLeast) => {
  const path = () => `/img/${picture}?${query}`;
  let whole: Answer;
  beforeAll(async () => {
    whole = await site.get(path());
    expect(whole.bytes.length).toBeGreaterThan(atLeast);
  });

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=1000-1999', 1000, 2000],
    ['bytes=-100', -100, undefined],
    ['bytes=1000-', 1000, undefined],
  ])('%s', async (range, start, end) => {
    const { status, headers, bytes } = await site.get(path(), { range });
    const part = whole.bytes.subarray(start, end);
    const first = start < 0 ? whole.bytes.length + start : start;
    expect([status, bytes.equals(part)]).toEqual([206, true]);
    expect(headers).toMatchObject({
      'content-range': `bytes ${first}-${first + part.length - 1}/${whole.bytes.length}`,
      'content-length': String(part.length),
      etag: whole.headers.etag,
    });
  });
  test('beyond the end is refused', async () => {
    const { status, headers } = await site.get(path(), { range: `bytes=${whole.bytes.length}-` });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${whole.bytes.length}`]);
  });
  test('of another version is the whole file', async () => {
    const { status, bytes } = await site.get(path(), { range: 'bytes=0-9', 'if-range': '"another"' });
    expect([status, bytes.length]).toEqual([200, whole.bytes.length]);
  });
});

describe('a missing file', () => {
  test.each([
    '/img/nothing',
    '/img/nothing?w=10',
    '/file/nothing',
    '/file/nothing/x.pdf',
    '/img',
    '/img/a/b',
    '/file/a/b/c',
  ])('%s gets an error text', async (path) => {
    expect(describeAnswer(await site.get(path))).toEqual(errorText(404));
  });
});

test('concurrent requests for a new picture get the same bytes', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.get(`/img/${picture}?w=123`)));
  expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString('base64')}`)).size).toBe(1);
});

test('an aborted download is not an error, and other requests are served', async () => {
  await new Promise<void>((resolve) => {
    const leaving = request(`${site.bff.url}/img/${picture}?o=1`, (response) => {
      response.once('data', () => leaving.destroy()).once('close', resolve);
    });
    leaving.on('error', () => undefined).end();
  });
  expect((await site.get(`/img/${picture}?o=1`)).status).toBe(200);
});
