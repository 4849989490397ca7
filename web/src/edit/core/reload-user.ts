import { api } from '../../api.ts';
import type { Editor } from './editor.ts';
import { setUser } from './session-status-actions.ts';

/** Shows the rights that the user has now. The page and its unsaved changes stay as they are. */
export const reloadUser = (editor: Editor): Promise<void> =>
  api('POST /user/me', {}).then(
    ({ user }) => {
      if (user) setUser(editor, user);
    },
    // The next visit has the rights as well.
    () => undefined,
  );
