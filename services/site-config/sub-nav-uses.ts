import { Inject, Injectable } from '@nestjs/common';
import type { Stage } from '../../proto/permissions.ts';
import { keepNewest } from '../kit/store/keep-newest.ts';
import type { Collection, CollectionSpec, Document } from '../kit/store/store.ts';

/** The collection of uses, for @Inject. */
export const SUB_NAV_USES = Symbol('SubNavUses');

/** Which sub nav a page has, as its draft and as visitors see it. */
export interface SubNavUse extends Document {
  revision: number;
  pageId: string;
  slug: string;
  subNavId: string | null;
}

export const subNavUsesSpec: CollectionSpec = { name: 'sub_nav_uses', indexes: [{ fields: ['subNavId', 'slug'] }] };

/** Which pages use which sub nav, as told by the pages service. */
@Injectable()
export class SubNavUses {
  constructor(@Inject(SUB_NAV_USES) private readonly rows: Collection<SubNavUse>) {}

  async note(stage: Stage, { pageId, slug, subNavId, revision }: Omit<SubNavUse, '_id'>): Promise<void> {
    await keepNewest(this.rows, { _id: `${pageId}/${stage}`, revision, pageId, slug, subNavId });
  }

  /** Of each page once, be it used in its draft or live. */
  async slugsOf(subNavId: string): Promise<string[]> {
    const uses = await this.rows.find({ subNavId }, { sort: { slug: 'asc' } });
    return [...new Map(uses.map(({ pageId, slug }) => [pageId, slug])).values()];
  }
}
