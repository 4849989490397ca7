import { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { Problem } from '../../../proto/errors.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { CurrentUsers } from '../current-users.ts';
import { refuseMore } from '../refuse-more.ts';
import { viewOf } from '../session.ts';
import { Sessions } from '../sessions.ts';
import { sessionOf } from '../tokens.ts';

const dependencies = { openSessions: Sessions, currentUsers: CurrentUsers };
type Needs = Resolved<typeof dependencies>;

export const listSessions = handle(identity.calls.listSessions, dependencies, async (input, caller, needs) => {
  const { openSessions } = needs;
  const ownId = authorOf(caller)._id;
  const userId = input.userId ?? ownId;
  if (userId !== ownId) await refuseOther(needs, userId, caller);
  const sessions = await openSessions.of(userId);
  return { sessions: sessions.map((session) => viewOf(session, sessionOf(caller))) };
});

async function refuseOther({ currentUsers }: Needs, userId: string, caller: Caller): Promise<void> {
  permit(caller, 'people');
  const user = await currentUsers.find(userId);
  if (!user) throw new Problem('not-found', `There is no user ${userId}.`);
  refuseMore(caller, user);
}
