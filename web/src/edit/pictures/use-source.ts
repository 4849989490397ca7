import { useEffect, useState } from 'react';
import { useEditor } from '../core/use-editor.ts';
import { type Source, loadSource, getCachedSource } from './source-size.ts';

/** Returns null while loading; `imageId` must not change. */
export function useSource(imageId: string): Source | 'missing' | null {
  const editor = useEditor();
  const [source, setSource] = useState<Source | 'missing' | null>(() => getCachedSource(editor, imageId) ?? null);
  useEffect(() => {
    if (source) return;
    let isUnmounted = false;
    const put = (found: Source | 'missing') => {
      if (!isUnmounted) setSource(found);
    };
    loadSource(editor, imageId).then(put, () => put('missing'));
    return () => {
      isUnmounted = true;
    };
  }, [editor, imageId, source]);
  return source;
}
