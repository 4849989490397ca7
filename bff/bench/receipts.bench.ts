import { percentile } from '../../scripts/bench/percentile.ts';
import { reportFigure } from '../../scripts/bench/report-figure.ts';
import type { Nav } from '../../proto/entities/nav.ts';
import type { Page } from '../../proto/entities/page.ts';
import type { Receipt } from '../../proto/receipt.ts';
import { createBff } from '../create-bff.ts';
import { done, editingAt } from '../test/editing.ts';
import { ask } from '../test/site.ts';
import { measureLoad } from './measure-load.ts';
import { type Expected, readAsVisitor } from './read-as-visitor.ts';
import { startDemoSite } from './start-demo-site.ts';

const PUBLISHES = Number(process.env.RECEIPTS ?? 100);
const EDITORS = 4;
const LISTING = '/au/news';

const site = await startDemoSite();
const replica = await createBff({ ...site.config, receiptsPerMinute: Infinity });
const servers = [site.bff.url, replica.url];
const editing = await editingAt(site);
const { domainId } = site;
const region = await editing.regionOf('au');

const totals: number[] = [];
const receiptTimes: number[] = [];
const counts = { publish: 0, undo: 0, unpublish: 0 };
const falseTicks: string[] = [];
let ticks = 0;
let unverified = 0;
let menu: Promise<Nav> = editing.write('/nav/loadRegionNav', { domainId, region: 'au' });

const load = { isOver: false };
const readers = keepReading();
await Promise.all(Array.from({ length: EDITORS }, (_, index) => publishRepeatedly(index)));
load.isOver = true;
await readers;
for (const [name, times] of Object.entries({ 'click to receipt': totals, 'receipt alone': receiptTimes }))
  console.log(
    `${name}: ${[0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(times, share).toFixed(0)} ms`).join(', ')}`,
  );
for (const line of falseTicks) console.log(`false tick: ${line}`);
console.log(
  `${counts.publish} publishes, ${counts.undo} of them undone, ${counts.unpublish} unpublished; ` +
    `${unverified} receipts with a surface that was not verified, ${ticks} ticks, ${falseTicks.length} of them false`,
);
reportFigure('receiptP95', percentile(totals, 0.95));
reportFigure('receiptFalseTicks', falseTicks.length);
await replica.close();
await site.stop();
process.exit(0);

async function keepReading(): Promise<void> {
  const options = { connections: EDITORS, seconds: 2 };
  while (!load.isOver) await Promise.all(servers.map((url) => measureLoad(url + LISTING, options)));
}

async function publishRepeatedly(editor: number): Promise<void> {
  const slug = `receipt-${editor}`;
  const firstTitle = `Startword${editor}x`;
  const page = await editing.aPage(slug, firstTitle, { pageType: 'news', template: 'article', region });
  const _id = page._id;
  const place = { pageId: _id, path: `${LISTING}/${slug}`, listingPath: LISTING };
  let draft: object = page;
  let previous: Expected['live'] = null;
  for (let round = 1; round <= PUBLISHES / EDITORS; round += 1) {
    // The final letter ensures that no text is a prefix of another.
    const title = `Receiptword${editor}x${round}x`;
    const menuText = `Menuword${editor}x${round}x`;
    const { revision } = await editing.write('/page/save', { page: { ...draft, title, header: { title } } });
    await publishMenuItem(`receipt-${editor}`, menuText);
    const live = { title, lastPublished: '' };
    const expected = { ...place, menuText, live, oldTitle: previous?.title ?? firstTitle };
    const act = async (kind: keyof typeof counts, path: string, body: object, now: Expected['live']) => {
      const clickedAt = performance.now();
      const changed: Page = await editing.write(path, body);
      if (kind === 'publish') live.lastPublished = changed.lastPublished!;
      draft = changed;
      counts[kind] += 1;
      const oldTitle = kind === 'publish' ? expected.oldTitle : title;
      await verify(`${kind} ${round} of ${place.path}`, changed, { ...expected, live: now, oldTitle }, clickedAt);
    };
    await act('publish', '/page/publishPage', { page: { _id, revision } }, live);
    if (round % 10 === 5 && previous) await act('undo', '/page/takeBackPublish', { _id }, previous);
    else previous = live;
    if (round % 10 !== 0) continue;
    await act('unpublish', '/page/unpublishPage', { _id }, null);
    previous = null;
  }
}

/** Publishes menu items one after the other, because saving an outdated navigation is refused. */
function publishMenuItem(key: string, text: string): Promise<Nav> {
  const item = { key, link: { type: 'page', href: LISTING, text } };
  menu = menu.then((nav) => {
    const items = [...nav.items.filter((other) => other.key !== key), item];
    return editing.write('/site/publishNav', { nav: { ...nav, items } });
  });
  return menu;
}

async function verify(name: string, { _id, revision }: Page, expected: Expected, clickedAt: number): Promise<void> {
  const askedAt = performance.now();
  const headers = { ...editing.cookie, 'content-type': 'application/json', host: 'localhost' };
  const body = JSON.stringify({ _id, revision });
  const receipt: Receipt = done(await ask(replica.url, 'POST', '/api/page/receipt', headers, body));
  receiptTimes.push(performance.now() - askedAt);
  totals.push(performance.now() - clickedAt);
  const readings = await Promise.all(servers.map((url) => readAsVisitor(url, expected)));
  const ticked = receipt.surfaces.filter(({ ok }) => ok);
  ticks += ticked.length;
  if (ticked.length < receipt.surfaces.length) unverified += 1;
  for (const { surface } of ticked) {
    const otherwise = servers.filter((_, index) => !readings[index]![surface]);
    if (otherwise.length > 0) falseTicks.push(`${surface} on ${otherwise.join(' and ')}, ${name}`);
  }
}
