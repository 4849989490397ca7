import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { percentile } from '../../scripts/bench/percentile.ts';
import { openStores } from '../../services/kit/store/open-stores.ts';
import { until } from '../../services/kit/testing/until.ts';
import { EntryRows, type StoredEntry } from '../../services/sitemap/sitemap.store.ts';
import { editingAt } from '../test/editing.ts';
import { startSite } from '../test/site.ts';

const ADDRESSES = Number(process.env.ADDRESSES ?? 100_000);
const REGIONS = 10;
const SECONDS = 30;
const [VISITS_PER_SECOND, PARTS_PER_SECOND] = [50, 20];

const folder = await mkdtemp(join(tmpdir(), 'sitemap-bench-'));
const storeUrl = `sqlite:${folder}`;
const CODES = ['AU', 'NZ', 'SG', 'FJ', 'GB', 'IE', 'US', 'CA', 'ZA', 'IN'].slice(0, REGIONS);
const domainId = 'default';

const stores = await openStores(storeUrl, 'sitemap');
const entries = stores.collection<StoredEntry>(EntryRows.spec);
for (let n = 0; n < ADDRESSES / REGIONS; n++)
  await Promise.all(
    CODES.map((code) => {
      const region = code.toLowerCase();
      const slug = `${region}/section-${n % 50}/a-page-of-usual-length-${n}`;
      const fields = { region, regionId: '', lastmod: '2026-01-01T00:00:00.000Z', priority: 0.5, listed: true };
      return entries.insert({
        _id: slug,
        revision: 1,
        domainId: domainId,
        slug,
        frequency: 'yearly',
        ...fields,
      });
    }),
  );
await stores.close();

const startedAt = performance.now();
const site = await startSite({ siteDir: resolve('dist/site') }, { settings: { storeUrl } });
const editing = await editingAt(site);
if (editing.domainId !== domainId) throw new Error(`The domain is ${editing.domainId}`);
for (const code of CODES) await editing.aRegion(code.toLowerCase(), code);
await editing.aPage('visited', 'Visited');

const index = async () => (await site.get('/sitemap.xml')).text.match(/(?<=<loc>)[^<]*/g) ?? [];
let [parts, changedAt]: [string[], number] = [[], performance.now()];
await until(async () => {
  const before = parts.length;
  parts = await index();
  if (parts.length !== before) changedAt = performance.now();
  return parts.length > 1 && performance.now() - changedAt > 5000;
}, 600_000);
console.log(
  `${ADDRESSES} addresses: ${parts.length} parts built ${Math.round(changedAt - startedAt)} ms after the start`,
);

const paths = parts.map((url) => new URL(url).pathname);
const every = (perSecond: number, act: (n: number) => Promise<void>) => async () => {
  const running: Promise<void>[] = [];
  for (let n = 0; n < perSecond * SECONDS; n++) {
    running.push(act(n));
    await new Promise((done) => setTimeout(done, 1000 / perSecond));
  }
  await Promise.all(running);
};
const visitTimes: number[] = [];
const visit = every(VISITS_PER_SECOND, async () => {
  const before = performance.now();
  await site.get('/visited');
  visitTimes.push(performance.now() - before);
});
let bytes = 0;
const crawl = every(PARTS_PER_SECOND, async (n) => {
  const { status, text } = await site.get(paths[n % paths.length]!);
  if (status !== 200) throw new Error(`A part responded ${status}`);
  bytes += text.length;
});
const publish = every(1, async (n) => void (await editing.aPage(`changed-${n}`, 'Changed')));

for (const [name, others] of Object.entries({
  alone: [],
  'with 20 parts per second': [crawl],
  'and publishes': [crawl, publish],
})) {
  visitTimes.length = 0;
  await Promise.all([visit(), ...others.map((other) => other())]);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(visitTimes, share).toFixed(1));
  console.log(`visits ${name}: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`);
}
console.log(`${Math.round(bytes / 1e6)} MB of parts sent`);
await site.stop();
await rm(folder, { recursive: true, force: true });
process.exit(0);
