import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { RegionContent } from '../../../proto/entities/region.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { regions } from '../../../proto/regions.ts';
import { permittedRegion } from '../permitted-region.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { unpublished, REGIONS } from '../region.ts';

type UnpublishRegionCall = typeof regions.calls.unpublishRegion;

export class UnpublishRegion extends Command<OutOf<UnpublishRegionCall>> {
  constructor(
    readonly input: InOf<UnpublishRegionCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(UnpublishRegion)
export class UnpublishRegionHandler implements ICommandHandler<UnpublishRegion> {
  constructor(@Inject(REGIONS) private readonly docs: Versioned<RegionContent>) {}

  async execute({ input, caller }: UnpublishRegion) {
    const { draft } = await this.docs.commit(input.regionId, authorOf(caller), (stored) => {
      const head = permittedRegion(stored, caller);
      return unpublished(head, input.regionId);
    });
    return draft!;
  }
}
