import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { calls } from '../../../proto/index.ts';
import { possibleStatuses } from '../../openapi/statuses.ts';
import { done, editingAt, type Editing } from '../editing.ts';
import { foreignAt } from './foreign-at.ts';
import { heavyRequests } from './heavy-requests.ts';
import { type HostileRequest, hostileRequests } from './hostile-request.ts';
import { findExistingValues } from './existing-values.ts';
import { largePageSteps } from './large-page.ts';
import { type Places, placesIn, startOrdinaryPeople, summary } from './ordinary-people.ts';
import type { Timings } from './ordinary-people-thread.ts';
import { openRawSockets } from './raw-sockets.ts';
import { findLeak, send, type SentError } from './find-leak.ts';
import { startWatchedSite, type WatchedSite } from './watched-site.ts';

const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 1_000);
const AT_ONCE = 8;
const BATCH = 250;
/** One of this many requests is as large as the limits permit. */
const HEAVY_EVERY = 200;
const QUIET_VISITS = 150;
/** The number of stored pages that are published. `published-html.int.spec.ts` publishes each hostile text in each field. */
const PUBLISHED = Math.ceil(REQUESTS / 100);
/** Pauses that are longer than this are listed. */
const PAUSE_MS = 50;

let site: WatchedSite;
let editor: Editing;
let cookie: string;
let places: Places;
let processes: string[];
let demoPages: Set<string>;

beforeAll(async () => {
  site = await startWatchedSite();
  editor = await editingAt(site);
  ({ cookie } = await site.signIn());
  places = await placesIn(site, 'nz', editor);
  demoPages = new Set(await allPages());
  processes = site.ran();
  // All requests are created in advance, because some need seconds.
  for (const [, make] of heavy) make();
});
afterAll(() => site?.stop());

const print = (line: string) => process.stdout.write(`${line}\n`);
const routes = calls.filter(({ http }) => http);
const heavy = Object.entries(heavyRequests).map(([name, make]) => [name, make] as const);
const heavyRequest = (make: () => Omit<HostileRequest, 'method'>): HostileRequest => {
  const { path, body, headers } = make();
  return { method: 'POST', path: `/api${path}`, body, headers: { ...headers, cookie } };
};

describe('no process blocks for long because of', () => {
  test.each(heavy)('%s', async (name, make) => {
    const request = heavyRequest(make as () => HostileRequest);
    const outcome = await measured(name, () => send(site.url, request));
    expect(findLeak(request, outcome)).toBeNull();
    expect(site.ran()).toEqual(processes);
  });
});

test('a page of the maximum size is saved, merged and rendered without blocking a process for long', async () => {
  for (const [what, step] of largePageSteps(site, editor)) await measured(what, step);
});

test(`${REQUESTS} hostile requests are answered without a fault while ordinary requests are served`, async () => {
  const hostile = hostileRequests(routes, await findExistingValues(editor), cookie);
  const order = { url: site.url, places, editor: { cookie: editor.cookie, domainId: editor.domainId } };
  const before = await startOrdinaryPeople({ ...order, visits: QUIET_VISITS }).timings;

  const mark = await site.mark();
  const people = startOrdinaryPeople(order);
  const raw = openRawSockets(site.url, cookie);
  const { faults, statuses, undocumented, slowest } = await attack(hostile);
  raw.stop();
  const during = await people.stop();

  const pauses = await site.pauses(mark);
  print(`statuses ${JSON.stringify(statuses)}, raw connections ${raw.opened()}`);
  for (const { ms, what } of slowest) print(`slowest ${Math.round(ms)} ms: ${what.replace(/\s+/g, ' ').slice(0, 450)}`);
  for (const kind of ['pages', 'pictures', 'searches', 'saves'] as const)
    print(`${kind}: before ${summary(before[kind])}; during ${summary(during[kind])}`);
  print(`longest pause of the visitors' own thread: ${during.ownPause} ms`);
  for (const line of during.slow) print(`slow for people: ${line}`);
  for (const line of site.logged('warn').slice(0, 5)) print(line.slice(0, 300));
  for (const name of ['bff', 'services'] as const) {
    const long = pauses[name].filter((ms) => ms > PAUSE_MS);
    print(`event loop of ${name}: ${summary(pauses[name])} in 100 ms; over ${PAUSE_MS} ms: ${long.length}`);
  }
  expect(faults).toEqual([]);
  expect(undocumented).toEqual([]);
  expect(failuresOf(before)).toEqual([]);
  expect(failuresOf(during)).toEqual([]);
  // Enough requests passed validation to make the test meaningful.
  for (const status of [200, 400, 401, 403, 404, 405, 409, 413, 415])
    expect([status, statuses[status] ?? 0]).not.toEqual([status, 0]);
  expect((await site.post('/api/user/me', {}, { cookie })).json.user.username).toBe(site.processes.login.username);
  expect(site.ran()).toEqual(processes);
  expect([...site.logged('ERROR'), ...site.logged('FATAL')]).toEqual([]);
  expect((await site.get('/ready')).status).toBe(200);
});

test('published hostile content runs no scripts', async () => {
  let rendered = 0;
  const stored = (await allPages()).filter((one) => !demoPages.has(one));
  const every = Math.ceil(stored.length / PUBLISHED);
  print(`${stored.length} pages were stored; every ${every}. is published`);
  for (const slug of stored.filter((_, n) => n % every === 0)) {
    const query = `slug=${encodeURIComponent(slug)}&domainId=${editor.domainId}`;
    const { json: draft } = await site.get(`/api/page/load?${query}`, editor.cookie);
    const { _id, revision } = draft;
    await site.post('/api/page/publishPage', { page: { _id, revision } }, editor.cookie);
    const { status, foreign } = await foreignAt(site, `/${slug}`, editor.cookie);
    expect([slug, foreign]).toEqual([slug, []]);
    if (status === 200) rendered += 1;
  }
  expect(rendered).toBeGreaterThan(3);
});

/** Prints the time of an answer and the pauses of the processes during it. */
async function measured<T extends { status: number; text: string }>(what: string, work: () => Promise<T>): Promise<T> {
  const before = await site.mark();
  const startedAt = performance.now();
  const answer = await work();
  const took = Math.round(performance.now() - startedAt);
  const { bff, services } = await site.pauses(before);
  const message = /"message":"([^"]*)"/.exec(answer.text)?.[1] ?? '';
  print(
    `${answer.status} in ${took} ms, paused ${Math.max(...bff)} ms (BFF), ${Math.max(...services)} ms (services): ${what}. ${answer.status === 200 ? '' : message}`,
  );
  return answer;
}

const failuresOf = ({ wrong }: Timings) => [...new Set(wrong)];

/** Sends all requests, and stops early after many faults. */
async function attack(hostile: fc.Arbitrary<HostileRequest>) {
  const { seed } = fc.readConfigureGlobal();
  const faults: string[] = [];
  const undocumented = new Set<string>();
  const statuses: Record<number, number> = {};
  let slowest: { ms: number; what: string }[] = [];
  let heavySent = 0;
  const sendOne = async (one: HostileRequest) => {
    const startedAt = performance.now();
    const outcome = await send(site.url, one).catch((error: unknown) => error as Error);
    const ms = performance.now() - startedAt;
    if (ms > (slowest[4]?.ms ?? 0))
      slowest = [...slowest, { ms, what: described(one, '', '') }].toSorted((a, b) => b.ms - a.ms).slice(0, 5);
    const fault = isSentError(outcome) ? findLeak(one, outcome) : String(outcome);
    if (fault) faults.push(described(one, fault, isSentError(outcome) ? outcome.text : ''));
    if (!isSentError(outcome)) return;
    statuses[outcome.status] = (statuses[outcome.status] ?? 0) + 1;
    const call = routes.find(({ http }) => http === `${one.method} ${one.path.split('?')[0]!.replace(/^\/api/, '')}`);
    if (call && !possibleStatuses(call).includes(outcome.status)) undocumented.add(`${call.http} ${outcome.status}`);
  };
  for (let sent = 0; sent < REQUESTS && faults.length <= 40; sent += BATCH) {
    const batch = fc.sample(hostile, { numRuns: Math.min(BATCH, REQUESTS - sent), seed: seed! + sent });
    const queue = batch.map((one, n) =>
      n % HEAVY_EVERY === 0
        ? heavyRequest(heavy[heavySent++ % heavy.length]![1] as () => HostileRequest)
        : harmless(one),
    );
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await sendOne(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  return { faults, undocumented: [...undocumented], statuses, slowest };
}

const isSentError = (outcome: SentError | Error): outcome is SentError => !(outcome instanceof Error);

/** Requests that would end the shared session are sent without it. */
const harmless = (one: HostileRequest): HostileRequest =>
  /logout|revoke(Other)?Sessions?/i.test(one.path) ? { ...one, headers: { ...one.headers, cookie: '' } } : one;

async function allPages(): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page++) {
    const query = `domainId=${editor.domainId}&page=${page}&size=100`;
    const { pages } = done(await site.get(`/api/page/list?${query}`, editor.cookie));
    if (pages.length === 0) return slugs;
    slugs.push(...pages.map(({ slug }: { slug: string }) => slug));
  }
}

function described({ method, path, headers, body }: HostileRequest, fault: string, text: string): string {
  const { cookie: sent, ...others } = headers;
  return `${fault}: ${method} ${path.slice(0, 300)} ${sent ? 'signed in' : ''} ${JSON.stringify(others).slice(0, 200)} ${String(body?.slice(0, 300))} got ${text.slice(0, 200)}`;
}
