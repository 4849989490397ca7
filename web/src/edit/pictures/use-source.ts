import { useEffect, useState } from 'react';
import { type Source, loadSource, getCachedSource } from './source-size.ts';

/** Returns null while loading; `imageId` must not change. */
export function useSource(imageId: string): Source | 'missing' | null {
  const [source, setSource] = useState<Source | 'missing' | null>(() => getCachedSource(imageId) ?? null);
  useEffect(() => {
    if (source) return;
    let isUnmounted = false;
    const put = (found: Source | 'missing') => {
      if (!isUnmounted) setSource(found);
    };
    loadSource(imageId).then(put, () => put('missing'));
    return () => {
      isUnmounted = true;
    };
  }, [imageId, source]);
  return source;
}
