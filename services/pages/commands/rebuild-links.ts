import { pages } from '../../../proto/pages.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { kindsWithUses } from '../../../proto/site-config/rebuild-calls.ts';
import { BUS, WITHOUT_USER } from '../../kit/bus/bus.ts';
import { handle } from '../../kit/contract/handle.ts';
import { findBatches, readBatches, upsertNewest } from '../../kit/store/store.ts';
import { dependenciesOfDocument, extractDependencies, noDependencies } from '../dependencies.ts';
import { DEPENDENCIES, PAGES, type PageDependencies } from '../pages.store.ts';
import { toPage } from '../presentation.ts';

const dependencies = { rows: DEPENDENCIES, docs: PAGES, bus: BUS };

export const rebuildLinks = handle(
  pages.calls.rebuildLinks,
  dependencies,
  async (_input, _caller, { rows, docs, bus }) => {
    const unread = new Map<string, Pick<PageDependencies, 'parentId' | 'revision'>>();
    for await (const batch of findBatches(rows))
      for (const { _id, domainId, parentId, revision } of batch) if (domainId) unread.set(_id, { parentId, revision });
    let copies = 0;
    const store = async (row: PageDependencies) => {
      await upsertNewest(rows, row);
      unread.delete(row._id);
      copies += 1;
    };
    for (const stage of ['draft', 'live'] as const) {
      for await (const batch of findBatches(docs[stage]))
        await Promise.all(batch.map((page) => store(extractDependencies(toPage(page), stage))));
      for (const kind of kindsWithUses) {
        const documents = readBatches(
          async (after) => (await bus.call(siteConfig.calls.listUses, { kind, stage, after }, WITHOUT_USER)).documents,
        );
        for await (const batch of documents)
          await Promise.all(batch.map((document) => store(dependenciesOfDocument(kind, stage, document))));
      }
    }
    // Rows that changed meanwhile are newer than these, and stay.
    for (const [_id, { parentId, revision }] of unread)
      await upsertNewest(rows, noDependencies(parentId, _id.endsWith('/live') ? 'live' : 'draft', revision));
    return { copies };
  },
);
