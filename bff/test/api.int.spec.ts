import { calls } from '../../proto/index.ts';
import { until } from '../../services/kit/testing/until.ts';
import { createBff } from '../create-bff.ts';
import { inertHeaders } from '../security/security-headers.ts';
import { ask, root, startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const credentials = { username: root.username, password: root.password };
const browser = () => ({ origin: site.bff.url, 'sec-fetch-site': 'same-origin' });

describe('a call', () => {
  test.each(calls.filter(({ http }) => http).map(({ http }) => http!.split(' ') as [string, string]))(
    '%s %s is mounted and returns JSON even for invalid requests',
    async (method, path) => {
      const answer = await ask(
        site.bff.url,
        method,
        `/api${path}`,
        { 'content-type': 'application/json' },
        method === 'POST' ? '{"x":1}' : undefined,
      );
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.text).not.toContain('on this site');
      expect([200, 400, 401, 403, 404, 501, 503]).toContain(answer.status);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers).toMatchObject(inertHeaders);
    },
  );

  test('is refused with a status and a message', async () => {
    expect((await site.get('/api/page/load?domainId=d1&slug=nothing-here')).json).toMatchObject({
      status: 404,
      error: { name: 'not-found', message: 'This page could not be found' },
    });
    expect((await site.get('/api/page/load')).json).toMatchObject({ status: 400, error: { name: 'invalid' } });
    expect((await site.post('/api/page/save', { page: {} })).json).toMatchObject({ status: 401 });
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
      expect((await ask(site.bff.url, method, '/api/nothing?a=1')).json).toEqual({
        status: 404,
        error: { name: 'not-found', message: `There is no ${method} /api/nothing on this site.` },
        requestId: expect.any(String),
      });
  });

  test('that would undo a change by someone else is a conflict', async () => {
    const { cookie } = await site.signIn();
    const domainId = (await site.get('/api/config/loadDomain?hostname=localhost')).json.domain._id;
    const save = () =>
      site.post('/api/page/save', { page: { domainId, slug: 'au/taken', header: { title: 'T' } } }, { cookie });
    expect((await save()).status).toBe(200);
    expect((await save()).json).toMatchObject({
      status: 409,
      error: { name: 'conflict', message: expect.stringMatching(/taken/) },
    });
  });

  test('accepts one method only', async () => {
    for (const [method, path, allow, alternatives] of [
      ['GET', '/api/page/delete', 'POST', 'POST'],
      ['PUT', '/api/page/delete', 'POST', 'POST'],
      ['POST', '/api/sitemap/filter', 'GET, HEAD', 'GET or HEAD'],
      ['DELETE', '/api/page/load', 'GET, HEAD', 'GET or HEAD'],
      ['POST', '/api/openapi.json', 'GET, HEAD', 'GET or HEAD'],
      ['POST', '/au/about', 'GET, HEAD', 'GET or HEAD'],
      ['DELETE', '/', 'GET, HEAD', 'GET or HEAD'],
    ] as const) {
      const { status, headers, json } = await ask(site.bff.url, method, path);
      expect([path, status, headers.allow]).toEqual([path, 405, allow]);
      expect(json.error).toEqual({
        name: 'method-not-allowed',
        message: `${path} does not allow ${method}: use ${alternatives}.`,
      });
    }
  });

  test('has an id in its header, and in the body of an error', async () => {
    const { headers, json } = await site.get('/api/page/load');
    expect(json.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-request-id']).toBe(json.requestId);
    const other = await site.get('/api/regions/loadRegions');
    expect([other.status, typeof other.headers['x-request-id']]).toEqual([200, 'string']);
    expect(other.headers['x-request-id']).not.toBe(json.requestId);
  });

  test('that is refused temporarily has a Retry-After header', async () => {
    const attempt = () => site.post('/api/user/login', { username: 'nobody.there', password: 'a wrong one' });
    let answer = await attempt();
    for (let tries = 0; tries < 30 && answer.status !== 429; tries++) answer = await attempt();
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe(String(answer.json.error.details.retryAfterSeconds));
  });

  test.each([
    ['{"page":', 400],
    ['[1]', 400],
    ['"text"', 400],
    ['{"__proto__":{"admin":true}}', 400],
    [`{"page":"${'x'.repeat(5 * 1024 * 1024)}"}`, 413],
  ])('refuses a body that is not a JSON object or is too large (%#)', async (body, status) => {
    const answer = await site.post('/api/page/save', body);
    expect(answer.json).toMatchObject({
      status,
      error: { name: expect.any(String), message: expect.stringMatching(/\.$/) },
    });
    expect(answer.status).toBe(status);
  });

  test('accepts JSON only, so that a form of another site is refused', async () => {
    const answer = await site.post('/api/page/save', 'page=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.status).toBe(415);
  });

  test('gets a compressed response if it accepts one and the response is long', async () => {
    const url = `${site.bff.url}/api/openapi.json`;
    const long = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect([long.headers.get('content-encoding'), (await long.json()).openapi]).toEqual(['gzip', '3.1.0']);
    expect((await site.get('/api/openapi.json')).headers['content-encoding']).toBeUndefined();
    expect((await site.get('/api/nothing', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  });

  test('may come without a body', async () => {
    const { cookie } = await site.signIn();
    expect((await site.post('/api/regions/createRegion', undefined, { cookie })).json).toMatchObject({
      published: false,
    });
    expect((await site.post('/api/regions/createRegion', '', { cookie })).status).toBe(200);
  });
});

describe('signing in', () => {
  test('sets a cookie that scripts cannot read, and returns the token', async () => {
    const { status, headers, json } = await site.post('/api/user/login', credentials, browser());
    expect([status, json]).toEqual([200, { token: expect.any(String), statusCode: 200 }]);
    expect(headers['set-cookie']).toEqual([
      `authToken=${json.token}; Max-Age=259200; Path=/; HttpOnly; SameSite=Lax`,
      `device=${json.token}; Max-Age=31536000; Path=/api/user/login; HttpOnly; SameSite=Lax`,
    ]);
  });

  test('identifies the user by the cookie or by the token in a header', async () => {
    const { json } = await site.post('/api/user/login', credentials);
    const either: Record<string, string>[] = [
      { cookie: `a=b; authToken=${json.token}` },
      { authorization: `Bearer ${json.token}` },
    ];
    for (const headers of either) {
      expect((await site.post('/api/user/me', {}, headers)).json).toMatchObject({
        user: { username: 'root', email: root.email },
      });
    }
  });

  test('is required: without a cookie the caller is anonymous', async () => {
    expect((await site.post('/api/user/me')).json).toEqual({ user: null });
  });

  test('with a wrong password is refused with a message', async () => {
    const { status, json, headers } = await site.post('/api/user/login', { ...credentials, password: 'not this one' });
    expect([status, json.status, typeof json.error.message]).toEqual([401, 401, 'string']);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('ends with signing out, at once and for every use of the token', async () => {
    const { cookie } = await site.signIn();
    expect((await site.get('/api/roles/list', { cookie })).status).toBe(200);
    const out = await site.post('/api/user/logout', undefined, { cookie });
    expect(out.headers['set-cookie']).toEqual(['authToken=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    const after = await site.get('/api/roles/list', { cookie });
    expect(after.json).toMatchObject({
      status: 401,
      error: { name: 'unauthenticated', message: 'Your session has ended. Sign in again.' },
    });
    expect((await site.post('/api/user/me', {}, { cookie })).json).toEqual({ user: null });
    expect((await site.post('/api/user/login', credentials, { cookie })).status).toBe(200);
  });

  test.each([
    ['a made-up token', 'made.up.token'],
    ['one that is longer than any', 'x'.repeat(5000)],
  ])('with %s is refused, but a page is served and the cookie removed', async (_, token) => {
    const cookie = `authToken=${token}`;
    expect((await site.get('/api/regions/loadRegions', { cookie })).status).toBe(401);
    const page = await site.get('/nothing-here', { cookie });
    expect([page.status, page.headers['set-cookie']?.[0]]).toEqual([
      404,
      expect.stringMatching(/^authToken=; Max-Age=0/),
    ]);
  });
});

test('an ended session is refused by every replica at once', async () => {
  const replica = await createBff(site.config);
  try {
    const { cookie } = await site.signIn();
    const there = () => ask(replica.url, 'GET', '/api/roles/list', { cookie });
    expect((await there()).status).toBe(200);
    await site.post('/api/user/logout', undefined, { cookie });
    await until(async () => (await there()).status === 401);
  } finally {
    await replica.close();
  }
});

describe('an answer that is not a page', () => {
  test.each([
    ...['/sitemap.xml', '/sitemap-9.xml', '/robots.txt', '/manifest.webmanifest', '/health', '/ready'],
    ...['/api/openapi.json', '/api/nothing', '/api/visit/load?url=/', '/api/visit/load?url=', '/api/audit/export.csv'],
    ...['/assets/entry-1.js', '/file/nothing/here'],
  ])('runs and loads nothing, and keeps its type: %s', async (path) => {
    const { headers } = await site.get(path);
    expect(headers['content-type']).not.toContain('html');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; (.*; )?sandbox$/),
    });
  });
});

describe('a request that changes something', () => {
  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ referer: 'https://evil.example/form' }],
  ])('is refused from another site: %j', async (headers) => {
    const { cookie } = await site.signIn();
    const { status, json } = await site.post('/api/regions/createRegion', {}, { cookie, ...(headers as object) });
    expect([status, json.error.message]).toEqual([
      403,
      'This request was sent from another site, so it is not carried out.',
    ]);
  });
  test('is not the only one that is refused: so is a query that is sent as POST', async () => {
    for (const path of ['/user/me', '/visit/checkLinks', '/page/receipt', '/nav/loadRegionNav'])
      expect([path, (await site.post(`/api${path}`, {}, { origin: 'https://evil.example' })).status]).toEqual([
        path,
        403,
      ]);
  });
  test('is accepted from the site itself', async () => {
    const { cookie } = await site.signIn();
    expect((await site.post('/api/regions/createRegion', {}, { cookie, ...browser() })).status).toBe(200);
  });
});

describe('without the editor', () => {
  test('nothing can be changed and no one can sign in', async () => {
    const { cookie } = await site.signIn();
    const plain = await createBff({ ...site.config, draft: false });
    try {
      for (const { http, kind, forVisitors } of calls.filter(({ http }) => http)) {
        const [method, path] = http!.split(' ') as [string, string];
        const answer = await ask(
          plain.url,
          method,
          `/api${path}`,
          { cookie, 'content-type': 'application/json' },
          method === 'POST' ? '{}' : undefined,
        );
        if ((kind === 'command' && !forVisitors) || path === '/user/me')
          expect([path, answer.json]).toMatchObject([path, { status: 404 }]);
        else expect([path, answer.status]).not.toEqual([path, 500]);
      }
      expect((await ask(plain.url, 'GET', '/api/roles/list', { cookie })).status).toBe(401);
    } finally {
      await plain.close();
    }
  });
});
