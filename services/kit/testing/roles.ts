import { Controller, Module } from '@nestjs/common';
import { identity } from '../../../proto/identity.ts';
import { Serves } from '../contract/serves.ts';
import type { ServiceDefinition } from '../host/service-definition.ts';
import { users } from './users.ts';

const known = [...new Set(Object.values(users).flatMap(({ roles }) => roles))];

@Controller()
class Roles {
  @Serves(identity.calls.listRoles)
  async listRoles() {
    return { roles: known.map((_id) => ({ _id, name: _id, admin: false })), total: known.length };
  }
}

@Module({ controllers: [Roles] })
class RolesModule {}

/** Answers in place of identity which roles there are: those of the users of the stack. */
export const rolesOfUsers: ServiceDefinition = { contract: identity, module: RolesModule };
