import { Inject, Injectable } from '@nestjs/common';
import { can, type Caller, type Stage } from '../../proto/permissions.ts';
import { token } from '../kit/contract/token.ts';
import { upsertNewest } from '../kit/store/upsert-newest.ts';
import type { Collection, CollectionSpec, Document } from '../kit/store/store.ts';

/** The collection of uses, for @Inject. */
export const SUB_NAV_USES = token<Collection<SubNavUse>>('SubNavUses');

/** Which sub nav a page has, as its draft and as visitors see it. */
export interface SubNavUse extends Document {
  revision: number;
  pageId: string;
  slug: string;
  subNavId: string | null;
  /** Absent in rows of older versions: then only administrators get the slug. */
  viewerRoles?: string[];
}

export const subNavUsesSpec: CollectionSpec = { name: 'sub_nav_uses', indexes: [{ fields: ['subNavId', 'slug'] }] };

/** Which pages use which sub nav, as told by the pages service. */
@Injectable()
export class SubNavUses {
  constructor(@Inject(SUB_NAV_USES) private readonly rows: Collection<SubNavUse>) {}

  async note(stage: Stage, { pageId, slug, subNavId, viewerRoles, revision }: Omit<SubNavUse, '_id'>): Promise<void> {
    await upsertNewest(this.rows, { _id: `${pageId}/${stage}`, revision, pageId, slug, subNavId, viewerRoles });
  }

  /** Of each page once, be it used in its draft or live. */
  async of(subNavId: string): Promise<SubNavUse[]> {
    const uses = await this.rows.find({ subNavId }, { sort: { slug: 'asc' } });
    return [...new Map(uses.map((use) => [use.pageId, use])).values()];
  }

  /** The uses as this caller may see them. */
  async slugsOf(subNavId: string, { user }: Caller): Promise<string[]> {
    const isShown = ({ viewerRoles }: SubNavUse) => (viewerRoles ? can(user, 'view', { viewerRoles }) : user?.admin);
    return (await this.of(subNavId)).map((use) => (isShown(use) ? use.slug : 'a page that you may not see'));
  }
}
