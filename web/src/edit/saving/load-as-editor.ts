import { api, ApiError } from '../../api.ts';

const loadUser = async (): Promise<unknown> => (await api('POST /user/me', {})).user;

/** Visitors get no drafts, so a page that is not found may exist although the session has ended. */
export async function loadAsEditor<T>(load: () => Promise<T>, loadCurrentUser = loadUser): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404 || (await loadCurrentUser())) throw error;
    throw new ApiError(401, error.message);
  }
}
