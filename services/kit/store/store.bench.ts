import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { Collection, Document, Filter } from './store.ts';

const SIZES = [1_000, 100_000];
const ROUNDS = 300;

interface Page extends Document {
  domainId: string;
  slug: string;
  pageType: string;
  publishDate: string;
  _gone?: null;
  body: string;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const news: Filter = { _gone: null, domainId: 'd', pageType: 'news' };
const questions: Record<string, (pages: Collection<Page>, n: number) => Promise<unknown>> = {
  'by _id': (pages, n) => pages.get(`p${n % 1000}`),
  'by address': (pages, n) => pages.find({ _gone: null, domainId: 'd', slug: `slug-${n % 1000}` }),
  'whether an address is free': (pages, n) => pages.count({ _gone: null, domainId: 'd', slug: `free-${n}` }),
  'newest 20 of a type': (pages) => pages.find(news, { sort: { publishDate: 'desc' }, limit: 20, without: ['body'] }),
  'and the 20 after 100': (pages) =>
    pages.find(news, { sort: { publishDate: 'desc' }, skip: 100, limit: 20, without: ['body'] }),
};

const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
const stores = openSqlite(join(folder, 'bench.db'));
try {
  const filled: Collection<Page>[] = [];
  for (const size of SIZES) filled.push(await fill(size));
  for (const [question, ask] of Object.entries(questions)) {
    const [few, many] = await Promise.all(filled.map((pages) => timed((n) => ask(pages, n))));
    const at = (part: number) =>
      `${few!(part).toFixed(2)} → ${many!(part).toFixed(2)} ms (${(many!(part) / few!(part)).toFixed(2)} x)`;
    print(`${question.padEnd(28)} p50 ${at(0.5)}   p99 ${at(0.99)}`);
  }
} finally {
  await stores.close();
  await rm(folder, { recursive: true, force: true });
}

async function fill(size: number): Promise<Collection<Page>> {
  const pages = stores.collection<Page>({
    name: `pages_${size}`,
    rebuildable: true,
    indexes: [{ fields: ['_gone', 'domainId', 'slug'] }, { fields: ['_gone', 'domainId', 'pageType', 'publishDate'] }],
  });
  const body = '<p>Parental leave for everybody.</p>'.repeat(100);
  for (let from = 0; from < size; from += 1000) {
    const numbers = Array.from({ length: 1000 }, (_, index) => from + index);
    await Promise.all(
      numbers.map((n) =>
        pages.insert({
          _id: `p${n}`,
          domainId: 'd',
          slug: `slug-${n}`,
          pageType: n % 2 === 0 ? 'news' : 'event',
          publishDate: new Date(1.7e12 + ((n * 7919) % size) * 60_000).toISOString(),
          body,
        }),
      ),
    );
  }
  return pages;
}

async function timed(work: (n: number) => Promise<unknown>): Promise<(part: number) => number> {
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const start = performance.now();
    await work(n);
    times.push(performance.now() - start);
  }
  const sorted = times.slice(ROUNDS / 10).toSorted((a, b) => a - b);
  return (part) => sorted[Math.floor(sorted.length * part)]!;
}
