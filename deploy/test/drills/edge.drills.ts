import { Agent } from 'node:http';
import { type Bff, createBff } from '../../../bff/create-bff.ts';
import { sendRequest } from '../../../bff/test/http-request.ts';
import { done } from '../../../bff/test/editing.ts';
import { startSite, type Site } from '../../../bff/test/site.ts';
import { freePort } from '../../../scripts/machine/ports.mjs';
import { Random } from '../../../scripts/volume/random.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { findVarnish, startVarnish, type Varnish } from './start-varnish.ts';

const PUBLISHES = Number(process.env.EDGE_PUBLISHES ?? 100);
const REQUESTS = Number(process.env.EDGE_REQUESTS ?? 10_000);
const READERS = 8;
const DRILL_MS = 3 * 60 * 60_000;
const EDIT = 'edit.example';
const hosts = ['a.example', 'sa.example', 'ssa.example'];
const slugs = ['home', 'about', 'contact'];
const token = 'a-token';
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Page {
  _id: string;
  revision: number;
  host: string;
  domainId: string;
  slug: string;
  /** Number in the title that visitors must get at least. */
  version: number;
}

const program = await findVarnish();
const isMissing = typeof program === 'string';
if (isMissing) print(`The drill of the edge is skipped. ${program}`);
const drill = isMissing ? test.skip : test;

let varnish: Varnish;
let site: Site;
const visitors: Bff[] = [];
const pages: Page[] = [];
let cookie: string;

const post = async (host: string, path: string, body: object) =>
  done(await site.post(`/api${path}`, body, { cookie, host }));
const read = (host: string, path: string, headers: Record<string, string> = {}) =>
  sendRequest(varnish.url, 'GET', path, { host, ...headers }, undefined, agent);
const titleOf = ({ host, slug }: Page, version: number) => `<title>${host} ${slug} version ${version}<`;
const versionIn = (text: string) => Number(/<title>[^<]* version (\d+)</.exec(text)?.[1] ?? -1);

async function publish(page: Page, version: number): Promise<void> {
  const { _id, revision, domainId, slug, host } = page;
  const title = `${host} ${slug} version ${version}`;
  const content = { ...(_id && { _id, revision }), domainId, slug, title, header: { title } };
  const saved = await post(host, '/page/save', { page: content });
  const published = await post(host, '/page/publishPage', { page: { _id: saved._id, revision: saved.revision } });
  Object.assign(page, { _id: published._id, revision: published.revision });
}

/** Returns what the receipt could not verify of the page itself. */
async function unverified({ _id, revision, host }: Page): Promise<string[]> {
  const { surfaces } = await post(host, '/page/receipt', { _id, revision });
  return surfaces.flatMap(({ surface, ok, found }: any) => (surface === 'page' && !ok ? [found] : []));
}

beforeAll(async () => {
  if (isMissing) return;
  const port = await freePort();
  const edge = { kind: 'varnish', url: `http://127.0.0.1:${port}`, token } as const;
  site = await startSite({ baseUrl: 'https://www.example.org', edge, receiptsPerMinute: 1e9 });
  ({ cookie } = await site.signIn());
  // Two BFFs of visitors behind one address would need a load balancer, so the second one only adds purges and readings.
  for (let count = 0; count < 2; count += 1)
    visitors.push(await createBff({ ...site.config, draft: false, trustProxy: '1', port: 0 }));
  for (const { url } of visitors) await until(async () => (await fetch(`${url}/ready`)).ok);
  varnish = await startVarnish(program, { backendUrl: visitors[0]!.url, port, token });
  for (const host of hosts) {
    const { _id: domainId } = await post(EDIT, '/config/publishDomain', { domain: { name: host, hostnames: [host] } });
    for (const slug of slugs) {
      const page: Page = { _id: '', revision: 0, host, domainId, slug, version: 0 };
      await publish(page, 0);
      pages.push(page);
    }
  }
}, 120_000);
afterAll(async () => {
  agent.destroy();
  await varnish?.stop();
  for (const bff of visitors) await bff.close();
  await site?.stop();
  if (!isMissing) await program.remove();
});

drill(
  'no visitor gets an old page after its receipt is green, and none a page of another domain',
  async () => {
    const random = new Random(Number(process.env.FUZZ_SEED ?? 20_261_128));
    const stale: string[] = [];
    const foreign: string[] = [];
    const failed: string[] = [];
    let requests = 0;
    let hits = 0;
    let receipts = 0;
    let isPublishing = true;
    const visit = async () => {
      while (isPublishing || requests < REQUESTS) {
        requests += 1;
        const page = random.pick(pages);
        const atLeast = page.version;
        const forged: Record<string, string> = random.percent(30) ? { 'x-forwarded-host': random.pick(hosts) } : {};
        const cookies: Record<string, string> = random.percent(20)
          ? { cookie: random.pick(['theme=dark', 'authToken=none']) }
          : {};
        const isVisit = random.percent(20);
        const query = random.percent(20) ? `?n=${random.pick([1, 2, 3])}` : '';
        const path = isVisit ? `/api/visit/load?url=/${page.slug}` : `/${page.slug}${query}`;
        const { status, text, headers } = await read(page.host, path, { ...forged, ...cookies });
        if (Number(headers.age) > 0 || String(headers['x-varnish']).includes(' ')) hits += 1;
        if (status !== 200) failed.push(`${page.host}${path} got ${status}`);
        else if (!text.includes(`"domainId":"${page.domainId}"`) || !text.includes(`https://${page.host}`))
          foreign.push(`${page.host}${path} got ${text.slice(0, 200)}`);
        else if (!isVisit && versionIn(text) < atLeast)
          stale.push(`${page.host}${path} got ${versionIn(text)} instead of ${atLeast}`);
        if (headers['surrogate-key'] || headers['set-cookie']) failed.push(`${path} has headers of the edge`);
      }
    };
    const keepPublishing = async () => {
      for (let version = 1; version <= PUBLISHES; version += 1) {
        const page = random.pick(pages);
        await publish(page, version);
        const found = await unverified(page);
        if (found.length > 0) failed.push(`The receipt of ${page.host}/${page.slug} found ${found}`);
        else {
          receipts += 1;
          page.version = version;
          const { text } = await read(page.host, `/${page.slug}`);
          if (!text.includes(titleOf(page, version))) stale.push(`${page.host}/${page.slug} after its receipt`);
        }
      }
      isPublishing = false;
    };
    await Promise.all([...Array.from({ length: READERS }, visit), keepPublishing()]);
    print(
      `${PUBLISHES} publishes, ${receipts} green receipts; ${requests} requests, ${hits} from Varnish; ` +
        `${stale.length} stale, ${foreign.length} of another domain, ${failed.length} failed`,
    );
    expect({ stale: stale.slice(0, 3), foreign: foreign.slice(0, 3), failed: failed.slice(0, 3) }).toEqual({
      stale: [],
      foreign: [],
      failed: [],
    });
    expect(hits).toBeGreaterThan(requests / 4);
  },
  DRILL_MS,
);

drill('a redirect comes from Varnish until it is changed', async () => {
  const { host, domainId } = pages[0]!;
  const comesFromVarnish = async (target: string) => {
    const { headers } = await read(host, '/moved');
    return headers.location === target && String(headers['x-varnish']).includes(' ');
  };
  const redirect = { domainId, from: '/moved', to: '/about' };
  const first = await post(host, '/siteSettings/publishRedirect', { redirect });
  await until(() => comesFromVarnish('/about'));
  await post(host, '/siteSettings/publishRedirect', { redirect: { ...first, to: '/contact' } });
  await until(() => comesFromVarnish('/contact'));
});

drill('a purge needs the token', async () => {
  const keys = { 'surrogate-key': 'aaaaaaaa' };
  for (const [headers, status] of [
    [keys, 403],
    [{ ...keys, 'x-purge-token': 'wrong' }, 403],
    [{ ...keys, 'x-purge-token': token }, 200],
    [{ 'surrogate-key': '.*', 'x-purge-token': token }, 400],
  ] as const)
    expect((await sendRequest(varnish.url, 'PURGE', '/', headers)).status).toBe(status);
});
