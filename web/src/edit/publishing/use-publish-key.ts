import { useEffect } from 'react';
import { listen } from '../core/listen.ts';
import { pageEditRefusal } from '../core/permissions.ts';
import { showError } from '../core/toast-actions.ts';
import { isPressed } from '../core/shortcuts.ts';
import { useEditor } from '../core/use-editor.ts';
import { publishPage } from './commands.ts';

export function usePublishKey(): void {
  const editor = useEditor();
  useEffect(() => {
    const keydown = (event: KeyboardEvent) => {
      const { page } = editor.state.documents;
      if (!isPressed(event, 'publish') || event.isComposing || !page) return;
      event.preventDefault();
      const refusal = pageEditRefusal(editor.state, 'publish', page);
      if (refusal) showError(editor, refusal);
      else void publishPage(editor, page);
    };
    return listen(window, { keydown });
  }, [editor]);
}
