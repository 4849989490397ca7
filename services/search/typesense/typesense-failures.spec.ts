import { inspect } from 'node:util';
import typesense from 'typesense';
import { Problem } from '../../../proto/errors.ts';
import { batches, document, idsOf, search } from '../features/a-document.ts';
import type { SearchEngine } from '../search-engine.ts';
import { openTypesense, typesenseAddress } from './open-typesense.ts';
import { DescribedTypesense } from './test/described-typesense.ts';
import { TypesenseClient } from './typesense-client.ts';
import { TypesenseEngine } from './typesense-engine.ts';

const server = new DescribedTypesense();
let engine: SearchEngine;

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(async () => {
  engine = engineWithShortTimeouts(server.url('site'));
  await engine.refill(batches([document('a', { title: 'pension' })]));
});
afterEach(() => {
  server.instead = () => null;
  expect(server.violations).toEqual([]);
});

/** Creates an engine whose requests time out early. */
function engineWithShortTimeouts(url: string, connectionTimeoutSeconds = 5): SearchEngine {
  const { key: apiKey, alias, ...node } = typesenseAddress(url);
  const timeouts = { connectionTimeoutSeconds, numRetries: 1, retryIntervalSeconds: 0.01 };
  const client = new typesense.Client({ apiKey, nodes: [node], logLevel: 'silent', ...timeouts });
  return new TypesenseEngine(new TypesenseClient({ quick: client, patient: client }), alias);
}

const everything: Record<string, () => Promise<unknown>> = {
  'a search': () => search(engine, 'pension'),
  'a put': () => engine.put([document('b')]),
  'a removal': () => engine.remove(['a']),
  'a refill': () => engine.refill(batches([document('b')])),
  'the question whether it is empty': () => engine.isEmpty(),
};
const unavailable = expect.objectContaining({ name: 'Problem', code: 'unavailable' });

describe.each(Object.entries(everything))('%s', (_, call) => {
  test.each([500, 503, 429, 408])('of a server that responds with %d is unavailable', async (status) => {
    server.instead = () => ({ status, message: 'Not Ready or Lagging' });
    await expect(call()).rejects.toEqual(unavailable);
  });

  test('of a server that does not respond is unavailable', async () => {
    server.instead = () => 'nothing';
    engine = engineWithShortTimeouts(server.url('site'), 0.2);
    await expect(call()).rejects.toEqual(unavailable);
  });

  test('of a server that is not running is unavailable', async () => {
    engine = engineWithShortTimeouts('typesense://key@127.0.0.1:1/site');
    await expect(call()).rejects.toEqual(unavailable);
  });

  test('is retried once after a failure', async () => {
    const failed = new Set<string>();
    server.instead = (operation) => {
      if (failed.has(operation)) return null;
      failed.add(operation);
      return { status: 503, message: 'Not Ready or Lagging' };
    };
    await call();
    expect(failed.size).toBeGreaterThan(0);
  });

  test('with a wrong key is a fault, without the key', async () => {
    engine = engineWithShortTimeouts(server.url('site', 'a-wrong-key'));
    const error = await call().catch((thrown: unknown) => thrown);
    expect(error).not.toBeInstanceOf(Problem);
    expect(String(error)).toContain('401');
    expect(inspect(error, { depth: 9 })).not.toContain('a-wrong-key');
  });
});

test('connection errors do not contain the key either', async () => {
  engine = engineWithShortTimeouts('typesense://a-secret-key@127.0.0.1:1/site');
  const error = await engine.isEmpty().catch((thrown: unknown) => thrown);
  expect(inspect(error, { depth: 9 })).not.toContain('a-secret-key');
});

test('a document that Typesense refuses is named, and the others are stored', async () => {
  const refused = document('bad', { title: 'pension', lastPublished: 'never' });
  await expect(engine.put([refused, document('good', { title: 'pension' })])).rejects.toThrow(/refused 1 .*bad: /);
  expect(idsOf(await search(engine, 'pension')).sort()).toEqual(['a', 'good']);
});

test('a refill with a document that Typesense refuses leaves the old index only', async () => {
  const refused = document('bad', { lastPublished: 'never' });
  await expect(engine.refill(batches([document('b', { title: 'pension' })], [refused]))).rejects.toThrow(/bad: /);
  expect(idsOf(await search(engine, 'pension'))).toEqual(['a']);
  expect(server.collections.size).toBe(1);
});

test('many documents are sent in several imports', async () => {
  const before = server.operations.length;
  await openTypesense(server.url('site')).put(Array.from({ length: 250 }, (_, index) => document(`many${index}`)));
  expect(server.operations.slice(before)).toEqual(['getCollections', ...Array<string>(3).fill('importDocuments')]);
});
