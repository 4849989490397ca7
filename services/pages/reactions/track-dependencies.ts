import type { DataOf } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { on } from '../../kit/contract/on.ts';
import { keepNewest } from '../../kit/store/keep-newest.ts';
import { dependenciesOf, noDependencies, targetsOf } from '../dependencies.ts';
import { DEPENDENCIES } from '../pages.store.ts';

type Kind = DataOf<typeof siteConfig.events.changed>['kind'];

const dependencies = { rows: DEPENDENCIES };

/** Follow what drafts and live copies link to and show, so that nothing is removed that a page still needs. */
export const trackDependencies = [
  on(pages.events.saved, dependencies, ({ page }, _, { rows }) => keepNewest(rows, dependenciesOf(page, 'draft'))),

  on(pages.events.published, dependencies, ({ page }, _, { rows }) => keepNewest(rows, dependenciesOf(page, 'live'))),

  on(pages.events.unpublished, dependencies, (_, { documentId, revision }, { rows }) =>
    keepNewest(rows, noDependencies(documentId, 'live', revision)),
  ),

  on(pages.events.deleted, dependencies, async (_, { documentId, revision }, { rows }) => {
    await keepNewest(rows, noDependencies(documentId, 'live', revision));
    await keepNewest(rows, noDependencies(documentId, 'draft', revision));
  }),

  // What is around pages shows pictures and links to pages as well: under no slug, as it has none.
  on(
    siteConfig.events.changed,
    dependencies,
    async ({ kind, domainId, live, images, links = [] }, { documentId, revision }, { rows }) => {
      if (!images) return;
      for (const stage of live ? (['draft', 'live'] as const) : (['draft'] as const))
        await keepNewest(rows, {
          ...noDependencies(idAround(kind, documentId), stage, revision),
          domainId,
          images,
          links: [...new Set(links.flatMap(targetsOf))],
        });
    },
  ),
];

/** The ids of the others begin with their kind. */
const idAround = (kind: Kind, _id: string): string =>
  kind === 'sub-nav' ? `subNav_${_id}` : kind === 'page-banner' ? `pageBanner_${_id}` : _id;
