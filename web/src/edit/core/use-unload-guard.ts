import { useEffect } from 'react';
import { addNavigationGuard } from '../../visit/navigation/navigation-guards.ts';
import { isUploading } from '../uploading/upload-actions.ts';
import { hasUnsaved, canLeavePage } from './unsaved.ts';

let isAllowed = false;

/** Skips the browser's question after the user has confirmed. */
export function allowUnload(): void {
  isAllowed = true;
}

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
