import { Injectable } from '@nestjs/common';
import type { DataOf, EventEnvelope } from '../../../proto/contract.ts';
import type { Page } from '../../../proto/entities/page.ts';
import type { pages } from '../../../proto/pages.ts';
import { SubNavUses } from '../sub-nav-uses.ts';

/** Keeps count of the pages that use a sub nav, drafts and live copies alike. */
@Injectable()
export class FollowSubNavUses {
  constructor(private readonly uses: SubNavUses) {}

  saved({ page }: DataOf<typeof pages.events.saved>, { revision }: EventEnvelope): Promise<void> {
    return this.uses.note('draft', useOf(page, revision));
  }

  published({ page }: DataOf<typeof pages.events.published>, { revision }: EventEnvelope): Promise<void> {
    return this.uses.note('live', useOf(page, revision));
  }

  unpublished({ page }: DataOf<typeof pages.events.unpublished>, { revision }: EventEnvelope): Promise<void> {
    return this.uses.note('live', { ...useOf(page, revision), subNavId: null });
  }

  async deleted({ _id }: DataOf<typeof pages.events.deleted>, { revision }: EventEnvelope): Promise<void> {
    for (const stage of ['draft', 'live'] as const)
      await this.uses.note(stage, { pageId: _id, slug: '', subNavId: null, revision });
  }
}

const useOf = ({ _id, slug, miniNavId, viewerRoles = [] }: Page, revision: number) => ({
  pageId: _id,
  slug,
  subNavId: miniNavId || null,
  viewerRoles,
  revision,
});
