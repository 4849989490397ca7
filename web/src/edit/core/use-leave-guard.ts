import { useEffect } from 'react';
import { useNavigationGuards } from '../../visit/navigation/use-navigation.ts';
import type { Editor } from './editor.ts';
import { listen } from './listen.ts';
import { useEditor } from './use-editor.ts';

/** The browser asks before the site is left while `isUnsaved`, and `canLeave` decides before another page of the site is opened. */
export function useLeaveGuard(
  isUnsaved: (editor: Editor) => boolean,
  canLeave: (editor: Editor) => Promise<boolean>,
): void {
  const editor = useEditor();
  const guards = useNavigationGuards();
  useEffect(() => {
    const stop = listen(window, { beforeunload: (event) => void (isUnsaved(editor) && event.preventDefault()) });
    const end = guards.add(() => canLeave(editor));
    return () => {
      stop();
      end();
    };
  }, [editor, guards, isUnsaved, canLeave]);
}
