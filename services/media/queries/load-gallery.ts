import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { findContaining } from '../../kit/store/find-containing.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { type ImageContent, IMAGES, shownImage } from '../media.store.ts';

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
  constructor(@Inject(IMAGES) private readonly images: Versioned<ImageContent>) {}

  async execute({ input: { limit, currentPage, search } }: LoadGallery): Promise<OutOf<Call>> {
    const { found, total } = await findContaining(this.images.draft, {
      filter: {},
      text: search.trim(),
      fields: ['name', 'alt'],
      grams: '_keys.grams',
      sort: { by: 'uploadedOn', value: ({ uploadedOn }) => uploadedOn, direction: 'desc' },
      skip: (currentPage - 1) * limit,
      limit,
    });
    return { images: found.map(shownImage), total };
  }
}
