import type { LinkVerdict } from '../../proto/link-verdicts.ts';
import { checkLink, unknown } from './check-link.ts';
import { publicNetwork } from './link-network.ts';
import { answering, at, closeWebsites, end, network, serve, type Website } from './testing/serve-website.ts';

afterEach(closeWebsites);

const never = new AbortController().signal;
const check = (address: string, on = network) => checkLink(address, on, never);

test.each<[number, LinkVerdict]>([
  [200, { verdict: 'ok' }],
  [204, { verdict: 'ok' }],
  [404, { verdict: 'dead', why: 'notFound' }],
  [410, { verdict: 'dead', why: 'gone' }],
])('a website that answers %i: %j', async (status, verdict) => {
  expect(await check(at(await answering(status)))).toEqual(verdict);
});

test.each([400, 401, 403, 405, 418, 429, 451, 500, 502, 503, 302, 304])('%i does not say enough', async (status) => {
  expect(await check(at(await answering(status)))).toEqual(unknown);
});

test('a host that does not exist is dead, also after a redirect', async () => {
  const website = await answering(301, { location: 'http://nowhere.example/' });
  expect(await check('https://nowhere.example')).toEqual({ verdict: 'dead', why: 'noHost' });
  expect(await check(at(website))).toEqual({ verdict: 'dead', why: 'noHost' });
});

test('a name is unknown if the name server is not reached', async () => {
  const silent = { ...network, resolve: async () => Promise.reject(new Error('ETIMEOUT')) };
  expect(await check('https://partner.example', silent)).toEqual(unknown);
});

test('a closed port and a failed handshake are unknown', async () => {
  const website = await answering(200);
  expect(await check(at(website).replace('http:', 'https:'))).toEqual(unknown);
  closeWebsites();
  expect(await check(at(website))).toEqual(unknown);
});

test('is asked with HEAD, without a cookie, a referrer or the fragment', async () => {
  const website = await answering(200);
  await check(at(website, '/a?b#c'));
  expect(website.requests).toEqual(['HEAD /a?b']);
  expect(website.headers).toEqual([
    {
      accept: '*/*',
      connection: expect.any(String),
      host: `partner.example:${website.port}`,
      'user-agent': 'Website-Link-Check/1',
    },
  ]);
});

test.each([403, 404, 405, 500, 501])(
  'HEAD that is refused with %i is followed by GET, which decides',
  async (refused) => {
    const website = await serve(({ method }, response) => end(response, method === 'HEAD' ? refused : 200));
    expect(await check(at(website))).toEqual({ verdict: 'ok' });
    expect(website.requests).toEqual(['HEAD /', 'GET /']);
  },
);

test('a body without an end is not read', async () => {
  let closed!: () => void;
  const disconnected = new Promise<void>((resolve) => (closed = resolve));
  const website = await serve(({ method }, response) => {
    if (method === 'HEAD') return end(response, 405);
    response.on('close', closed);
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    };
    response.on('drain', write);
    write();
  });
  expect(await check(at(website))).toEqual({ verdict: 'ok' });
  await disconnected;
});

test('a head of more than 16 kB is unknown', async () => {
  expect(await check(at(await answering(200, { 'x-large': 'x'.repeat(20_000) })))).toEqual(unknown);
});

test('a server that does not answer is unknown when the time is over', async () => {
  const patience = new AbortController();
  const website = await serve(() => patience.abort());
  expect(await checkLink(at(website), network, patience.signal)).toEqual(unknown);
});

describe('a redirect', () => {
  test('is followed up to five times', async () => {
    const website = await serve(({ url }, response) => {
      const left = Number(url!.slice(1));
      if (left === 0) end(response, 404);
      else end(response, 302, { location: `/${left - 1}` });
    });
    expect(await check(at(website, '/5'))).toEqual({ verdict: 'dead', why: 'notFound' });
    expect(await check(at(website, '/6'))).toEqual(unknown);
    expect(website.requests.filter((line) => line === 'HEAD /0')).toHaveLength(1);
  });

  test.each([
    ['to a private address', (port: number) => `http://127.0.0.2:${port}/`],
    ['to a name with a private address', (port: number) => `http://inside.example:${port}/`],
    ['to this machine by its name', (port: number) => `http://localhost:${port}/`],
    ['to an address with a password', (port: number) => `http://ann:secret@partner.example:${port}/`],
    ['to a file', () => 'file:///etc/passwd'],
  ])('%s is not followed', async (_, location) => {
    const website: Website = await serve(({ url }, response) =>
      url === '/moved' ? end(response, 301, { location: location(website.port) }) : end(response, 404),
    );
    expect(await check(at(website, '/moved'))).toEqual(unknown);
    expect(website.requests).toEqual(['HEAD /moved']);
  });
});

test('the network of a deployment connects to no address of this machine, and to the two ports of the web only', async () => {
  const website = await answering(404);
  const named = { ...publicNetwork, resolve: network.resolve };
  expect(await check(at(website), named)).toEqual(unknown);
  expect(await check(`http://127.0.0.1:${website.port}/`, named)).toEqual(unknown);
  expect(website.requests).toEqual([]);
  expect([80, 443, 22, 8080, 4222].map((port) => publicNetwork.isAllowed('8.8.8.8', port))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
