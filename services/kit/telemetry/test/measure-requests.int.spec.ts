import { startOtlpReceiver } from '../../testing/otlp-receiver.ts';
import { measureRequests } from '../measure-requests.ts';
import { startTelemetry } from '../start-telemetry.ts';
import { inSpan } from '../tracing.ts';

class Exists extends Error {}

class Shelf {
  private readonly books = ['a'];
  async get(name: string): Promise<string | undefined> {
    return this.books.find((book) => book === name);
  }
  async add(name: string): Promise<void> {
    if (await this.get(name)) throw new Exists(`${name} is there`);
    throw new Error('ann@example.org may not write');
  }
}

const shelf = measureRequests(new Shelf(), {
  name: 'mongodb',
  target: 'books',
  isAnswer: (error) => error instanceof Exists,
});

test('each request to a server has a span and is counted; only failures are errors, without their messages', async () => {
  const receiver = await startOtlpReceiver();
  const { OTEL_RESOURCE_ATTRIBUTES: before } = process.env;
  process.env.OTEL_RESOURCE_ATTRIBUTES = 'deployment.environment.name=staging,service.name=other';
  const stop = startTelemetry('library', { endpoint: receiver.url });
  if (before === undefined) delete process.env.OTEL_RESOURCE_ATTRIBUTES;
  else process.env.OTEL_RESOURCE_ATTRIBUTES = before;
  await inSpan('GET /', async () => {
    expect(await shelf.get('a')).toBe('a');
    await expect(shelf.add('a')).rejects.toThrow(Exists);
    await expect(shelf.add('b')).rejects.toThrow('may not write');
  });
  await stop();
  const spans = receiver.spans.filter(({ name }) => name !== 'GET /');
  expect(spans.map(({ name, kind, status }) => [name, kind, status?.code ?? 0])).toEqual([
    ['mongodb get', 3, 0],
    ['mongodb add', 3, 0],
    ['mongodb add', 3, 2],
  ]);
  expect(JSON.stringify(spans)).not.toContain('example.org');
  const { points } = receiver.metrics.findLast(({ name }) => name === 'site.server.duration')!;
  expect(points).toEqual([
    { attributes: { 'site.server': 'mongodb', 'site.operation': 'get', 'site.outcome': 'ok' }, value: 1 },
    { attributes: { 'site.server': 'mongodb', 'site.operation': 'add', 'site.outcome': 'ok' }, value: 1 },
    { attributes: { 'site.server': 'mongodb', 'site.operation': 'add', 'site.outcome': 'error' }, value: 1 },
  ]);
  for (const resource of receiver.resources)
    expect(resource).toMatchObject({ 'deployment.environment.name': 'staging', 'service.name': 'library' });
  await receiver.close();
});

test('without a recorder, requests are made as they are', async () => {
  expect(await shelf.get('a')).toBe('a');
});
