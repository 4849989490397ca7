import { identity } from '../../../proto/identity.ts';
import { identityRefusals } from '../../../proto/refusals/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { SessionRepository } from '../session-repository.ts';
import { readSessionId } from '../session-tokens.ts';

export const workOn = handle(
  identity.calls.workOn,
  { sessions: SessionRepository },
  async ({ domainId }, caller, { sessions }) => {
    const isOpen = await sessions.workOn(readSessionId(caller) ?? '', toAuthor(caller)._id, domainId);
    if (!isOpen) throw identityRefusals.sessionOver();
    return {};
  },
);
