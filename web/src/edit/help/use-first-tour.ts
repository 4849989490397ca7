import { useEffect } from 'react';
import { selectRefusal } from '../core/permissions.ts';
import { setPreferences } from '../core/preferences-actions.ts';
import { showTourStep } from '../core/tour-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';

/** Shows the tour once to each user, on any device, at the first page that they may edit. */
export function useFirstTour(): void {
  const editor = useEditor();
  const now = useEditorState();
  const isDue = now.preferences?.tourSeen === false && !selectRefusal(now);
  useEffect(() => {
    if (!isDue) return;
    setPreferences(editor, { tourSeen: true });
    showTourStep(editor, 0);
  }, [editor, isDue]);
}
