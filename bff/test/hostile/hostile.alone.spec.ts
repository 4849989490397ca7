import fc from 'fast-check';
import { calls } from '../../../proto/index.ts';
import { done, editingAt, type Editing } from '../editing.ts';
import { startSite, type Site } from '../site.ts';
import { type HostileRequest, hostileRequests } from './hostile-request.ts';
import { foreignAt } from './foreign-at.ts';
import { knownAt } from './known-at.ts';
import { faultIn, send } from './refusal.ts';

const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 10_000);
const AT_ONCE = 16;
const BATCH = 250;

let site: Site;
let editor: Editing;

beforeAll(async () => {
  site = await startSite();
  editor = await editingAt(site);
});
afterAll(() => site?.stop());

/** Those that would end the session which everything is sent with are sent without it. */
const isOwnEnd = ({ path }: HostileRequest) => /logout/i.test(path);

test(`${REQUESTS} hostile requests are all answered, in a sentence, and none is a fault`, async () => {
  const routes = calls.filter(({ http }) => http);
  const { cookie } = await site.signIn();
  const hostile = hostileRequests(routes, await knownAt(editor), cookie);
  const { seed } = fc.readConfigureGlobal();
  const faults: string[] = [];
  const statuses: Record<number, number> = {};
  for (let sent = 0; sent < REQUESTS; sent += BATCH) {
    const batch = fc.sample(hostile, { numRuns: Math.min(BATCH, REQUESTS - sent), seed: seed! + sent });
    const queue = batch.map((one) => (isOwnEnd(one) ? { ...one, headers: { ...one.headers, cookie: '' } } : one));
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const told = await send(site.bff.url, next).catch((error: unknown) => error as Error);
        const fault = told instanceof Error || !('status' in told) ? String(told) : faultIn(next, told);
        if (fault) faults.push(described(next, fault, 'text' in told ? told.text : ''));
        if ('status' in told) statuses[told.status] = (statuses[told.status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (faults.length > 40) break;
  }
  expect(faults).toEqual([]);
  // The requests got far enough to be worth something.
  for (const status of [200, 400, 401, 403, 404, 409, 415])
    expect([status, statuses[status]! > 10]).toEqual([status, true]);
  expect((await site.get('/ready')).status).toBe(200);
  expect((await site.post('/api/user/me', {}, { cookie })).json.user.username).toBe('root');
}, 300_000);

test('what was stored of them is published, and runs nothing', async () => {
  const pages = await allPages();
  let shown = 0;
  for (const slug of pages) {
    const query = `slug=${encodeURIComponent(slug)}&domainId=${editor.domainId}`;
    const { json: draft } = await site.get(`/api/page/load?${query}`, editor.cookie);
    const { _id, revision } = draft;
    await site.post('/api/page/publishPage', { page: { _id, revision } }, editor.cookie);
    const { status, foreign } = await foreignAt(site, `/${slug}`, editor.cookie);
    expect([slug, foreign]).toEqual([slug, []]);
    if (status === 200) shown += 1;
  }
  expect(shown).toBeGreaterThan(10);
}, 300_000);

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
  const { cookie, ...others } = headers;
  return `${fault}: ${method} ${path.slice(0, 300)} ${cookie ? 'signed in' : ''} ${JSON.stringify(others).slice(0, 200)} ${String(body).slice(0, 300)} was told ${text.slice(0, 200)}`;
}
