import { useEffect } from 'react';
import { addNavigationGuard } from '../../visit/navigation/navigation-guards.ts';
import { hasUnsavedForms, canCloseForms } from './form-actions.ts';

export function useFormGuards(): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedForms()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const end = addNavigationGuard(() => canCloseForms());
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      end();
    };
  }, []);
}
