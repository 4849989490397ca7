import { identity } from '../../../proto/identity.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { auditUser } from '../rights.ts';
import { SessionRepository } from '../session-repository.ts';
import { readSessionId, SessionTokens } from '../session-tokens.ts';
import { requireActive, requireUser, ROOT, UserDocs } from '../user.ts';

export const seeAs = handle(
  identity.calls.seeAs,
  { users: UserDocs, sessions: SessionRepository, tokens: SessionTokens },
  async ({ userId }, caller, { users, sessions, tokens }) => {
    if (userId === ROOT) throw identityRefusals.rootSeen();
    const user = requireUser(await users.head(userId), userId);
    requireActive(user);
    const session = await sessions.findOpen(readSessionId(caller) ?? '', toAuthor(caller)._id);
    if (!session) throw identityRefusals.sessionOver();
    auditUser(user, 'seeAs');
    return { token: await tokens.view(session, userId) };
  },
);
