import { useEffect } from 'react';
import { useNavigationGuards } from '../../visit/navigation/use-navigation.ts';
import { hasUnsavedForms, canCloseForms } from './form-actions.ts';
import { useEditor } from '../core/use-editor.ts';

export function useFormGuards(): void {
  const editor = useEditor();
  const guards = useNavigationGuards();
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedForms(editor)) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const end = guards.add(() => canCloseForms(editor));
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      end();
    };
  }, [editor, guards]);
}
