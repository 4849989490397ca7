import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InOf, ServiceOf } from '../../proto/contract.ts';
import type { Caller } from '../../proto/permissions.ts';
import { regions } from '../../proto/regions.ts';
import { Serves } from '../kit/contract/serves.ts';
import type { WithoutHistory } from '../kit/recovery/recovery-controller.ts';
import { ApplyDefaultRoles } from './commands/apply-default-roles.ts';
import { CreateRegion } from './commands/create-region.ts';
import { SaveRegion } from './commands/save-region.ts';
import { PublishRegion } from './commands/publish-region.ts';
import { UnpublishRegion } from './commands/unpublish-region.ts';
import { DeleteRegion } from './commands/delete-region.ts';
import { FindByRole } from './queries/find-by-role.ts';
import { LoadDefaultRoles } from './queries/load-default-roles.ts';
import { LoadRegions } from './queries/load-regions.ts';
import { FindDependentPages } from './queries/find-dependent-pages.ts';

const { calls } = regions;
type Calls = typeof calls;

@Controller()
export class RegionsController implements WithoutHistory<ServiceOf<typeof regions>> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(calls.loadRegions)
  loadRegions(input: InOf<Calls['loadRegions']>, caller: Caller) {
    return this.queries.execute(new LoadRegions(input, caller));
  }

  @Serves(calls.createRegion)
  createRegion(input: InOf<Calls['createRegion']>, caller: Caller) {
    return this.commands.execute(new CreateRegion(input, caller));
  }

  @Serves(calls.saveRegion)
  saveRegion(input: InOf<Calls['saveRegion']>, caller: Caller) {
    return this.commands.execute(new SaveRegion(input, caller));
  }

  @Serves(calls.publishRegion)
  publishRegion(input: InOf<Calls['publishRegion']>, caller: Caller) {
    return this.commands.execute(new PublishRegion(input, caller));
  }

  @Serves(calls.unpublishRegion)
  unpublishRegion(input: InOf<Calls['unpublishRegion']>, caller: Caller) {
    return this.commands.execute(new UnpublishRegion(input, caller));
  }

  @Serves(calls.findDependentPages)
  findDependentPages(input: InOf<Calls['findDependentPages']>, caller: Caller) {
    return this.queries.execute(new FindDependentPages(input, caller));
  }

  @Serves(calls.findByRole)
  findByRole(input: InOf<Calls['findByRole']>, caller: Caller) {
    return this.queries.execute(new FindByRole(input, caller));
  }

  @Serves(calls.loadDefaultRoles)
  loadDefaultRoles(input: InOf<Calls['loadDefaultRoles']>, caller: Caller) {
    return this.queries.execute(new LoadDefaultRoles(input, caller));
  }

  @Serves(calls.applyDefaultRoles)
  applyDefaultRoles(input: InOf<Calls['applyDefaultRoles']>, caller: Caller) {
    return this.commands.execute(new ApplyDefaultRoles(input, caller));
  }

  @Serves(calls.deleteRegion)
  deleteRegion(input: InOf<Calls['deleteRegion']>, caller: Caller) {
    return this.commands.execute(new DeleteRegion(input, caller));
  }
}
