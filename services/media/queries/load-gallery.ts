import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { findContaining } from '../../kit/store/find-containing.ts';
import type { Collection } from '../../kit/store/store.ts';
import { IMAGES, type KeptImage, shownImage } from '../media.store.ts';

type Call = typeof media.calls.loadGallery;

/** Newest first. */
export class LoadGallery extends Query<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(LoadGallery)
export class LoadGalleryHandler implements IQueryHandler<LoadGallery> {
  constructor(@Inject(IMAGES) private readonly rows: Collection<KeptImage>) {}

  async execute({ input: { limit, currentPage, search } }: LoadGallery): Promise<OutOf<Call>> {
    const { found, total } = await findContaining(this.rows, {
      filter: { present: true },
      text: search.trim(),
      fields: ['name', 'alt'],
      grams: 'grams',
      sort: { by: 'uploadedOn', direction: 'desc' },
      skip: (currentPage - 1) * limit,
      limit,
    });
    return { images: found.map(shownImage), total };
  }
}
