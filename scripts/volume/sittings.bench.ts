import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageContent } from '../../proto/entities/page.ts';
import { systemClock } from '../../services/kit/clock.ts';
import { openSqlite } from '../../services/kit/store/sqlite/open-sqlite.ts';
import { findBatches } from '../../services/kit/store/store.ts';
import { createVersioned } from '../../services/kit/versioned/create-versioned.ts';
import { openTables } from '../../services/kit/versioned/tables.ts';
import { StoredPageDocs } from '../../services/pages/pages.store.ts';
import { fillVersioned, type WrittenDocument } from './fill-versioned.ts';
import { makePages } from './make-pages.ts';

/** Prints the size of the log of one page that is edited and published each day of a year, before and after old sittings are merged. */
const [DAYS, SAVES, BLOCKS] = [365, 40, 60];
const DAY_MS = 86_400_000;
const start = Date.now() - 2 * DAYS * DAY_MS;

const [sample] = makePages(1, { domainId: 'volume' });
const [block] = sample!.content.contents!;
const contents = Array.from({ length: BLOCKS }, (_, n) => ({ ...block!, key: `block-${n}` }));

function* edits(): Generator<WrittenDocument<PageContent>['decisions'][number]> {
  let draft = { ...sample!.content, contents } as PageContent;
  yield { at: start, decision: { action: 'create', draft } };
  for (let day = 1; day <= DAYS; day++) {
    const at = start + day * DAY_MS;
    for (let n = 0; n < SAVES; n++) {
      const changed = { ...contents[day % BLOCKS]!, text: `<p>${'word '.repeat(n + 1)}${day}</p>` };
      draft = { ...draft, contents: contents.with(day % BLOCKS, changed) } as PageContent;
      yield { at: at + n * 20_000, decision: { action: 'edit', draft, changeId: `change-${day}-${n}` } };
    }
    yield { at: at + SAVES * 20_000, decision: { action: 'publish', draft, live: 'publish' } };
  }
}

const folder = await mkdtemp(join(tmpdir(), 'site-sittings-'));
const stores = openSqlite(join(folder, 'store.db'));
const { revisions } = openTables(stores, StoredPageDocs.spec);
const print = async (what: string) => {
  let [count, bytes] = [0, 0];
  for await (const batch of findBatches(revisions))
    for (const revision of batch) [count, bytes] = [count + 1, bytes + JSON.stringify(revision).length];
  console.log(`${what.padEnd(40)} ${String(count).padStart(7)} revisions ${(bytes / 1e6).toFixed(1).padStart(7)} MB`);
};
try {
  await fillVersioned(stores, StoredPageDocs.spec, [{ _id: 'page', decisions: [...edits()] }]);
  await print('a page edited each day of a year');
  const pages = createVersioned(StoredPageDocs.spec, { stores, clock: systemClock, relay: { wake: () => undefined } });
  const startedAt = performance.now();
  while ((await pages.mergeSittings(new Date(), 50)) > 0);
  await print(`the same, merged in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
} finally {
  await stores.close();
  await rm(folder, { recursive: true, force: true });
}
