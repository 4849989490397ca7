import { openStores } from '../../../services/kit/store/open-stores.ts';
import { createVerifiable } from '../../../services/kit/versioned/testing/verify.ts';
import { StoredPageDocs } from '../../../services/pages/pages.store.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { ask } from '../site.ts';
import { type Editor, type Processes, startProcesses } from '../processes.ts';
import { retry, writeRepeatedly, load, type Writer } from './writer.ts';

const KILLS = Number(process.env.KILLS ?? 5);
const WRITERS = 4;
const MIN_SAVES = 11;
/** Seven processes that start at the same time slow down the machine. */
const RECOVERY_MS = 180_000;

let site: Processes;
let editor: Editor;
let writers: Writer[];

beforeAll(async () => {
  // Without demo content each process starts in less time.
  site = await startProcesses({ apart: true, env: { DEMO_REGIONS: 'none' } });
  editor = await site.signIn();
  let killing = true;
  const saves: number[] = Array(WRITERS).fill(0);
  const writing = saves.map(async (_, n) => {
    const word = `marker${'abcd'[n]}`;
    const page = await newPage(`${word}-page`);
    return writeRepeatedly(editor, page, word, (count) => {
      saves[n] = count;
      return killing;
    });
  });
  await killBetweenSaves(() => Math.min(...saves));
  killing = false;
  writers = await Promise.all(writing);
});
afterAll(() => site?.stop());

describe(`after at least ${KILLS} kills of service processes during saves and publishes`, () => {
  test('some writes were interrupted', () => {
    for (const { saves } of writers) expect(saves.length).toBeGreaterThanOrEqual(MIN_SAVES);
  });

  test('no acknowledged write is missing', async () => {
    for (const { pageId, saves } of writers) {
      const last = saves.at(-1)!;
      const { json } = await read(`/api/page/compare?_id=${pageId}&from=${saves[0]!.revision}&to=${last.revision}`);
      expect([json.from.header.title, json.to.header.title]).toEqual([saves[0]!.title, last.title]);
      const logged = await history(pageId);
      expect(saves.filter(({ revision }) => !logged.has(revision))).toEqual([]);
    }
  });

  test('the draft is the last acknowledged one', async () => {
    for (const { slug, saves } of writers) {
      const { json } = await retry(() => load(editor, slug));
      expect(json.header.title).toBe(saves.at(-1)!.title);
    }
  });

  test('visitors, search and sitemap show exactly what was published last', async () => {
    for (const { slug, published, pageId } of writers) {
      const title = published?.title ?? null;
      await until(async () => (await visibleTitle(slug)) === title, RECOVERY_MS);
      await until(async () => (await foundTitle(slug)) === title, RECOVERY_MS);
      await until(async () => (await sitemapRow(pageId, slug))?.published === (title !== null), RECOVERY_MS);
    }
  });

  test('drafts, live copies and claims agree with a replay of the log', async () => {
    await site.halt();
    const stores = await openStores(site.storeUrl, 'pages');
    const clock = { now: () => new Date(), id: () => 'unused' };
    const pages = createVerifiable(StoredPageDocs.spec, { stores, clock, relay: { wake() {} } });
    expect(await pages.verify()).toEqual([]);
    await stores.close();
  });
});

/** Kills after a part of the saves each, because further kills on a busy machine would delay the saves that they wait for. */
async function killBetweenSaves(saved: () => number) {
  for (let n = 0; n < KILLS; n++) {
    await until(() => saved() >= Math.floor((n * MIN_SAVES) / KILLS), RECOVERY_MS);
    const victim = site.services[Math.floor(Math.random() * site.services.length)]!;
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 1200));
    try {
      process.kill(victim.pid, 'SIGKILL');
    } catch (error) {
      // The process has not restarted yet.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      n--;
    }
  }
  await until(() => saved() >= MIN_SAVES, RECOVERY_MS);
}

async function newPage(slug: string) {
  const page = {
    domainId: editor.domainId,
    pageType: 'page',
    template: 'primary',
    slug,
    header: { title: slug },
    contents: [],
  };
  const { status, text, json } = await retry(() => editor.post('/api/page/save', { page }));
  if (status === 200) return json;
  // The first save succeeded, and only its response was lost.
  const stored = await retry(() => load(editor, slug));
  if (stored.status !== 200) throw new Error(text);
  return stored.json;
}

/** Reads repeatedly, because the process that was killed last may still be starting. */
const read = (path: string) => retry(() => editor.get(path));

async function history(pageId: string) {
  const revisions = new Set<number>();
  for (let before = ''; ;) {
    const { json } = await read(`/api/page/history?_id=${pageId}&limit=100${before && `&before=${before}`}`);
    for (const { revision } of json.revisions) revisions.add(revision);
    if (json.revisions.length < 100) return revisions;
    before = json.revisions.at(-1).revision;
  }
}

async function visibleTitle(slug: string) {
  const { status, text } = await ask(site.url, 'GET', `/${slug}`);
  if (status === 404) return null;
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1]?.trim() ?? `no heading, status ${status}`;
}

async function foundTitle(slug: string) {
  const { json } = await read(`/api/search/query?q=${slug.split('-')[0]}`);
  return json.hits.find((hit: { slug: string }) => hit.slug === slug)?.title ?? null;
}

async function sitemapRow(pageId: string, slug: string) {
  const { json } = await read(`/api/sitemap/filter?slug=${slug}`);
  return json.sitemap.find(({ _id }: { _id: string }) => _id === pageId);
}
