import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../proto/permissions.ts';
import { permit } from '../kit/permit.ts';
import type { Recoverable, Restoring } from '../kit/recovery/recoverable.ts';
import { authorOf } from '../kit/versioned/author-of.ts';
import type { Guard, Versioned } from '../kit/versioned/versioned.ts';
import { refuseMore } from './refuse-more.ts';
import { type RoleContent, ROLES, saved } from './role.ts';
import { Sessions } from './sessions.ts';
import { type UserContent, USERS } from './user.ts';

@Injectable()
export class RecoverableRole implements Recoverable<RoleContent> {
  readonly kind = 'role';

  constructor(
    @Inject(ROLES) readonly docs: Versioned<RoleContent>,
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    private readonly sessions: Sessions,
  ) {}

  permit(caller: Caller, action: 'view' | 'restore', { admin = false, grants }: Guard<RoleContent>): void {
    permit(caller, 'people');
    if (action === 'restore') refuseMore(caller, { admin, grants });
  }

  async restore(content: RoleContent, { _id, head }: Restoring<RoleContent>) {
    const known = head ? { _id, revision: head.revision } : {};
    return saved(head, { ...content, ...known }, await this.docs.draft.count({}));
  }

  async afterRestore({ _id, caller }: Restoring<RoleContent>): Promise<void> {
    const holders = await this.users.draft.find({ roles: { has: _id } });
    for (const holder of holders) await this.sessions.tellChanged(holder._id, authorOf(caller)._id);
  }
}
