import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { RegionContent } from '../../../proto/entities/region.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { regions } from '../../../proto/regions.ts';
import { permittedRegion } from '../permitted-region.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { identified, published, REGIONS } from '../region.ts';

type PublishRegionCall = typeof regions.calls.publishRegion;

export class PublishRegion extends Command<OutOf<PublishRegionCall>> {
  constructor(
    readonly input: InOf<PublishRegionCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(PublishRegion)
export class PublishRegionHandler implements ICommandHandler<PublishRegion> {
  constructor(@Inject(REGIONS) private readonly docs: Versioned<RegionContent>) {}

  async execute({ input, caller }: PublishRegion) {
    const region = identified(input.region);
    const { draft } = await this.docs.commit(region._id, authorOf(caller), (stored) => {
      const head = permittedRegion(stored, caller);
      return published(head, region);
    });
    return draft!;
  }
}
