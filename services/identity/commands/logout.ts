import { identity } from '../../../proto/identity.ts';
import { Problem } from '../../../proto/errors.ts';
import { handle } from '../../kit/contract/handle.ts';
import { Sessions } from '../sessions.ts';
import { Tokens } from '../tokens.ts';

export const logout = handle(
  identity.calls.logout,
  { sessions: Sessions, tokens: Tokens },
  async (input, _caller, { tokens, sessions }) => {
    const opened = input.token ? await tokens.readSession(input.token).catch(nobody) : null;
    const session = opened && (await sessions.findOpen(opened.sessionId, opened.userId));
    if (session) await sessions.end(session, session.userId);
    return { message: 'Logged out' };
  },
);

/** A token that opens nothing has nothing to end. */
function nobody(error: unknown): null {
  if (error instanceof Problem) return null;
  throw error;
}
