import { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { CurrentUsers } from '../current-users.ts';
import { requireNotExceeding } from '../require-not-exceeding.ts';
import { toSessionView } from '../session.ts';
import { SessionRepository } from '../session-repository.ts';
import { readSessionId } from '../session-tokens.ts';

const dependencies = { openSessions: SessionRepository, currentUsers: CurrentUsers };
type Needs = Resolved<typeof dependencies>;

export const listSessions = handle(identity.calls.listSessions, dependencies, async (input, caller, needs) => {
  const { openSessions } = needs;
  const ownId = toAuthor(caller)._id;
  const userId = input.userId ?? ownId;
  if (userId !== ownId) await requireManageable(needs, userId, caller);
  const sessions = await openSessions.listByUser(userId);
  return { sessions: sessions.map((session) => toSessionView(session, readSessionId(caller))) };
});

async function requireManageable({ currentUsers }: Needs, userId: string, caller: Caller): Promise<void> {
  requireCapability(caller, 'people');
  const user = await currentUsers.find(userId);
  if (!user) throw identityRefusals.noUser({ id: userId });
  requireNotExceeding(caller, user);
}
