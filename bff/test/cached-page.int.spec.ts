import { until } from '../../services/kit/testing/until.ts';
import { createBff } from '../create-bff.ts';
import { editingAt, titlesOf, type Editing } from './editing.ts';
import { ask, root, startSite, type Site } from './site.ts';

let site: Site;
let editing: Editing;
let titleAt: ReturnType<typeof titlesOf>;

beforeAll(async () => {
  site = await startSite();
  editing = await editingAt(site);
  titleAt = titlesOf(site);
  await editing.aRegion('au', 'en-AU');
});
afterAll(() => site?.stop());

describe('a cached page', () => {
  beforeAll(() => editing.aPage('au/cached', 'Cached'));

  test('is served compressed, or as 304 if the browser has it', async () => {
    await until(
      async () => (await site.get('/au/cached', { 'accept-encoding': 'br' })).headers['content-encoding'] === 'br',
    );
    const zipped = await site.get('/au/cached', { 'accept-encoding': 'gzip' });
    const { headers, text } = await site.get('/au/cached');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding, Cookie',
      'content-length': String(text.length),
    });
    const again = await site.get('/au/cached', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
  });

  test('is not served to editors, whose pages are never cached', async () => {
    const { headers } = await site.get('/au/cached', editing.cookie);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+'/);
  });

  test('is the same for every irrelevant query', async () => {
    const [plain, tracked] = [await site.get('/au/cached'), await site.get('/au/cached?utm_source=x&page=3')];
    expect(tracked.headers.etag).toBe(plain.headers.etag);
  });
});

test.each(['/au/search?q=words', '/api/visit/load?url=/au/search%3Fq=words', '/au/missing?once'])(
  'an answer that no cache contains is compressed too: %s',
  async (address) => {
    const whole = await site.get(address);
    const response = await fetch(site.bff.url + address, { headers: { 'accept-encoding': 'br, gzip' } });
    const { headers, status } = response;
    expect([status, await response.text()]).toEqual([whole.status, whole.text]);
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(Number(headers.get('content-length'))).toBeLessThan(whole.text.length / 2);
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
    if (status !== 200) return;
    const again = await site.get(address, { 'if-none-match': headers.get('etag')! });
    expect([again.status, again.text]).toEqual([304, '']);
  },
);

describe('a page that cannot be rendered', () => {
  test('is an error and not cached', async () => {
    await editing.aPage('au/broken', 'throw');
    for (const headers of [{}, editing.cookie]) {
      const { status, headers: fields, text } = await site.get('/au/broken', headers);
      expect([status, fields['cache-control'], text]).toEqual([
        500,
        'no-store',
        expect.stringContaining('An error occurred'),
      ]);
    }
  });
  test('is not served for an unreadable address', async () => {
    expect(await titleAt('/%E0%A4%A')).toBe('404 This page could not be found');
    expect((await site.get('/api/%E0%A4%A')).json).toMatchObject({ status: 404 });
  });
});

describe('HEAD', () => {
  test.each(['/au/cached', '/nothing-here', '/assets/entry-1.js', '/health', '/robots.txt'])(
    'of %s equals its GET without a body',
    async (path) => {
      const [get, head] = [await site.get(path), await ask(site.bff.url, 'HEAD', path)];
      const { date: _d, 'transfer-encoding': _t, 'content-length': _l, ...same } = get.headers;
      expect([head.status, head.text, head.headers]).toMatchObject([get.status, '', same]);
    },
  );

  test('of a page that no cache contains equals its GET without a body, compressed or not', async () => {
    for (const encoding of ['br, gzip', 'identity']) {
      const [get, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) =>
          ask(site.bff.url, method, '/au/search?q=words', { 'accept-encoding': encoding }),
        ),
      );
      const { date: _, ...same } = get!.headers;
      expect([head!.status, head!.text, head!.headers]).toMatchObject([200, '', same]);
    }
  });
});

describe('behind a proxy that speaks https', () => {
  test('cookies are Secure, and browsers must use https only', async () => {
    const proxied = await createBff({ ...site.config, trustProxy: true });
    const forwarded = {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'localhost',
      'content-type': 'application/json',
    };
    try {
      const body = JSON.stringify({ username: root.username, password: root.password });
      const { headers } = await ask(
        proxied.url,
        'POST',
        '/api/user/login',
        { ...forwarded, origin: 'https://localhost' },
        body,
      );
      expect(headers['set-cookie']?.[0]).toMatch(/; Secure(;|$)/);
      const page = await ask(proxied.url, 'GET', '/nothing-here', {
        ...forwarded,
        cookie: headers['set-cookie']![0]!.split(';')[0]!,
      });
      expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    } finally {
      await proxied.close();
    }
    const direct = await site.get('/nothing-here', forwarded);
    expect(direct.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('health', () => {
  test('is reported as JSON', async () => {
    expect(await site.get('/health')).toMatchObject({ status: 200, text: 'OK' });
    expect((await site.get('/ready')).json).toMatchObject({ ready: true, cache: 'full' });
  });
});

describe('while the services are unavailable', () => {
  test('a published page stays available, and is updated afterwards', async () => {
    const page = await editing.aPage('au/up', 'One');
    expect(await titleAt('/au/up')).toBe('200 One');
    await site.stopServices();
    expect(await titleAt('/au/up')).toBe('200 One');
    const unseen = await site.get('/au/never-asked-for');
    expect([unseen.status, unseen.headers['retry-after']]).toEqual([503, expect.any(String)]);
    expect((await site.get('/api/page/load?slug=au/up&domainId=d1')).json).toMatchObject({ status: 503 });
    await site.stack.nats.stop();
    await until(async () => (await site.get('/ready')).json.nats === 'away');
    expect(await titleAt('/au/up')).toBe('200 One');
    expect(await titleAt('/au/up', editing.cookie)).toBe('200 One');
    await site.stack.nats.start();
    await site.startServices();
    await until(async () => (await site.get('/ready')).json.cache === 'full');
    await editing.signInAgain();
    await editing.publish(await editing.write('/page/save', { page: { ...page, title: 'Two' } }));
    await until(async () => (await titleAt('/au/up')) === '200 Two');
  });
});
