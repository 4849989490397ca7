import { Module } from '@nestjs/common';
import { regions } from '../../proto/regions.ts';
import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import type { ServiceDefinition } from '../kit/host/service-definition.ts';
import { provideRecovery } from '../kit/recovery/provide-recovery.ts';
import { recoveryController } from '../kit/recovery/recovery-controller.ts';
import { provideVersioned } from '../kit/versioned/provide-versioned.ts';
import { ApplyDefaultRolesHandler } from './commands/apply-default-roles.ts';
import { CreateRegionHandler } from './commands/create-region.ts';
import { SaveRegionHandler } from './commands/save-region.ts';
import { PublishRegionHandler } from './commands/publish-region.ts';
import { UnpublishRegionHandler } from './commands/unpublish-region.ts';
import { DeleteRegionHandler } from './commands/delete-region.ts';
import { DEFAULT_ROLES, defaultRolesSpec } from './default-roles.ts';
import { FindByRoleHandler } from './queries/find-by-role.ts';
import { LoadDefaultRolesHandler } from './queries/load-default-roles.ts';
import { LoadRegionsHandler } from './queries/load-regions.ts';
import { FindDependentPagesHandler } from './queries/find-dependent-pages.ts';
import { RecoverableDefaultRoles } from './recoverable-default-roles.ts';
import { RecoverableRegion } from './recoverable-region.ts';
import { REGIONS, regionSpec } from './region.ts';
import { RegionsController } from './regions.controller.ts';

@Module({
  controllers: [RegionsController, recoveryController(regions.calls)],
  providers: [
    provideVersioned(REGIONS, regionSpec),
    provideVersioned(DEFAULT_ROLES, defaultRolesSpec),
    ...provideRecovery(RecoverableRegion, RecoverableDefaultRoles),
    ApplyDefaultRolesHandler,
    FindByRoleHandler,
    LoadDefaultRolesHandler,
    LoadRegionsHandler,
    CreateRegionHandler,
    SaveRegionHandler,
    PublishRegionHandler,
    UnpublishRegionHandler,
    FindDependentPagesHandler,
    DeleteRegionHandler,
  ],
})
export class RegionsModule {}

export const regionsService: ServiceDefinition = {
  contract: regions,
  module: RegionsModule,
  calls: [identity.calls.listRoles, pages.calls.findByRegion],
};
