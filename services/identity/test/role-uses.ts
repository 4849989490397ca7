import { Controller, Module } from '@nestjs/common';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import type { InOf } from '../../../proto/contract.ts';
import { Serves } from '../../kit/contract/serves.ts';
import type { ServiceDefinition } from '../../kit/host/service-definition.ts';

/** What pages and regions answer, by the id of a role. */
export const pagesWithRole = new Map<string, { _id: string; slug: string }[]>();
export const regionsWithRole = new Map<string, { _id: string; name: string }[]>();

@Controller()
class Pages {
  @Serves(pages.calls.findByRole)
  async findByRole({ roleId }: InOf<typeof pages.calls.findByRole>) {
    return pagesWithRole.get(roleId) ?? [];
  }
}

@Controller()
class Regions {
  @Serves(regions.calls.findByRole)
  async findByRole({ roleId }: InOf<typeof regions.calls.findByRole>) {
    return regionsWithRole.get(roleId) ?? [];
  }
}

@Module({ controllers: [Pages] })
class PagesModule {}

@Module({ controllers: [Regions] })
class RegionsModule {}

/** Answer in place of the services that name roles. */
export const usersOfRoles: ServiceDefinition[] = [
  { contract: pages, module: PagesModule },
  { contract: regions, module: RegionsModule },
];
