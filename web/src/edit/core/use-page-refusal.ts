import { useEffect } from 'react';
import { type Action, guardedFields } from '../../../../proto/permissions.ts';
import { api } from '../../api.ts';
import { setRoleNames } from './session-status-actions.ts';
import { useEditor, useEditorState } from './use-editor.ts';
import { pageEditRefusal } from './permissions.ts';

export function usePageRefusal(action: Exclude<Action, 'view'>): string | undefined {
  const now = useEditorState();
  return now.documents.page ? pageEditRefusal(now, action, now.documents.page) : undefined;
}

/** Loads the names of roles once there is a page that names some. */
export function useRoleNames(): void {
  const editor = useEditor();
  const { page } = useEditorState().documents;
  const isLimited = guardedFields.some((list) => (page?.[list]?.length ?? 0) > 0);
  useEffect(() => {
    if (!isLimited) return;
    api('GET /roles/list', { page: 1, perPage: 100 }).then(
      ({ roles }) => setRoleNames(editor, Object.fromEntries(roles.map(({ _id, name }) => [_id, name]))),
      // If the names cannot be loaded, the refusal explains where to find them.
      () => undefined,
    );
  }, [editor, isLimited]);
}
