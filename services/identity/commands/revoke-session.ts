import { identity } from '../../../proto/identity.ts';
import { type Caller, holds } from '../../../proto/permissions.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { auditUser } from '../audit-user.ts';
import { CurrentUsers } from '../current-users.ts';
import { requireNotExceeding } from '../require-not-exceeding.ts';
import { SessionRepository } from '../session-repository.ts';

const dependencies = { sessions: SessionRepository, currentUsers: CurrentUsers };
type Needs = Resolved<typeof dependencies>;

export const revokeSession = handle(identity.calls.revokeSession, dependencies, async ({ _id }, caller, needs) => {
  const { sessions } = needs;
  const by = toAuthor(caller)._id;
  const session = await sessions.find(_id);
  // Does not reveal to others whether a session exists.
  if (!session || (session.userId !== by && !holds(caller.user, 'people')))
    throw identityRefusals.noSession({ id: _id });
  if (session.userId !== by) await requireManageableOwner(needs, session.userId, caller);
  await sessions.end(session, by);
  return { _id };
});

async function requireManageableOwner({ currentUsers }: Needs, userId: string, caller: Caller): Promise<void> {
  const owner = await currentUsers.find(userId);
  if (!owner) return;
  requireNotExceeding(caller, owner);
  auditUser(owner, 'session ended');
}
