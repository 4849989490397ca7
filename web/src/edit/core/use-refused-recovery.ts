import { useEffect } from 'react';
import { useEditor } from './use-editor.ts';
import { showError } from './toast-actions.ts';
import { messages } from '../messages/messages.ts';

/** A password link cannot be used while signed in. */
export function useRefusedRecovery(): void {
  const editor = useEditor();
  useEffect(() => {
    if (new URLSearchParams(location.search).has('token')) showError(editor, messages.core.signedInAsOther);
  }, [editor]);
}
