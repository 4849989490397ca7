import type { EventEnvelope } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import type { Stage } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { onEvent, type Resolved } from '../../kit/contract/handle.ts';
import { upsertNewest } from '../../kit/store/store.ts';
import { dependenciesOfDocument, extractDependencies, noDependencies } from '../dependencies.ts';
import { DependencyRows, PageDocs } from '../pages.store.ts';
import { toPage } from '../presentation.ts';

const dependencies = { rows: DependencyRows };
const withPages = { ...dependencies, docs: PageDocs };

/** The copy may be newer than the event. If it is absent, a later event says so. */
const track =
  (stage: Stage) =>
  async (_: unknown, { documentId, revision }: EventEnvelope, { rows, docs }: Resolved<typeof withPages>) => {
    const page = await docs[stage].get(documentId);
    await upsertNewest(
      rows,
      page ? extractDependencies(toPage(page), stage) : noDependencies(documentId, stage, revision),
    );
  };

export const trackDependencies = [
  onEvent(pages.events.saved, withPages, track('draft')),
  onEvent(pages.events.published, withPages, track('live')),

  onEvent(pages.events.unpublished, dependencies, (_, { documentId, revision }, { rows }) =>
    upsertNewest(rows, noDependencies(documentId, 'live', revision)),
  ),

  onEvent(pages.events.deleted, dependencies, async (_, { documentId, revision }, { rows }) => {
    await upsertNewest(rows, noDependencies(documentId, 'live', revision));
    await upsertNewest(rows, noDependencies(documentId, 'draft', revision));
  }),

  onEvent(
    siteConfig.events.changed,
    dependencies,
    async ({ kind, domainId, live, images, links = [] }, { documentId, revision }, { rows }) => {
      if (!images) return;
      for (const stage of live ? (['draft', 'live'] as const) : (['draft'] as const)) {
        const document = { _id: documentId, revision, domainId, images, links };
        await upsertNewest(rows, dependenciesOfDocument(kind, stage, document));
      }
    },
  ),
];
