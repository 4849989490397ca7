/** The storage of a tab ends with it, and so does the view of the site that an administrator has opened as somebody else. */
export const VIEW_TOKEN = 'viewToken';

/** The server reads this header instead of the cookie. */
export function viewHeaders(): { authorization?: string } {
  try {
    const token = sessionStorage.getItem(VIEW_TOKEN);
    return token === null ? {} : { authorization: `Bearer ${token}` };
  } catch {
    // The browser blocks the storage.
    return {};
  }
}
