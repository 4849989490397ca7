import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf } from '../../../proto/contract.ts';
import { type Region, RegionContent } from '../../../proto/entities/region.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { regions } from '../../../proto/regions.ts';
import type { Clock } from '../../kit/clock.ts';
import { CLOCK } from '../../kit/tokens.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { created, REGIONS } from '../region.ts';

export class CreateRegion extends Command<Region> {
  constructor(
    readonly input: InOf<typeof regions.calls.createRegion>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(CreateRegion)
export class CreateRegionHandler implements ICommandHandler<CreateRegion> {
  constructor(
    @Inject(REGIONS) private readonly docs: Versioned<RegionContent>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ input, caller }: CreateRegion): Promise<Region> {
    const content = RegionContent.parse({ domainId: caller.domainId || undefined, ...input.region });
    permitDomain(caller, content.domainId ?? '');
    permit(caller, 'regions');
    const others = await this.docs.draft.count({ domainId: content.domainId ?? '' });
    const { draft } = await this.docs.commit(this.clock.id(), authorOf(caller), () => created(content, others));
    return draft!;
  }
}
