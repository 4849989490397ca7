import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import type { Page, PageContent } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { normaliseSlug } from '../../../proto/slug.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { checkCollection, checkPageType } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { pageNotFound, showTo } from '../show-page.ts';

export class LoadPage extends Query<Page> {
  constructor(
    readonly input: InOf<typeof pages.calls.load>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(LoadPage)
export class LoadPageHandler implements IQueryHandler<LoadPage> {
  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    private readonly regions: KnownRegions,
  ) {}

  async execute({ input, caller }: LoadPage): Promise<Page> {
    const { slug, domainId = caller.domainId, collection, pageType } = input;
    checkCollection(collection);
    checkPageType(pageType);
    if (domainId !== caller.domainId) throw pageNotFound();
    const [stored] = await this.docs[caller.stage].find({ domainId, slug: normaliseSlug(slug) }, { limit: 1 });
    if (pageType !== undefined && stored?.pageType !== pageType) throw pageNotFound();
    return showTo(caller, stored, this.regions);
  }
}
