import { identity } from '../../../proto/identity.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { auditActor } from '../../kit/audit/audit-scope.ts';
import { handle } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { handOffLimits } from '../attempts.ts';
import { CurrentUsers } from '../current-users.ts';
import { OneUse } from '../one-use.ts';
import { SessionRepository } from '../session-repository.ts';
import { readSessionId, SessionTokens } from '../session-tokens.ts';

const HAND_OFF = 'hand-off';
const SECONDS = 30;

interface HandOff {
  userId: string;
  sessionId: string;
  host: string;
  state: string;
}

export const createHandOff = handle(
  identity.calls.createHandOff,
  { sessions: SessionRepository, oneUse: OneUse },
  async ({ host, state }, caller, { sessions, oneUse }) => {
    const { _id: userId } = toAuthor(caller);
    const session = await sessions.findOpen(readSessionId(caller) ?? '', userId);
    if (!session) throw identityRefusals.sessionOver();
    const handOff: HandOff = { userId, sessionId: session.partOf ?? session._id, host, state };
    return { code: await oneUse.issue(HAND_OFF, handOff, SECONDS) };
  },
);

export const takeHandOff = handle(
  identity.calls.takeHandOff,
  {
    sessions: SessionRepository,
    oneUse: OneUse,
    tokens: SessionTokens,
    currentUsers: CurrentUsers,
    limits: AttemptLimits,
  },
  async ({ code, host, state, agent }, { source }, { sessions, oneUse, tokens, currentUsers, limits }) => {
    auditActor(null);
    for (const limit of handOffLimits(source)) await limits.reserve(limit);
    const handOff = await oneUse.take<HandOff>(HAND_OFF, code);
    if (!handOff || handOff.host !== host || handOff.state !== state) throw identityRefusals.handOffOver();
    const { userId, sessionId } = handOff;
    const session = await sessions.findOpen(sessionId, userId);
    const user = session && (await currentUsers.findActive(userId));
    if (!user) throw identityRefusals.sessionOver();
    auditActor(user);
    return { token: await tokens.session(await sessions.openPart(session, agent)) };
  },
);
