import { identity } from '../../../proto/identity.ts';
import { Problem } from '../../../proto/errors.ts';
import { handle } from '../../kit/contract/handle.ts';
import { SessionRepository } from '../session-repository.ts';
import { SessionTokens } from '../session-tokens.ts';

export const logout = handle(
  identity.calls.logout,
  { sessions: SessionRepository, tokens: SessionTokens },
  async (input, _caller, { tokens, sessions }) => {
    const opened = input.token ? await tokens.readSession(input.token).catch(ignoreInvalidToken) : null;
    const session = opened && (await sessions.findOpen(opened.sessionId, opened.userId));
    if (session) await sessions.end(session, session.userId);
    return { message: 'Logged out' };
  },
);

function ignoreInvalidToken(error: unknown): null {
  if (error instanceof Problem) return null;
  throw error;
}
