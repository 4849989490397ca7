import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { pingSubject } from '../../services/kit/bus/access/nats-user.ts';
import { NatsBus } from '../../services/kit/bus/nats-bus.ts';
import { useStack } from '../../services/kit/testing/stack.ts';
import { until } from '../../services/kit/testing/until.ts';
import { createCircuitBreakerBus } from './circuit-bus.ts';

const visitor = { stage: 'live', domainId: 'd1' } as const;
const timeoutMs = 400;
const pingMs = 200;
/** Calls that must be refused before their time-out have this one. */
const PATIENCE_MS = 60_000;

const stack = useStack({});
/** Replaces the services on a real NATS server. It responds, hangs, is too busy to answer a ping, or hangs for a single slow page. */
const state = { hanging: new Set<string>(), busy: new Set<string>(), pings: 0, calls: 0 };

beforeAll(async () => {
  const { connection } = stack.client;
  for (const service of ['regions', 'pages'])
    connection.subscribe(pingSubject(service), {
      callback: (_, message) => {
        state.pings += 1;
        if (!state.hanging.has(service) && !state.busy.has(service)) message.respond();
      },
    });
  for (const { subject, service } of [regions.calls.loadRegions, pages.calls.load, pages.calls.save])
    connection.subscribe(subject, {
      callback: (_, message) => {
        state.calls += 1;
        const text = message.string();
        if (state.hanging.has(service) || text.includes('slow')) return;
        const { id } = JSON.parse(text);
        message.respond(JSON.stringify({ id, response: [], isDisposed: true }));
      },
    });
});
beforeEach(() => {
  state.hanging.clear();
  state.busy.clear();
});

function setUp() {
  const natsBus = new NatsBus(stack.client);
  const bus = createCircuitBreakerBus(natsBus, (service) => natsBus.ping(service, pingMs), 20);
  const timed = async (call: Promise<unknown>) => {
    const startedAt = performance.now();
    const outcome = await call.then(
      () => 'answered',
      (error: { code?: string }) => error.code,
    );
    return { outcome, ms: performance.now() - startedAt };
  };
  return {
    regions: (options = { timeoutMs }) =>
      timed(bus.call(regions.calls.loadRegions, { domainId: 'd1' }, visitor, options)),
    page: (slug = 'a', options = { timeoutMs }) =>
      timed(bus.call(pages.calls.load, { slug, domainId: 'd1' }, visitor, options)),
    save: (options = { timeoutMs }) => timed(bus.call(pages.calls.save, { page: {} } as never, visitor, options)),
  };
}

test('after the first time-out, queries to a hanging service are refused at once', async () => {
  const { page } = setUp();
  state.hanging.add('pages');
  expect((await page()).ms).toBeGreaterThanOrEqual(timeoutMs - 5);
  for (const slug of ['a', 'b']) {
    const { outcome, ms } = await page(slug, { timeoutMs: PATIENCE_MS });
    expect(outcome).toBe('unavailable');
    expect(ms).toBeLessThan(PATIENCE_MS);
  }
});

test('a command is never refused because a query was slow', async () => {
  const { page, save } = setUp();
  state.busy.add('pages');
  expect((await page('slow')).outcome).toBe('unavailable');
  expect((await page('a')).outcome).toBe('unavailable');
  expect((await save()).outcome).toBe('answered');
});

test('queries that are waiting when the circuit opens are refused too', async () => {
  const { page } = setUp();
  state.hanging.add('pages');
  const [, patient] = await Promise.all([page(), page('b', { timeoutMs: PATIENCE_MS })]);
  expect(patient.outcome).toBe('unavailable');
  expect(patient.ms).toBeLessThan(PATIENCE_MS);
});

test('one ping at a time detects that the service has recovered', async () => {
  const { page } = setUp();
  state.hanging.add('pages');
  await page();
  const before = state.pings;
  const startedAt = performance.now();
  for (let i = 0; i < 200; i += 1) await page();
  // Each ping ends before the next one begins.
  expect(state.pings - before).toBeLessThanOrEqual(2 + (performance.now() - startedAt) / pingMs);
  state.hanging.clear();
  await until(async () => (await page()).outcome === 'answered');
});

test('a hanging service does not affect another one', async () => {
  const { page, regions: loadRegions } = setUp();
  expect((await loadRegions()).outcome).toBe('answered');
  state.hanging.add('pages');
  await page();
  for (let i = 0; i < 20; i += 1) expect((await loadRegions()).outcome).toBe('answered');
});

test('services that hang together are detected by the time-out of the first', async () => {
  const { page, regions: loadRegions } = setUp();
  expect((await loadRegions()).outcome).toBe('answered');
  state.hanging.add('pages').add('regions');
  await page();
  const { outcome, ms } = await loadRegions({ timeoutMs: PATIENCE_MS });
  expect(outcome).toBe('unavailable');
  expect(ms).toBeLessThan(PATIENCE_MS);
});

test.each(['alone', 'while a command waits too'])('a slow query does not open the circuit: %s', async (how) => {
  const { page, save } = setUp();
  const [slow, saved] = await Promise.all([page('slow'), how === 'alone' ? undefined : save()]);
  expect(slow.outcome).toBe('unavailable');
  if (saved) expect(saved.outcome).toBe('answered');
  for (const call of [page, save]) expect((await call()).outcome).toBe('answered');
});

test('a service that recovers does no work for the circuit breaker', async () => {
  const { page } = setUp();
  state.hanging.add('pages');
  const before = state.calls;
  await page();
  expect(state.calls - before).toBe(1);
  state.hanging.clear();
  await until(async () => (await page()).outcome === 'answered');
  expect(state.calls - before).toBe(2);
});

test('a slow query does not open the circuit while others are answered', async () => {
  const { page } = setUp();
  const slow = page('slow');
  expect((await page('a')).outcome).toBe('answered');
  expect((await slow).outcome).toBe('unavailable');
  expect((await page('a')).outcome).toBe('answered');
});
