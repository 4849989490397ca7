import { setPreferences } from '../core/preferences-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { Toggle } from '../ui/Toggle.tsx';
import { messages } from '../messages/messages.ts';

export function ReviewToggle() {
  const editor = useEditor();
  const { preferences } = useEditorState();
  return (
    <Toggle
      label={messages.publishing.dialog.always}
      value={preferences?.reviewsChanges ?? false}
      disabled={!preferences}
      onChange={(reviewsChanges) => setPreferences(editor, { reviewsChanges })}
    />
  );
}
