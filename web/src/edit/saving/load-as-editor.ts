import { api, ApiError } from '../../api.ts';
import { messages } from '../messages/messages.ts';

const loadUser = async (): Promise<unknown> => (await api('POST /user/me', {})).user;

export async function requireSession(loadCurrentUser = loadUser): Promise<void> {
  if (!(await loadCurrentUser())) throw new ApiError(401, messages.core.sessionEnded);
}

/** Visitors get no drafts, so a page that is not found may exist although the session has ended. */
export async function loadAsEditor<T>(load: () => Promise<T>, loadCurrentUser = loadUser): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await requireSession(loadCurrentUser);
    // The user may have signed in again in the meantime.
    return load();
  }
}
