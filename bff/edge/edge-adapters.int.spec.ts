import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EdgeSettings } from './edge.ts';
import { openEdge, parseEdgeSettings } from './open-edge.ts';

interface Received {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let address: string;
let received: Received[] = [];
let answer = { status: 200, body: '{}' };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
  answer = { status: 200, body: '{"success":true}' };
});
afterAll(() => server?.close());

const open = (kind: EdgeSettings['kind'], path = '') => openEdge({ kind, url: address + path, token: 'a-token' });
const purge = (edge: ReturnType<typeof open>) => edge.purge(['aaaaaaaa', 'bbbbbbbb'], AbortSignal.timeout(5000));

test('each server of Varnish gets a PURGE with keys and token', async () => {
  const edge = openEdge({ kind: 'varnish', url: `${address},${address}`, token: 'a-token' });
  await purge(edge);
  const request = { method: 'PURGE', url: '/', body: '' };
  const headers = { 'surrogate-key': 'aaaaaaaa bbbbbbbb', 'x-purge-token': 'a-token' };
  expect(received).toEqual([1, 2].map(() => ({ ...request, headers: expect.objectContaining(headers) })));
  expect(edge.headersOf(['a', 'b'], 'max-age=60')).toEqual({
    'surrogate-control': 'max-age=60',
    'surrogate-key': 'a b',
  });
});

test('Fastly gets a batch of surrogate keys', async () => {
  const edge = open('fastly', '/service/S1');
  await purge(edge);
  expect(received).toMatchObject([{ method: 'POST', url: '/service/S1/purge', headers: { 'fastly-key': 'a-token' } }]);
  expect(JSON.parse(received[0]!.body)).toEqual({ surrogate_keys: ['aaaaaaaa', 'bbbbbbbb'] });
  expect(edge.maxKeys).toBe(256);
});

test('Cloudflare gets a list of tags', async () => {
  const edge = open('cloudflare', '/client/v4/zones/Z1');
  await purge(edge);
  expect(received).toMatchObject([
    { method: 'POST', url: '/client/v4/zones/Z1/purge_cache', headers: { authorization: 'Bearer a-token' } },
  ]);
  expect(JSON.parse(received[0]!.body)).toEqual({ tags: ['aaaaaaaa', 'bbbbbbbb'] });
  expect(edge.maxKeys).toBe(30);
  expect(edge.headersOf(['a', 'b'], 'max-age=60')).toEqual({
    'cloudflare-cdn-cache-control': 'max-age=60',
    'cache-tag': 'a,b',
  });
});

test.each(['varnish', 'fastly', 'cloudflare'] as const)('a purge that %s refuses is an error', async (kind) => {
  answer = { status: 403, body: 'no' };
  await expect(purge(open(kind))).rejects.toThrow('The edge answered 403 no');
});

test('a purge that Cloudflare accepts and does not perform is an error', async () => {
  answer = { status: 200, body: '{"success":false}' };
  await expect(purge(open('cloudflare'))).rejects.toThrow('refused');
});

test('settings are checked at the start', () => {
  const valid = { EDGE: 'varnish', EDGE_URL: 'http://one:6081/, http://two:6081', EDGE_TOKEN: 'x' };
  expect(parseEdgeSettings({})).toBeNull();
  expect(parseEdgeSettings(valid)).toEqual({ kind: 'varnish', url: 'http://one:6081,http://two:6081', token: 'x' });
  expect(() => parseEdgeSettings({ ...valid, EDGE: 'akamai' })).toThrow('EDGE is "akamai"');
  expect(() => parseEdgeSettings({ ...valid, EDGE_URL: 'one:6081' })).toThrow('EDGE_URL');
  expect(() => parseEdgeSettings({ ...valid, EDGE_TOKEN: '' })).toThrow('EDGE_TOKEN');
});
