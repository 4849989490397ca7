import { useEffect } from 'react';
import { selectRefusal } from '../core/permissions.ts';
import { startTour } from '../core/tour-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { hasSeenTour, rememberTour } from './tour-seen.ts';

/** Shows the tour once to each user, as soon as there is a page that they may edit. */
export function useFirstTour(): void {
  const editor = useEditor();
  const now = useEditorState();
  const userId = now.visit?.editing.user?._id ?? '';
  const mayEdit = userId !== '' && !selectRefusal(now);
  useEffect(() => {
    if (!mayEdit || hasSeenTour(userId)) return;
    rememberTour(userId);
    startTour(editor);
  }, [editor, mayEdit, userId]);
}
