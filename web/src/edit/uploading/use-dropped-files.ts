import { useEffect, useRef, useState } from 'react';

/**
 * Takes the files that are dropped or pasted anywhere while it is shown, and tells whether some are held over the page. A file
 * dropped a little beside its place would otherwise be opened by the browser, in place of the page and all that is unsaved.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      give([...event.dataTransfer.files]);
    };
    const paste = (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData ?? new DataTransfer();
      // Words that are copied from a document bring a picture of themselves along.
      if (isTyping(event.target) && types.includes('text/plain')) return;
      give([...files]);
    };
    const give = (files: readonly File[]) => {
      if (files.length > 0) take.current(files);
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);
  return over;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, [contenteditable="true"]');
