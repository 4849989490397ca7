import type { Author } from '../../../proto/entities/page-rows.ts';
import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import type { Collection } from '../../kit/store/store.ts';
import { BUS } from '../../kit/bus/bus.ts';
import { SitemapWriter } from '../sitemap-writer.ts';
import { ENTRIES, ROWS, type StoredEntry, type StoredRow } from '../sitemap.store.ts';

interface ReadPage {
  page: Page;
  by?: Author;
}
type PageRef = Pick<Page, '_id' | 'domainId' | 'revision'>;

const BATCH = 500;

export const rebuild = handle(
  sitemap.calls.rebuild,
  { writer: SitemapWriter, storedRows: ROWS, entries: ENTRIES, bus: BUS },
  async (_input, caller, { bus, storedRows, writer, entries }) => {
    const drafts = async (after: string) => {
      const { pages: found, authors } = await bus.call(pages.calls.listDrafts, { after }, caller);
      return found.map((page) => ({ page, by: authors[page._id] }));
    };
    const live = async (after: string) => {
      const published = await bus.call(pages.calls.listPublished, { after, includeHidden: true }, caller);
      return published.pages.map((page) => ({ page }));
    };
    const rows = await replace(
      storedRows,
      drafts,
      ({ page, by }) => writer.writeDraft(page, by),
      (page) => writer.removeDraft(page),
    );
    await replace(
      entries,
      live,
      ({ page }) => writer.writeLive(page),
      (page) => writer.removeLive(page),
    );
    return { rows };
  },
);

/** Removes entries that were stored before the rebuild and not read by it, unless they have changed since. */
async function replace(
  stored: Collection<StoredRow> | Collection<StoredEntry>,
  read: (after: string) => Promise<ReadPage[]>,
  put: (read: ReadPage) => Promise<void>,
  remove: (page: PageRef) => Promise<void>,
): Promise<number> {
  const unseen = await loadExisting(stored);
  let count = 0;
  for (let after = ''; ;) {
    const batch = await read(after);
    if (batch.length === 0) break;
    for (const each of batch) {
      await put(each);
      unseen.delete(each.page._id);
    }
    count += batch.length;
    after = batch.at(-1)!.page._id;
  }
  for (const page of unseen.values()) await remove(page);
  return count;
}

async function loadExisting(stored: Collection<StoredRow> | Collection<StoredEntry>): Promise<Map<string, PageRef>> {
  const existing = new Map<string, PageRef>();
  for (let after = ''; ;) {
    const batch = await stored.find({ _id: { gt: after } }, { sort: { _id: 'asc' }, limit: BATCH });
    if (batch.length === 0) return existing;
    for (const { _id, domainId, revision } of batch)
      if (domainId !== undefined) existing.set(_id, { _id, domainId, revision });
    after = batch.at(-1)!._id;
  }
}
