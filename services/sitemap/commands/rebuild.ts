import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import { PageCopies } from '../../kit/pages/page-copies.ts';
import { StaleParts } from '../parts/stale-parts.ts';
import { SitemapWriter } from '../sitemap-writer.ts';
import { type Entry, EntryRows, SitemapRows } from '../sitemap.store.ts';

export const rebuild = handle(
  sitemap.calls.rebuild,
  { writer: SitemapWriter, storedRows: SitemapRows, entries: EntryRows, stale: StaleParts, copies: PageCopies },
  async (_input, caller, { copies, storedRows, writer, entries, stale }) => {
    writer.forgetGuards();
    const isPresent = { domainId: { ne: null } };
    const rows = await copies.rebuild('draft', {
      rows: storedRows,
      filter: isPresent,
      write: ({ page, by }) => writer.rewriteDraft(page, by),
      remove: (row) => writer.removeDraft(row),
    });
    await copies.rebuild('live', {
      rows: entries,
      filter: isPresent,
      write: ({ page }) => writer.rewriteLive(page),
      remove: (entry) => writer.removeLive(entry as Entry),
    });
    await stale.markAll(caller.domainId);
    return { rows };
  },
);
