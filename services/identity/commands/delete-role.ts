import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { regions } from '../../../proto/regions.ts';
import type { Bus } from '../../kit/bus/bus.ts';
import { BUS } from '../../kit/tokens.ts';
import type { Versioned } from '../../kit/versioned/versioned.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { permit } from '../../kit/permit.ts';
import { refuseMore } from '../refuse-more.ts';
import { deleted, existing, type RoleContent, type RoleUses, ROLES } from '../role.ts';
import { Sessions } from '../sessions.ts';
import { type UserContent, USERS } from '../user.ts';

type DeleteRoleCall = typeof identity.calls.deleteRole;

export class DeleteRole extends Command<OutOf<DeleteRoleCall>> {
  constructor(
    readonly input: InOf<DeleteRoleCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(DeleteRole)
export class DeleteRoleHandler implements ICommandHandler<DeleteRole> {
  constructor(
    @Inject(ROLES) private readonly roles: Versioned<RoleContent>,
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    @Inject(BUS) private readonly bus: Bus,
    private readonly sessions: Sessions,
  ) {}

  async execute({ input: { _id }, caller }: DeleteRole) {
    permit(caller, 'people');
    await this.roles.commit(_id, authorOf(caller), async (head) => {
      const role = existing(head, _id);
      refuseMore(caller, role);
      return deleted(role, await this.findUses(_id, caller));
    });
    // The role may have been assigned in the meantime; its id no longer grants anything.
    for (const holder of await this.findHolders(_id)) await this.sessions.tellChanged(holder._id, authorOf(caller)._id);
    return { _id };
  }

  private async findUses(roleId: string, caller: Caller): Promise<RoleUses> {
    const [holders, usedByPages, usedByRegions] = await Promise.all([
      this.findHolders(roleId),
      this.bus.call(pages.calls.findByRole, { roleId }, caller),
      this.bus.call(regions.calls.findByRole, { roleId }, caller),
    ]);
    const users = holders.map((user) => ({ _id: user._id, username: user.username }));
    return { users, pages: usedByPages, regions: usedByRegions };
  }

  private findHolders(roleId: string) {
    return this.users.draft.find({ roles: { has: roleId } }, { sort: { username: 'asc' } });
  }
}
