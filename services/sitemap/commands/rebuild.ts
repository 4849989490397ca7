import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import { type Collection, findBatches, readBatches } from '../../kit/store/store.ts';
import { BUS, WITHOUT_USER } from '../../kit/bus/bus.ts';
import { StaleParts } from '../parts/stale-parts.ts';
import { SitemapWriter } from '../sitemap-writer.ts';
import { ENTRIES, ROWS, type StoredEntry, type StoredRow } from '../sitemap.store.ts';

type PageRef = Pick<Page, '_id' | 'domainId' | 'revision'>;

export const rebuild = handle(
  sitemap.calls.rebuild,
  { writer: SitemapWriter, storedRows: ROWS, entries: ENTRIES, stale: StaleParts, bus: BUS },
  async (_input, caller, { bus, storedRows, writer, entries, stale }) => {
    writer.forgetGuards();
    const drafts = readBatches(async (after) => {
      const { pages: found, authors } = await bus.call(pages.calls.listCopies, { stage: 'draft', after }, WITHOUT_USER);
      return found.map((page) => ({ _id: page._id, page, by: authors[page._id] }));
    });
    const live = readBatches(
      async (after) => (await bus.call(pages.calls.listCopies, { stage: 'live', after }, WITHOUT_USER)).pages,
    );
    const unreadRows = await loadExisting(storedRows);
    let rows = 0;
    for await (const batch of drafts) {
      await Promise.all(batch.map(({ page, by }) => writer.writeDraft(page, by)));
      for (const { _id } of batch) unreadRows.delete(_id);
      rows += batch.length;
    }
    for (const page of unreadRows.values()) await writer.removeDraft(page);
    const unreadEntries = await loadExisting(entries);
    for await (const batch of live) {
      await Promise.all(batch.map((page) => writer.writeLive(page)));
      for (const { _id } of batch) unreadEntries.delete(_id);
    }
    for (const page of unreadEntries.values()) await writer.removeLive(page);
    await stale.markAll(caller.domainId);
    return { rows };
  },
);

/** Loads the entries stored before the rebuild. Those that it does not read are removed, unless they have changed since. */
async function loadExisting(stored: Collection<StoredRow> | Collection<StoredEntry>): Promise<Map<string, PageRef>> {
  const existing = new Map<string, PageRef>();
  for await (const batch of findBatches<StoredRow | StoredEntry>(stored))
    for (const { _id, domainId, revision } of batch)
      if (domainId !== undefined) existing.set(_id, { _id, domainId, revision });
  return existing;
}
