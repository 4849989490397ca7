import { Inject, Injectable } from '@nestjs/common';
import type { DataOf, EventEnvelope } from '../../../proto/contract.ts';
import type { pages } from '../../../proto/pages.ts';
import type { siteConfig } from '../../../proto/site-config.ts';
import { keepNewest } from '../../kit/store/keep-newest.ts';
import type { Collection } from '../../kit/store/store.ts';
import { dependenciesOf, noDependencies, targetsOf } from '../dependencies.ts';
import { DEPENDENCIES, type PageDependencies } from '../pages.store.ts';

type Facts = typeof pages.events;
type Kind = DataOf<typeof siteConfig.events.changed>['kind'];

/** Follows what drafts and live copies link to and show, so that nothing is removed that a page still needs. */
@Injectable()
export class TrackDependencies {
  constructor(@Inject(DEPENDENCIES) private readonly rows: Collection<PageDependencies>) {}

  async saved({ page }: DataOf<Facts['saved']>): Promise<void> {
    await keepNewest(this.rows, dependenciesOf(page, 'draft'));
  }

  async published({ page }: DataOf<Facts['published']>): Promise<void> {
    await keepNewest(this.rows, dependenciesOf(page, 'live'));
  }

  async unpublished(_: DataOf<Facts['unpublished']>, { documentId, revision }: EventEnvelope): Promise<void> {
    await keepNewest(this.rows, noDependencies(documentId, 'live', revision));
  }

  async deleted(_: DataOf<Facts['deleted']>, { documentId, revision }: EventEnvelope): Promise<void> {
    await keepNewest(this.rows, noDependencies(documentId, 'live', revision));
    await keepNewest(this.rows, noDependencies(documentId, 'draft', revision));
  }

  /** What is around pages shows pictures and links to pages as well: under no slug, as it has none. */
  async siteChanged(
    { kind, domainId, live, images, links = [] }: DataOf<typeof siteConfig.events.changed>,
    { documentId, revision }: EventEnvelope,
  ): Promise<void> {
    if (!images) return;
    for (const stage of live ? (['draft', 'live'] as const) : (['draft'] as const))
      await keepNewest(this.rows, {
        ...noDependencies(idAround(kind, documentId), stage, revision),
        domainId,
        images,
        links: [...new Set(links.flatMap(targetsOf))],
      });
  }
}

/** The ids of the others begin with their kind. */
const idAround = (kind: Kind, _id: string): string =>
  kind === 'sub-nav' ? `subNav_${_id}` : kind === 'page-banner' ? `pageBanner_${_id}` : _id;
