import { useEffect } from 'react';
import { addNavigationGuard } from '../../visit/navigation/navigation-guards.ts';
import { hasUnsavedForms, canCloseForms } from './form-actions.ts';
import { useEditor } from '../core/use-editor.ts';

export function useFormGuards(): void {
  const editor = useEditor();
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedForms(editor)) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const end = addNavigationGuard(() => canCloseForms(editor));
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      end();
    };
  }, [editor]);
}
