import { useEffect } from 'react';
import { beforeLeaving } from '../../visit/leaving.ts';
import { hasUnsavedForms, mayCloseForms } from './open-forms.ts';

/** Asks before a form with changes is left by a link, by going back or by closing the tab. */
export function useFormGuards(): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedForms()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const end = beforeLeaving(() => mayCloseForms());
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      end();
    };
  }, []);
}
