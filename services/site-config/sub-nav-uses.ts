import { Inject, Injectable } from '@nestjs/common';
import { can, type Caller, type Stage } from '../../proto/permissions.ts';
import { token } from '../kit/contract/dependencies.ts';
import { upsertNewest } from '../kit/store/collection.ts';
import type { Collection, CollectionSpec, Document } from '../kit/store/store.ts';

export const SUB_NAV_USES = token<Collection<SubNavUse>>('SubNavUses');

interface SubNavUse extends Document {
  revision: number;
  pageId: string;
  slug: string;
  subNavId: string | null;
  /** Absent in rows of older versions; then only administrators see the slug. */
  viewerRoles?: string[];
}

export const subNavUsesSpec: CollectionSpec = { name: 'sub_nav_uses', indexes: [{ fields: ['subNavId', 'slug'] }] };

@Injectable()
export class SubNavUses {
  constructor(@Inject(SUB_NAV_USES) private readonly rows: Collection<SubNavUse>) {}

  async record(stage: Stage, { pageId, slug, subNavId, viewerRoles, revision }: Omit<SubNavUse, '_id'>): Promise<void> {
    await upsertNewest(this.rows, { _id: `${pageId}/${stage}`, revision, pageId, slug, subNavId, viewerRoles });
  }

  async findUses(subNavId: string): Promise<SubNavUse[]> {
    const uses = await this.rows.find({ subNavId }, { sort: { slug: 'asc' } });
    return [...new Map(uses.map((use) => [use.pageId, use])).values()];
  }

  async findSlugs(subNavId: string, { user }: Caller): Promise<string[]> {
    const isVisible = ({ viewerRoles }: SubNavUse) => (viewerRoles ? can(user, 'view', { viewerRoles }) : user?.admin);
    return (await this.findUses(subNavId)).map((use) => (isVisible(use) ? use.slug : 'a page that you may not see'));
  }
}
