import { useEffect } from 'react';
import { beforeLeaving } from '../../visit/leaving.ts';
import { isUploading } from '../uploading/uploads.ts';
import { hasUnsaved, mayLeavePage } from './unsaved.ts';

let isAllowed = false;

/** The question was answered already: the browser does not ask it a second time. */
export function allowUnload(): void {
  isAllowed = true;
}

/** Asks before anything unsaved is left, by a link or by closing the tab. */
export function useLeaving(): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isAllowed && (hasUnsaved() || isUploading())) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const end = beforeLeaving(mayLeavePage);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      end();
    };
  }, []);
}
