import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '../../proto/entities/user.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import { CurrentUsers } from './current-users.ts';
import { requireNotExceeding } from './require-not-exceeding.ts';
import { type RoleContent, ROLES } from './role.ts';

@Injectable()
export class RoleAssignments {
  constructor(
    @Inject(ROLES) private readonly roles: Versioned<RoleContent>,
    private readonly currentUsers: CurrentUsers,
  ) {}

  async requireNotExceeding(caller: Caller, userId: string, next: Role[]): Promise<void> {
    const target = await this.currentUsers.find(userId);
    if (!target) return;
    if (target.admin) requireNotExceeding(caller, target);
    const before = await this.roles.draft.find({ _id: { in: target.roles } });
    const isIn = (list: Role[], { _id }: Role) => list.some((role) => role._id === _id);
    const changed = [...next.filter((role) => !isIn(before, role)), ...before.filter((role) => !isIn(next, role))];
    for (const role of changed) requireNotExceeding(caller, role);
  }
}
