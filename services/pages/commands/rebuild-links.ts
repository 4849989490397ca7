import { stages } from '../../../proto/document-history.ts';
import { pages } from '../../../proto/pages.ts';
import type { Stage } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { kindsWithUses } from '../../../proto/site-config/rebuild-calls.ts';
import { BUS, WITHOUT_USER } from '../../kit/bus/bus.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { findBatches, readBatches, rewriteRows, upsertNewest } from '../../kit/store/store.ts';
import { dependenciesOfDocument, dependencyRowId, extractDependencies, noDependencies } from '../dependencies.ts';
import { DependencyRows, type PageDependencies, PageDocs } from '../pages.store.ts';
import { toPage } from '../presentation.ts';

const dependencies = { rows: DependencyRows, docs: PageDocs, bus: BUS };
type Needs = Resolved<typeof dependencies>;

export const rebuildLinks = handle(pages.calls.rebuildLinks, dependencies, async (_input, _caller, needs) => {
  let copies = 0;
  for (const stage of stages) copies += await rebuildStage(needs, stage);
  return { copies };
});

async function rebuildStage({ rows, docs, bus }: Needs, stage: Stage): Promise<number> {
  let copies = 0;
  /** Revisions of the rows of site documents, and of pages that have no copy. */
  const unread = new Map<string, number>();
  const store = async (row: PageDependencies) => {
    await upsertNewest(rows, row);
    unread.delete(row.parentId);
    copies += 1;
  };
  const storePages = (found: Parameters<typeof toPage>[0][]) =>
    Promise.all(found.map((page) => store(extractDependencies(toPage(page), stage))));
  await rewriteRows(findBatches(docs[stage]), {
    rows,
    filter: { domainId: { ne: null } },
    suffix: dependencyRowId('', stage),
    write: storePages,
    check: async (found) => {
      for (const { parentId, revision } of found) unread.set(parentId, revision);
      await storePages(await docs[stage].find({ _id: { in: found.map(({ parentId }) => parentId) } }));
    },
  });
  for (const kind of kindsWithUses) {
    const documents = readBatches(
      async (after) => (await bus.call(siteConfig.calls.listUses, { kind, stage, after }, WITHOUT_USER)).documents,
    );
    for await (const batch of documents)
      await Promise.all(batch.map((document) => store(dependenciesOfDocument(kind, stage, document))));
  }
  // Rows that changed meanwhile are newer than these, and stay.
  for (const [parentId, revision] of unread) await upsertNewest(rows, noDependencies(parentId, stage, revision));
  return copies;
}
