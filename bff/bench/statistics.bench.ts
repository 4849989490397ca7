import { readFileSync } from 'node:fs';
import { systemClock } from '../../services/kit/clock.ts';
import { openStores } from '../../services/kit/store/open-stores.ts';
import { startStack } from '../../services/kit/testing/stack.ts';
import { wrapCollections } from '../../services/kit/testing/wrap-collections.ts';
import { statistics } from '../../proto/statistics.ts';
import { statisticsService } from '../../services/statistics/statistics.module.ts';
import { Tally } from '../statistics/page-statistics.ts';

const VIEWS_PER_SECOND = 300;
const SECONDS = 600;
const INTERVAL_SECONDS = Number(process.env.INTERVAL_SECONDS ?? 30);
const [BFFS, REGIONS, PAGES] = [8, 10, 10_000];
const domainId = 'd';
const day = systemClock.now().toISOString().slice(0, 10);

/** The views of pages follow Zipf's law: the first page has twice as many as the second. */
const rank = () => Math.floor(PAGES ** Math.random());
const anyOf = (count: number) => Math.floor(Math.random() * count);
const blockBytes = () => Number(/^write_bytes: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))![1]);

function countViews(): Tally {
  const tally = new Tally();
  for (let view = 0; view < (VIEWS_PER_SECOND / BFFS) * INTERVAL_SECONDS; view++) {
    const region = `r${anyOf(REGIONS)}`;
    const host = Math.random() < 0.3 ? `site-${rank()}.example` : '';
    tally.add(
      { domainId, regionId: region, day },
      { kind: 'view', path: `/${region}/news/a-page-of-usual-length-${rank()}`, host },
    );
  }
  return tally;
}

/** Bytes of documents are what the oplog of MongoDB receives; a store in files also writes indexes and whole blocks. */
let documentBytes = 0;
const bytesOf = (document: object) => Buffer.byteLength(JSON.stringify(document));
const counting = async (url: string, service: string) =>
  wrapCollections(await openStores(url, service), (rows) => ({
    insert: async (document) => {
      await rows.insert(document);
      documentBytes += bytesOf(document);
    },
    replace: async (document, ...options) => {
      const isStored = await rows.replace(document, ...options);
      if (isStored) documentBytes += bytesOf(document);
      return isStored;
    },
  }));

const stack = await startStack({ services: [statisticsService], openStores: counting });
const before = blockBytes();
const startedAt = performance.now();
let views = 0;
for (let second = 0; second < SECONDS; second += INTERVAL_SECONDS) {
  const tallies = Array.from({ length: BFFS }, countViews);
  const calls = tallies.flatMap((tally) => tally.take());
  views += calls.flatMap(({ counts }) => counts.pages).reduce((sum, page) => sum + page.views, 0);
  await Promise.all(calls.map(({ counts }) => stack.call(statistics.calls.record, counts, { domainId })));
}
const recordedMs = performance.now() - startedAt;
const askedAt = performance.now();
const { totals } = await stack.call(statistics.calls.summary, {}, { as: stack.users.admin, domainId });
const summaryMs = performance.now() - askedAt;
const rate = (bytes: number) => `${(bytes / SECONDS / 1000).toFixed(1)} kB/s`;
console.log(
  `${views} views of ${SECONDS} s by ${BFFS} BFFs, sent every ${INTERVAL_SECONDS} s: ${totals.views} stored.`,
  `Documents ${rate(documentBytes)}, blocks ${rate(blockBytes() - before)};`,
  `recorded in ${Math.round(recordedMs)} ms, summary in ${Math.round(summaryMs)} ms`,
);
await stack.stop();
process.exit(0);
