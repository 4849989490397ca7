import { jest } from '@jest/globals';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, api, loadDocument, toApiError } from './api.ts';
import { SESSION_CONFIRMATION } from './confirm-session.ts';
import { VIEW_TOKEN } from './view-token.ts';

const parseError = (body: string, statusText = '') => toApiError(new Response(body, { status: 503, statusText }));

test('an error has the status, message and details of the server', async () => {
  const error = { name: 'unavailable', message: 'Please try again later.', details: { seconds: 3 } };
  expect(await parseError(JSON.stringify({ status: 503, error }))).toMatchObject({
    status: 503,
    message: 'Please try again later.',
    details: { seconds: 3 },
  });
});

test.each(['', '<h1>Unavailable</h1>', '{}', '"text"', 'null', '{"error":null}', '{"message":"Unavailable"}'])(
  'a response from elsewhere keeps its status: %s',
  async (body) => {
    expect(await parseError(body, 'Service Unavailable')).toMatchObject({
      status: 503,
      message: 'Service Unavailable',
    });
    expect(await parseError(body)).toMatchObject({ status: 503, message: '' });
  },
);

describe('over a network', () => {
  const { Request } = globalThis;
  let received: string[] = [];
  let respond: (response: ServerResponse, request: IncomingMessage) => void;
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    respond(response, request);
  });
  const load = () => api('GET /visit/load', { url: '/au' });
  const search = (options?: Parameters<typeof api>[2]) =>
    api('POST /training/getTrainingCategories', {}, options).catch((error: unknown) => error);

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // This resolves paths and reports the online state, as a browser does.
    globalThis.Request = class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin) : input, init);
      }
    };
  });
  beforeEach(() => {
    received = [];
    goOnline(true);
  });
  afterAll(async () => {
    Object.assign(globalThis, { Request });
    Reflect.deleteProperty(globalThis, 'navigator');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const goOnline = (onLine: boolean) =>
    Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });

  test('a GET whose connection breaks is sent once more', async () => {
    respond = (response) => (received.length === 1 ? response.destroy() : response.end('{"status":200}'));
    expect(await load()).toEqual({ status: 200 });
    expect(received).toEqual(['GET /api/visit/load?url=%2Fau', 'GET /api/visit/load?url=%2Fau']);
  });

  test('a GET fails when its connection breaks twice', async () => {
    respond = (response) => response.destroy();
    await expect(load()).rejects.toMatchObject({ name: 'TypeError' });
    expect(received).toHaveLength(2);
  });

  test('offline, a GET fails at once', async () => {
    goOnline(false);
    respond = (response) => response.destroy();
    await expect(load()).rejects.toMatchObject({ name: 'TypeError' });
    expect(received).toHaveLength(1);
  });

  test('a POST is sent once, with its input as JSON', async () => {
    let type: string | undefined;
    respond = (response, request) => {
      type = request.headers['content-type'];
      response.destroy();
    };
    expect(await search()).toMatchObject({ name: 'TypeError' });
    expect(received).toEqual(['POST /api/training/getTrainingCategories']);
    expect(type).toBe('application/json');
  });

  test('a view of the site as somebody else is named in a header, unless the request is one of a visitor', async () => {
    const sent: (string | undefined)[] = [];
    respond = (response, request) => {
      sent.push(request.headers.authorization);
      response.end('{}');
    };
    const stored = { getItem: (name: string) => (name === VIEW_TOKEN ? 'token' : null) };
    Object.defineProperty(globalThis, 'sessionStorage', { value: stored, configurable: true });
    try {
      await load();
      await search();
      await loadDocument('/api/leads/export.csv');
      await search({ credentials: 'omit' });
    } finally {
      Reflect.deleteProperty(globalThis, 'sessionStorage');
    }
    await load();
    expect(sent).toEqual(['Bearer token', 'Bearer token', 'Bearer token', undefined, undefined]);
  });

  test('a POST that is not answered within a minute fails, and says which request it was', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const arrived = new Promise<void>((resolve) => (respond = () => resolve()));
      const failed = search();
      await arrived;
      jest.advanceTimersByTime(60_000);
      expect(await failed).toMatchObject({ name: 'TimeoutError', request: { method: 'POST' } });
      expect(received).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a refusal is not sent again', async () => {
    respond = (response) => response.writeHead(503).end('{"error":{"message":"Please try again later."}}');
    await expect(load()).rejects.toEqual(new ApiError(503, 'Please try again later.'));
    expect(received).toHaveLength(1);
  });

  describe('a call that needs a second factor', () => {
    const unconfirmed = '{"error":{"name":"second-factor","message":"Confirm it and try again."}}';
    const answering = (isConfirmed: boolean) => {
      const page = new EventTarget();
      page.addEventListener(SESSION_CONFIRMATION, (event) => {
        event.preventDefault();
        (event as CustomEvent<(isConfirmed: boolean) => void>).detail(isConfirmed);
      });
      return page;
    };
    beforeEach(() => {
      respond = (response) => response.writeHead(403).end(unconfirmed);
    });
    afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

    test('is repeated once after the user has confirmed it', async () => {
      Object.assign(globalThis, { window: answering(true) });
      expect(await search()).toMatchObject({ status: 403, message: 'Confirm it and try again.' });
      expect(received).toHaveLength(2);
    });

    test.each([
      ['the user does not confirm it', () => answering(false)],
      ['no editor is open', () => new EventTarget()],
    ])('is refused if %s', async (_why, window) => {
      Object.assign(globalThis, { window: window() });
      expect(await search()).toMatchObject({ status: 403, message: 'Confirm it and try again.' });
      expect(received).toHaveLength(1);
    });
  });

  test('an aborted call rejects as aborted and is not sent again', async () => {
    const controller = new AbortController();
    respond = () => controller.abort();
    expect(await search({ signal: controller.signal })).toMatchObject({ name: 'AbortError' });
    expect(received).toHaveLength(1);
  });
});
