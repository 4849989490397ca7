import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { RegionContent } from '../../../proto/entities/region.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { regions } from '../../../proto/regions.ts';
import { permittedRegion } from '../permitted-region.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { identified, saved, REGIONS } from '../region.ts';

type SaveRegionCall = typeof regions.calls.saveRegion;

export class SaveRegion extends Command<OutOf<SaveRegionCall>> {
  constructor(
    readonly input: InOf<SaveRegionCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SaveRegion)
export class SaveRegionHandler implements ICommandHandler<SaveRegion> {
  constructor(@Inject(REGIONS) private readonly docs: Versioned<RegionContent>) {}

  async execute({ input, caller }: SaveRegion) {
    const region = identified(input.region);
    const { draft } = await this.docs.commit(region._id, authorOf(caller), (stored) => {
      const head = permittedRegion(stored, caller);
      return saved(head, region);
    });
    return draft!;
  }
}
