import { useEffect } from 'react';
import { addNavigationGuard } from '../../visit/navigation-guards.ts';
import { isUploading } from '../uploading/uploads.ts';
import { hasUnsaved, canLeavePage } from './unsaved.ts';

let isAllowed = false;

/** The question was answered already: the browser does not ask it a second time. */
export function allowUnload(): void {
  isAllowed = true;
}

/** Asks before anything unsaved is left, by a link or by closing the tab. */
export function useUnloadGuard(): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isAllowed && (hasUnsaved() || isUploading())) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const end = addNavigationGuard(canLeavePage);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      end();
    };
  }, []);
}
