import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../proto/permissions.ts';
import { requireCapability } from '../kit/require-capability.ts';
import type { Recoverable, Restoring } from '../kit/recovery/recoverable.ts';
import { toAuthor } from '../kit/versioned/author-of.ts';
import type { Guard, Versioned } from '../kit/versioned/versioned.ts';
import { requireNotExceeding } from './require-not-exceeding.ts';
import { type RoleContent, ROLES, decideSaveRole } from './role.ts';
import { SessionRepository } from './session-repository.ts';
import { type UserContent, USERS } from './user.ts';

@Injectable()
export class RecoverableRole implements Recoverable<RoleContent> {
  readonly kind = 'role';

  constructor(
    @Inject(ROLES) readonly docs: Versioned<RoleContent>,
    @Inject(USERS) private readonly users: Versioned<UserContent>,
    private readonly sessions: SessionRepository,
  ) {}

  permit(caller: Caller, action: 'view' | 'restore', { admin = false, grants }: Guard<RoleContent>): void {
    requireCapability(caller, 'people');
    if (action === 'restore') requireNotExceeding(caller, { admin, grants });
  }

  async restore(content: RoleContent, { _id, head }: Restoring<RoleContent>) {
    const existing = head ? { _id, revision: head.revision } : {};
    return decideSaveRole(head, { ...content, ...existing }, await this.docs.draft.count({}));
  }

  async afterRestore({ _id, caller }: Restoring<RoleContent>): Promise<void> {
    const holders = await this.users.draft.find({ roles: { has: _id } });
    for (const holder of holders) await this.sessions.publishChanged(holder._id, toAuthor(caller)._id);
  }
}
