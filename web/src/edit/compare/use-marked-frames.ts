import { useRef, useState } from 'react';
import type { Change } from './compare-items.ts';
import { type Documents, type Side, markChanges } from './mark-changes.ts';

export function useMarkedFrames(changes: readonly Change[], onMarked: () => void) {
  const frames = useRef<Partial<Documents>>({});
  const [documents, setDocuments] = useState<Documents | null>(null);
  const onReady = (side: Side, document: Document) => {
    frames.current[side] = document;
    const { before, after } = frames.current;
    if (!before || !after) return;
    const both = { before, after };
    markChanges(both, changes);
    setDocuments(both);
    onMarked();
  };
  return { documents, onReady };
}
