import { useEffect } from 'react';
import { type Action, hasRole } from '../../../../proto/permissions.ts';
import { api } from '../../api.ts';
import { setReasonNames } from './session-status-actions.ts';
import { useEditor, useEditorState } from './use-editor.ts';
import { currentUser, pageEditRefusal } from './permissions.ts';

export function usePageRefusal(action: Exclude<Action, 'view'>): string | undefined {
  const now = useEditorState();
  return now.documents.page ? pageEditRefusal(now, action, now.documents.page) : undefined;
}

/** Loads the names that the reasons of refusals contain. */
export function useReasonNames(): void {
  const editor = useEditor();
  const user = currentUser(useEditorState());
  const asking = user && !user.admin ? user.username : '';
  const isMember = hasRole(user);
  useEffect(() => {
    if (!asking) return;
    const roles = isMember ? api('GET /roles/list', { page: 1, perPage: 100 }) : { roles: [] };
    Promise.all([roles, api('GET /user/people', { managers: true })]).then(
      ([{ roles }, { people }]) =>
        setReasonNames(editor, {
          roleNames: Object.fromEntries(roles.map(({ _id, name }) => [_id, name])),
          managers: people.flatMap(({ username }) => (username === asking ? [] : username)),
        }),
      // If the names cannot be loaded, the refusal explains where to find them.
      () => undefined,
    );
  }, [editor, asking, isMember]);
}
