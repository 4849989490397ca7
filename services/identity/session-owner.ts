import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../proto/permissions.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { requireCapability } from '../kit/require-capability.ts';
import { toAuthor } from '../kit/versioned/author-of.ts';
import { auditUser } from './audit-user.ts';
import { CurrentUsers } from './current-users.ts';
import { requireNotExceeding } from './require-not-exceeding.ts';

@Injectable()
export class SessionOwner {
  constructor(@Inject(CurrentUsers) private readonly currentUsers: CurrentUsers) {}

  /** The caller, or another user whom the caller manages. */
  async require(userId: string | undefined, caller: Caller): Promise<string> {
    const ownId = toAuthor(caller)._id;
    if (userId === undefined || userId === ownId) return ownId;
    requireCapability(caller, 'people');
    const user = await this.currentUsers.find(userId);
    if (!user) throw identityRefusals.noUser({ id: userId });
    requireNotExceeding(caller, user);
    auditUser(user, 'sessions ended');
    return userId;
  }
}
