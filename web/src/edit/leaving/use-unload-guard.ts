import { useEffect } from 'react';
import { useNavigationGuards } from '../../visit/navigation/use-navigation.ts';
import { isUploading } from '../uploading/upload-actions.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import { hasUnsaved, canLeavePage } from './unsaved.ts';

const unloading = () => ({ isAllowed: false });

/** Prevents the browser from asking again after the user has confirmed. */
export function allowUnload(editor: Editor): void {
  editor.get(unloading).isAllowed = true;
}

export function useUnloadGuard(): void {
  const editor = useEditor();
  const guards = useNavigationGuards();
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!editor.get(unloading).isAllowed && (hasUnsaved(editor) || isUploading(editor))) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const end = guards.add(() => canLeavePage(editor));
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      end();
    };
  }, [editor, guards]);
}
