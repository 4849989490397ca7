import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toAuthor } from '../../kit/versioned/author-of.ts';
import { changePreferences, PREFERENCES } from '../preferences.ts';
import { SessionRepository } from '../session-repository.ts';

export const savePreferences = handle(
  identity.calls.savePreferences,
  { rows: PREFERENCES, sessions: SessionRepository },
  async (change, caller, { rows, sessions }) => {
    const { _id } = toAuthor(caller);
    const preferences = await changePreferences(rows, _id, change);
    await sessions.publishChanged(_id, _id);
    return preferences;
  },
);
