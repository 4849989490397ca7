import { Random } from '../../scripts/volume/random.ts';
import { done } from './editing.ts';
import { startSite, type Site } from './site.ts';

const REQUESTS = Number(process.env.ISOLATION_REQUESTS ?? 1500);
const WORKERS = 6;
const hosts = ['a.example', 'sa.example', 'ssa.example'];
const colours: Record<string, string> = { 'a.example': '#12355b', 'sa.example': '#5b1235', 'ssa.example': '#355b12' };
const slugs = ['au', 'nz', 'au/about', 'nz/about'];

let site: Site;
let cookie: string;
const domains: { _id: string; host: string; pages: { _id: string; revision: number; slug: string }[] }[] = [];

beforeAll(async () => {
  site = await startSite({ trustProxy: '1' });
  ({ cookie } = await site.signIn());
  for (const host of hosts) {
    const domain = { name: host, hostnames: [host] };
    const { _id } = done(await site.post('/api/config/publishDomain', { domain }, { cookie }));
    const primary = colours[host]!;
    done(await site.post('/api/brand/publish', { brand: { domainId: _id, name: host, primary } }, { cookie, host }));
    domains.push({ _id, host, pages: [] });
  }
  for (const { _id: domainId, host, pages } of domains)
    for (const slug of slugs) {
      const title = `${host} ${slug}`;
      const page = { domainId, slug, title, header: { title } };
      const saved = done(await site.post('/api/page/save', { page }, { cookie, host }));
      pages.push({ ...(await publish(host, saved)), slug });
    }
});
afterAll(() => site?.stop());

const publish = async (host: string, { _id, revision }: { _id: string; revision: number }) =>
  done(await site.post('/api/page/publishPage', { page: { _id, revision } }, { cookie, host }));

test('requests of mixed hosts with forged forwarding headers get pages of their own domain during publishing', async () => {
  const random = new Random(Number(process.env.FUZZ_SEED ?? 20_261_122));
  const failures: string[] = [];
  let left = REQUESTS;
  let published = 0;
  const visit = async () => {
    while (left > 0) {
      left -= 1;
      const { _id, host } = random.pick(domains);
      const slug = random.pick(slugs);
      const scheme = random.pick(['http', 'https']);
      const headers = {
        ...(random.percent(50)
          ? { host }
          : { host: random.pick(hosts), 'x-forwarded-host': `${random.pick(hosts)}, ${host}` }),
        'x-forwarded-proto': `${random.pick(['http', 'https'])}, ${scheme}`,
      };
      const path = random.percent(50) ? `/${slug}` : `/api/visit/load?url=/${slug}`;
      const { status, text } = await site.get(path, headers);
      const brand = path.startsWith('/api')
        ? `"primary":"${colours[host]}"`
        : `/assets/brand/${colours[host]!.slice(1)}-`;
      const expected = [`"domainId":"${_id}"`, `"origin":"${scheme}://${host}"`, `${host} ${slug}`, brand];
      if (status !== 200 || !expected.every((part) => text.includes(part)))
        failures.push(`${JSON.stringify(headers)} ${path} got ${status} ${text.slice(0, 300)}`);
    }
  };
  const keepPublishing = async () => {
    while (left > 0) {
      const { host, pages } = random.pick(domains);
      const page = random.pick(pages);
      Object.assign(page, await publish(host, page));
      published += 1;
    }
  };
  await Promise.all([...Array.from({ length: WORKERS }, visit), keepPublishing()]);
  expect(failures.slice(0, 3)).toEqual([]);
  expect(published).toBeGreaterThan(5);
});
