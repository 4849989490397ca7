import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Output } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import { search } from '../../proto/search.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { openStores } from '../../services/kit/store/open-stores.ts';
import { type Stack, startStack } from '../../services/kit/testing/stack.ts';
import { services } from '../../services/services.ts';
import { percentile } from '../bench/percentile.ts';
import { copySite } from '../backup/copy-site.ts';
import { fillSite } from './fill-site.ts';
import { makePages } from './make-pages.ts';

/** Prints the rows of the table in docs/operations/scale.md for one number of pages. */
const PAGES = Number(process.env.VOLUME_PAGES ?? 1000);
/** A folder in which the generated site is stored, so that it can be measured again; `false` or `only` for the rebuilds. */
const { VOLUME_FOLDER, VOLUME_REBUILDS } = process.env;
const ROUNDS = 60;
const domainId = 'volume';
const root = { username: 'boss', email: 'boss@example.org', password: 'tall whale tales' };
const HOUR_MS = 3_600_000;
const print = (what: string, value: string) => process.stdout.write(`| ${what.padEnd(48)} | ${value.padStart(22)} |\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

const folder = await mkdtemp(join(tmpdir(), 'site-scale-'));
const storeUrl = `sqlite:${join(folder, 'store')}`;
await (VOLUME_FOLDER ? copyFrom(join(VOLUME_FOLDER, String(PAGES))) : fill(join(folder, 'store')));
let stack!: Stack;
const start = await timed(async () => (stack = await startStack({ services, settings: { storeUrl, root } })));
print(`${PAGES} pages`, 'one process, SQLite');
print('start, with the search in memory', seconds(start));
print('memory after the start', `${Math.round(process.memoryUsage().rss / 1e6)} MB`);

const editor = { as: stack.users.editor, domainId };
const admin = { as: stack.users.admin, domainId };
const visitor = { domainId };
const sample = [...makePages(500, { domainId })].filter(
  ({ steps, content }) => steps.at(-1) === 'publish' && !content.viewerRoles,
);
let probe!: Output<typeof pages.calls.save>;
const at = (round: number) => sample[round % sample.length]!.content;
if (VOLUME_REBUILDS !== 'only') await measureWork();
const long = { ...admin, timeoutMs: HOUR_MS };
const rebuilds = [
  siteConfig.calls.rebuildRedirects,
  pages.calls.rebuildLinks,
  search.calls.rebuild,
  sitemap.calls.rebuild,
];
for (const call of VOLUME_REBUILDS === 'false' ? [] : rebuilds) {
  const atStart = process.cpuUsage();
  const took = await timed(() => stack.call(call, {}, long));
  const { user, system } = process.cpuUsage(atStart);
  print(`rebuild of ${call.rebuilds}`, `${seconds(took)}, ${seconds((user + system) / 1000)} of processor`);
  print('memory after it', `${Math.round(process.memoryUsage().rss / 1e6)} MB`);
}
if (VOLUME_REBUILDS !== 'only') await measureBackup();
print('memory after all of this', `${Math.round(process.memoryUsage().rss / 1e6)} MB`);
await stack.stop();
await rm(folder, { recursive: true, force: true });
process.exit(0);

async function copyFrom(filled: string): Promise<void> {
  if (!existsSync(filled)) {
    await fill(`${filled}.unfinished`);
    await rename(`${filled}.unfinished`, filled);
  }
  await cp(filled, join(folder, 'store'), { recursive: true });
}

async function fill(store: string): Promise<void> {
  const took = await timed(() =>
    fillSite({ pages: PAGES, domainId, openStores: (service) => openStores(`sqlite:${store}`, service) }),
  );
  print('filling the stores', seconds(took));
}

async function measureWork(): Promise<void> {
  await measure('a page for a visitor', (n) => stack.call(pages.calls.load, { slug: at(n).slug, domainId }, visitor));
  await measure('search', (n) =>
    stack.call(search.calls.query, { q: at(n).title!.split(' ').slice(-2).join(' ') }, visitor),
  );
  await measure('listing of the dashboard', (n) => stack.call(sitemap.calls.listPages, { page: 1 + (n % 5) }, editor));
  await measure('listing of the dashboard, filtered by text', () =>
    stack.call(sitemap.calls.listPages, { search: 'benefits' }, editor),
  );
  await measure('sitemap, 500 entries', () => stack.call(sitemap.calls.entries, { limit: 500 }, visitor));
  await measure('sitemap, its parts', () => stack.call(sitemap.calls.parts, { size: 500 }, visitor));
  probe = await stack.call(pages.calls.save, { page: { domainId, slug: 'probe', header: { title: 'Probe' } } }, editor);
  await measure(
    'save',
    async (n) => (probe = await stack.call(pages.calls.save, { page: { ...probe, title: `Title ${n}` } }, editor)),
  );
  await measure('publish to visible', async () => {
    const { revision } = probe;
    const arrived = stack
      .events(pages.events.published, HOUR_MS)
      .next((event) => event.documentId === probe._id && event.revision > revision);
    probe = await stack.call(pages.calls.publish, { page: { _id: probe._id, revision } }, editor);
    await arrived;
  });
  await measurePublishingAll();
}

async function measureBackup(): Promise<void> {
  await mkdir(join(folder, 'files'), { recursive: true });
  const site = { store: join(folder, 'store'), files: join(folder, 'files') };
  print('backup', seconds(await timed(() => copySite(site, join(folder, 'backup'), new Date()))));
}

async function measure(what: string, run: (round: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ms = await timed(() => run(round));
    // The first runs also compile code and prepare statements.
    if (round >= ROUNDS / 6) times.push(ms);
  }
  print(`${what}, p50 / p95`, `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)} ms`);
}

/** Publishes up to 10,000 pages in one act, and meanwhile publishes a probe and reads pages as visitors. */
async function measurePublishingAll(): Promise<void> {
  const { token } = await stack.call(identity.calls.login, { username: root.username, password: root.password });
  const { accessToken, user } = await stack.call(identity.calls.openSession, { token });
  const all: { _id: string; revision: number }[] = [];
  for (
    let after: string | undefined = '';
    after !== undefined && all.length < Math.min(PAGES, 10_000);
    after = all.at(-1)?._id
  ) {
    const listed = await stack.call(pages.calls.listDrafts, { after, limit: 500 }, admin);
    all.push(...listed.pages.filter(({ slug }) => slug !== 'probe').map(({ _id, revision }) => ({ _id, revision })));
  }
  const chosen = all.slice(0, 10_000);
  const startedAt = performance.now();
  const act = await stack.call(
    pages.calls.startBulkAct,
    { action: { call: 'publish' }, pages: chosen },
    { accessToken, domainId },
  );
  const load = () => stack.call(pages.calls.loadBulkAct, { _id: act._id, after: 0 }, { as: user, domainId });
  const times = { visible: [] as number[], visits: [] as number[] };
  for (let round = 0; (await load()).state === 'running'; round++) {
    const { revision } = probe;
    const arrived = stack
      .events(pages.events.published, HOUR_MS)
      .next((event) => event.documentId === probe._id && event.revision > revision);
    times.visible.push(
      await timed(async () => {
        probe = await stack.call(pages.calls.publish, { page: { _id: probe._id, revision } }, editor);
        await arrived;
      }),
    );
    for (let n = 0; n < 10; n++)
      times.visits.push(
        await timed(() => stack.call(pages.calls.load, { slug: at(round * 10 + n).slug, domainId }, visitor)),
      );
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const { finished, failed } = await load();
  print(`publish ${chosen.length} pages at once`, `${((performance.now() - startedAt) / 60_000).toFixed(1)} min`);
  print('  of them refused', `${failed} of ${finished}`);
  print(
    '  publish to visible meanwhile, p50 / p99',
    `${percentile(times.visible, 0.5).toFixed(0)} / ${percentile(times.visible, 0.99).toFixed(0)} ms`,
  );
  print('  a page for a visitor meanwhile, p95', `${percentile(times.visits, 0.95).toFixed(1)} ms`);
}
