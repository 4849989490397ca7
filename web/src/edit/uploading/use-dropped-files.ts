import { useEffect, useRef, useState } from 'react';

/** Handles drops on the whole page, because a browser would open a file that misses the drop area, and unsaved changes would be lost. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const handler = useRef(onFiles);
  useEffect(() => {
    handler.current = onFiles;
  });
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      // A rich text handles dropped pictures itself.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      handleFiles([...event.dataTransfer.files]);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented) return;
      const { files, types } = event.clipboardData ?? new DataTransfer();
      // Text copied from a document also contains a picture of itself.
      if (isTyping(event.target) && types.includes('text/plain')) return;
      handleFiles([...files]);
    };
    const handleFiles = (files: readonly File[]) => {
      if (files.length > 0) handler.current(files);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('paste', onPaste, { signal });
    return () => listening.abort();
  }, []);
  return over;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, [contenteditable="true"]');
