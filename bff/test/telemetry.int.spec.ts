import { connect } from 'node:net';
import { pino } from 'pino';
import { captureLog } from '../../services/kit/testing/captured-log.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../../services/kit/testing/otlp-receiver.ts';
import { until } from '../../services/kit/testing/until.ts';
import { metrics } from '../../services/kit/telemetry/metrics.ts';
import { startTelemetry, type StopTelemetry } from '../../services/kit/telemetry/start-telemetry.ts';
import { EdgePurger } from '../edge/edge-purger.ts';
import { done, editingAt, type Editing } from './editing.ts';
// Not shared, so that the spec observes its telemetry and log.
import { startSite, type Site } from './start-site.ts';

const SERVER = 2;
const CLIENT = 3;
const PRODUCER = 4;
const CONSUMER = 5;

const log = captureLog('info');
let receiver: OtlpReceiver;
let stopTelemetry: StopTelemetry;
let site: Site;
let editing: Editing;
/** A site of editors purges no edge itself. */
const purger = new EdgePurger({ edge: { maxKeys: 1, purge: async () => {} }, now: Date.now, log: pino() });

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  stopTelemetry = startTelemetry('test', { endpoint: receiver.url, exportIntervalMs: 250 });
  site = await startSite();
  editing = await editingAt(site);
});
afterAll(async () => {
  await site?.stop();
  await purger.close();
  await stopTelemetry?.();
  await receiver?.close();
  log.stop();
});

const points = (name: string) => receiver.metrics.filter((metric) => metric.name === name).flatMap((one) => one.points);

/** Returns the latest exported value with these attributes. */
const valueOf = (name: string, attributes: Record<string, string> = {}) =>
  points(name).findLast((point) => Object.entries(attributes).every(([key, value]) => point.attributes[key] === value))
    ?.value;

describe('after a page has been saved, published, visited and found', () => {
  beforeAll(async () => {
    await editing.aRegion('au', 'en-AU');
    const page = await editing.aPage('au/measured', 'Measured', { region: await editing.regionOf('au') });
    await until(async () => (await site.get('/au/measured')).status === 200);
    await site.get('/au/measured');
    await site.get('/api/visit/load?url=/au/measured');
    await site.get(`/api/search/query?q=measured&domainId=${editing.domainId}`);
    await editing.save('au/measured-later', 'Later');
    const { revision } = await editing.write('/page/edit', {
      _id: page._id,
      base: page.revision,
      changeId: 'change-1',
      operations: [{ op: 'set', path: ['header', 'title'], to: 'Not published' }],
    });
    // Visitors do not get this revision, so the receipt fails.
    await site.post('/api/page/receipt', { _id: page._id, revision }, editing.cookie);
  });

  // Backups and restores are separate programs, and this site uses no servers except NATS. Their own specs check these metrics.
  const { backupDuration: _, restoreDuration: __, serverDuration: ___, ...metricsOfSite } = metrics;
  test.each(Object.values(metricsOfSite).map((metric) => [metric.declaration.name, metric.declaration] as const))(
    '%s has been exported with its unit and its attributes',
    async (name, { unit, attributes }) => {
      await until(() => points(name).length > 0);
      expect(receiver.metrics.find((metric) => metric.name === name)?.unit).toBe(unit);
      for (const point of points(name)) expect(Object.keys(point.attributes).sort()).toEqual([...attributes].sort());
    },
  );

  test('requests are counted by route and status, from the cache or not', async () => {
    const requests = (route: string, status: string) =>
      valueOf('http.server.request.duration', { 'http.route': route, 'http.response.status_code': status });
    await until(() => (requests('/*', '200') ?? 0) >= 2 && requests('/api/page/save', '200') === 2);
    const routes = new Set(points('http.server.request.duration').map((point) => point.attributes['http.route']));
    expect([...routes].filter((route) => route?.includes('measured'))).toEqual([]);
  });

  test('calls are counted by name and code', async () => {
    await site.post('/api/page/publishPage', { page: { _id: 'unknown', revision: 1 } }, editing.cookie);
    await until(() => valueOf('rpc.server.call.duration', { 'rpc.method': 'pages.save' }) === 2);
    await until(() => valueOf('rpc.server.call.duration', { 'rpc.response.status_code': 'not-found' }) !== undefined);
  });

  test('hits and misses of the page cache are counted', async () => {
    const requests = (result: string) => valueOf('site.page_cache.requests', { 'site.page_cache.result': result });
    await until(async () => (await site.get('/au/measured')).status === 200 && (requests('hit') ?? 0) > 0);
    expect(requests('miss')).toBeGreaterThan(0);
  });

  test('the time from a publish to its effect is measured in the BFF and in the search', async () => {
    const published = { 'messaging.destination.name': 'events.pages.published' };
    await until(() => valueOf('site.cache.invalidation.delay', published) === 1);
    const inSearch = { ...published, 'messaging.consumer.group.name': 'search-pages' };
    await until(() => valueOf('site.consumer.delay', inSearch) === 1);
  });

  test('nothing waits, and there are no dead letters', async () => {
    await until(() => valueOf('site.consumer.pending', { 'messaging.consumer.group.name': 'search-pages' }) === 0);
    await until(() => valueOf('site.outbox.oldest.age', { 'site.service': 'pages' }) === 0);
    expect(valueOf('site.consumer.dead_letters', { 'messaging.consumer.group.name': 'search-pages' })).toBe(0);
  });

  test('pages, saves and publishes are counted by domain, also those of an editor who works on another one', async () => {
    const publishDomain = (name: string, hostname: string) =>
      editing.write('/config/publishDomain', { domain: { name, hostnames: [hostname] } });
    await publishDomain('Ours', 'localhost');
    const { _id: domainId } = await publishDomain('Theirs', 'other.example');
    const session = await site.signIn();
    done(await site.post('/api/config/swapActiveDomain', { domain: { _id: domainId } }, session));
    done(await site.post('/api/page/save', { page: { domainId, slug: 'theirs', title: 'Theirs' } }, session));
    await editing.save('au/ours', 'Ours');
    await site.get('/au/measured', { host: 'invented.example' });
    const requests = (route: string, domain: string) =>
      valueOf('http.server.request.duration', { 'http.route': route, 'site.domain': domain });
    await until(() => requests('/api/page/save', 'Theirs') === 1 && requests('/api/page/save', 'Ours') === 1);
    await until(() => requests('/*', 'Ours') === 1);
    const domains = new Set(points('http.server.request.duration').map((point) => point.attributes['site.domain']));
    expect([...domains].sort()).toEqual(['', 'Ours', 'Theirs']);
  });
});

test('one trace leads from the click of an editor to the search, the sitemap and the caches', async () => {
  const page = await editing.save('au/traced', 'Traced');
  await editing.publish(page);
  const isPublish = ({ name }: { name: string }) => name === 'POST /api/page/publishPage';
  const inTrace = () => {
    const click = receiver.spans.findLast(isPublish);
    return receiver.spans.filter(({ traceId }) => traceId === click?.traceId);
  };
  const find = (name: string, kind: number) => inTrace().filter((span) => span.name === name && span.kind === kind);
  const edges: [name: string, kind: number, parent: string, parentKind: number][] = [
    ['pages.publish', CLIENT, 'POST /api/page/publishPage', SERVER],
    ['pages.publish', SERVER, 'pages.publish', CLIENT],
    ['publish events.pages.published', PRODUCER, 'pages.publish', SERVER],
    ['events.pages.published search', CONSUMER, 'publish events.pages.published', PRODUCER],
    ['events.pages.published sitemap', CONSUMER, 'publish events.pages.published', PRODUCER],
    ['events.pages.published bff', CONSUMER, 'publish events.pages.published', PRODUCER],
    ['publish events.sitemap.updated', PRODUCER, 'events.pages.published sitemap', CONSUMER],
    ['events.sitemap.updated bff', CONSUMER, 'publish events.sitemap.updated', PRODUCER],
  ];
  await until(() => edges.every(([name, kind]) => find(name, kind).length > 0));
  for (const [name, kind, parent, parentKind] of edges) {
    const parents = find(parent, parentKind).map(({ spanId }) => spanId);
    expect({ name, kind, parent: parents.includes(find(name, kind)[0]!.parentSpanId ?? '') }).toEqual({
      name,
      kind,
      parent: true,
    });
  }
  expect(find('POST /api/page/publishPage', SERVER)[0]!.parentSpanId ?? '').toBe('');
});

describe('the trace id of an error body', () => {
  const refused: [string, () => Promise<Record<string, any>>][] = [
    ['a refused call', async () => (await site.get('/api/page/load?domainId=d1&slug=nothing')).json],
    ['an unknown route', async () => (await site.post('/api/nothing')).json],
    ['a body that is not JSON', async () => (await site.post('/api/page/save', '{')).json],
    ['a request that is not HTTP', () => sendRaw('NO HTTP\r\n\r\n')],
  ];
  test.each(refused)('is that of an exported trace: %s', async (_, send) => {
    const { traceId, requestId } = await send();
    expect([typeof requestId, traceId]).toEqual(['string', expect.stringMatching(/^[0-9a-f]{32}$/)]);
    await until(() => receiver.spans.some((span) => span.traceId === traceId));
  });

  test('is in the lines of the log, on the standard output and exported', async () => {
    const page = await editing.save('au/logged', 'Logged');
    await editing.publish(page);
    const { json } = await site.post(
      '/api/page/publishPage',
      { page: { _id: page._id, revision: 99 } },
      editing.cookie,
    );
    const isRefusal = ({ traceId }: { traceId?: string }) => traceId === json.traceId;
    await until(() => receiver.logs.some(isRefusal));
    const exported = receiver.logs.find(isRefusal)!;
    expect(exported).toMatchObject({
      severityText: 'INFO',
      attributes: { service: 'pages', requestId: json.requestId },
    });
    const written = log.lines.find(({ requestId, service }) => requestId === json.requestId && service === 'pages');
    expect(written).toMatchObject({ trace: json.traceId, msg: exported.body });
  });
});

const sendRaw = (text: string): Promise<Record<string, any>> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.bff.url);
    let received = '';
    connect({ host: hostname, port: Number(port) }, function (this: { write(text: string): void }) {
      this.write(text);
    })
      .on('data', (chunk) => (received += String(chunk)))
      .on('error', reject)
      .on('close', () => resolve(JSON.parse(received.slice(received.indexOf('\r\n\r\n')))));
  });
