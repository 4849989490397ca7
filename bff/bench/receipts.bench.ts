import { percentile } from '../../scripts/bench/percentile.ts';
import { reportFigure } from '../../scripts/bench/report-figure.ts';
import type { Receipt } from '../../proto/receipt.ts';
import { createBff } from '../create-bff.ts';
import { editingAt, type Draft } from '../test/editing.ts';
import { ask } from '../test/site.ts';
import { measureLoad } from './measure-load.ts';
import { SLUG, startDemoSite } from './start-demo-site.ts';

const PUBLISHES = Number(process.env.RECEIPTS ?? 100);
const EDITORS = 4;

const site = await startDemoSite();
const replica = await createBff({ ...site.config, receiptsPerMinute: Infinity });
const servers = [site.bff.url, replica.url];
const editing = await editingAt(site);
const region = await editing.regionOf('au');

const totals: number[] = [];
const receiptTimes: number[] = [];
let falseTicks = 0;
let failed = 0;

const load = { isOver: false };
const readers = keepReading();
await Promise.all(Array.from({ length: EDITORS }, (_, index) => publishRepeatedly(index)));
load.isOver = true;
await readers;
for (const [name, times] of Object.entries({ 'click to receipt': totals, 'receipt alone': receiptTimes }))
  console.log(
    `${name}: ${[0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(times, share).toFixed(0)} ms`).join(', ')}`,
  );
console.log(`${totals.length} publishes, ${failed} with a surface that was not verified, ${falseTicks} false ticks`);
reportFigure('receiptP95', percentile(totals, 0.95));
reportFigure('receiptFalseTicks', falseTicks);
await replica.close();
await site.stop();
process.exit(0);

async function keepReading(): Promise<void> {
  while (!load.isOver) await measureLoad(`${site.bff.url}/${SLUG}`, { connections: 8, seconds: 2 });
}

async function publishRepeatedly(editor: number): Promise<void> {
  const more = { pageType: 'news', template: 'article', region };
  let page = await editing.aPage(`receipt-${editor}`, `Receipt ${editor}`, more);
  for (let round = 0; round < PUBLISHES / EDITORS; round += 1) {
    const title = `Receiptword${editor}x${round}`;
    const saved = await editing.write('/page/save', { page: { ...page, header: { title } } });
    const clickedAt = performance.now();
    page = await editing.publish(saved);
    const askedAt = performance.now();
    const { json } = await ask(
      replica.url,
      'POST',
      '/api/page/receipt',
      { ...editing.cookie, 'content-type': 'application/json' },
      JSON.stringify({ _id: page._id, revision: page.revision }),
    );
    const receipt = json as Receipt;
    receiptTimes.push(performance.now() - askedAt);
    totals.push(performance.now() - clickedAt);
    if (receipt.surfaces.some(({ ok }) => !ok)) failed += 1;
    falseTicks += await countFalseTicks(receipt, page, title);
  }
}

async function countFalseTicks({ surfaces }: Receipt, { slug }: Draft, title: string): Promise<number> {
  const shows = async (url: string, path: string) => (await ask(url, 'GET', path)).text.includes(title);
  const onEvery = async (path: string) => (await Promise.all(servers.map((url) => shows(url, path)))).every(Boolean);
  const lastmod = (await site.get(`/api/visit/load?url=/${slug}`)).json.page?.lastPublished;
  const inSitemap = async () =>
    (await Promise.all(servers.map((url) => ask(url, 'GET', '/sitemap.xml')))).every(
      ({ text }) =>
        text.includes(`/${slug}</loc>`) &&
        text
          .slice(text.indexOf(`/${slug}</loc>`))
          .split('</url>')[0]!
          .includes(lastmod),
    );
  const actual: Record<string, boolean> = {
    page: await onEvery(`/${slug}`),
    servers: await onEvery(`/api/visit/load?url=/${slug}`),
    listing: await onEvery('/au/news'),
    sitemap: await inSitemap(),
    search: await shows(site.bff.url, `/api/search/query?q=${title}`),
  };
  return surfaces.filter(({ surface, ok }) => ok && actual[surface] === false).length;
}
