import type { EventData } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { onEvent } from '../../kit/contract/handle.ts';
import { upsertNewest } from '../../kit/store/store.ts';
import { extractDependencies, linkDependencies, noDependencies } from '../dependencies.ts';
import { DEPENDENCIES } from '../pages.store.ts';

type Kind = EventData<typeof siteConfig.events.changed>['kind'];

const dependencies = { rows: DEPENDENCIES };

export const trackDependencies = [
  onEvent(pages.events.saved, dependencies, ({ page }, _, { rows }) =>
    upsertNewest(rows, extractDependencies(page, 'draft')),
  ),

  onEvent(pages.events.published, dependencies, ({ page }, _, { rows }) =>
    upsertNewest(rows, extractDependencies(page, 'live')),
  ),

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
      for (const stage of live ? (['draft', 'live'] as const) : (['draft'] as const))
        await upsertNewest(rows, {
          ...noDependencies(siteDocumentId(kind, documentId), stage, revision),
          domainId,
          images,
          links: [...new Set(links.flatMap(linkDependencies))],
        });
    },
  ),
];

/** Ids of other kinds already begin with the name of the kind. */
const prefixes: Partial<Record<Kind, string>> = {
  'sub-nav': 'subNav',
  'page-banner': 'pageBanner',
  pattern: 'pattern',
};

const siteDocumentId = (kind: Kind, _id: string): string => (prefixes[kind] ? `${prefixes[kind]}_${_id}` : _id);
