import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../proto/permissions.ts';
import { requireCapability } from '../kit/require-capability.ts';
import type { Recoverable, Restoring } from '../kit/recovery/recoverable.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import { type RoleContent, ROLES } from './role.ts';
import { RoleAssignments } from './role-assignments.ts';
import { ROOT, decideApplyRoles, type UserContent, USERS } from './user.ts';

@Injectable()
export class RecoverableUser implements Recoverable<UserContent> {
  readonly kind = 'user';

  constructor(
    @Inject(USERS) readonly docs: Versioned<UserContent>,
    @Inject(ROLES) private readonly roles: Versioned<RoleContent>,
    private readonly assignments: RoleAssignments,
  ) {}

  permit(caller: Caller): void {
    requireCapability(caller, 'people');
  }

  /** Restores only roles: users change their own name and email, and reactivation has its own call. */
  async restore({ roles }: UserContent, { _id, head, caller }: Restoring<UserContent>) {
    const existing = await this.roles.draft.find({ _id: { in: roles } });
    await this.assignments.requireNotExceeding(caller, _id, existing);
    const next = roles.filter((id) => id !== ROOT && existing.some((role) => role._id === id));
    return decideApplyRoles(head, { _id }, next, existing);
  }
}
