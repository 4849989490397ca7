import { identity } from '../../../proto/identity.ts';
import { Problem } from '../../../proto/errors.ts';
import { handle } from '../../kit/contract/handle.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { Sessions } from '../sessions.ts';
import { sessionOf } from '../tokens.ts';

export const workOn = handle(
  identity.calls.workOn,
  { sessions: Sessions },
  async ({ domainId }, caller, { sessions }) => {
    const isOpen = await sessions.workOn(sessionOf(caller) ?? '', authorOf(caller)._id, domainId);
    if (!isOpen) throw new Problem('unauthenticated', 'Your session is over. Sign in again.');
    return {};
  },
);
