import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { RegionContent } from '../../../proto/entities/region.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { regions } from '../../../proto/regions.ts';
import type { Bus } from '../../kit/bus/bus.ts';
import { DEFAULT_ROLES, type DefaultRolesContent } from '../default-roles.ts';
import { permittedRegion } from '../permitted-region.ts';
import { BUS } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { deleted, REGIONS } from '../region.ts';

type DeleteRegionCall = typeof regions.calls.deleteRegion;

export class DeleteRegion extends Command<OutOf<DeleteRegionCall>> {
  constructor(
    readonly input: InOf<DeleteRegionCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(DeleteRegion)
export class DeleteRegionHandler implements ICommandHandler<DeleteRegion> {
  constructor(
    @Inject(REGIONS) private readonly docs: Versioned<RegionContent>,
    @Inject(DEFAULT_ROLES) private readonly defaultRoles: Versioned<DefaultRolesContent>,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  async execute({ input, caller }: DeleteRegion) {
    await this.docs.commit(input.regionId, authorOf(caller), async (stored) => {
      const head = permittedRegion(stored, caller);
      const dependents = await this.bus.call(pages.calls.findByRegion, input, caller);
      return deleted(
        head,
        input.regionId,
        dependents.map(({ slug }) => slug || 'a page that you may not see'),
      );
    });
    await this.defaultRoles.commit(input.regionId, authorOf(caller), (head) =>
      head ? { action: 'delete', draft: null } : null,
    );
    return { _id: input.regionId };
  }
}
