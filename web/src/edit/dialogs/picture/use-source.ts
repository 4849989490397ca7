import { useEffect, useState } from 'react';
import { type Source, loadSource, getCachedSource } from './source-size.ts';

/** The uploaded picture behind an id, 'missing' when there is none; null while nobody knows. For one id only. */
export function useSource(imageId: string): Source | 'missing' | null {
  const [source, setSource] = useState<Source | 'missing' | null>(() => getCachedSource(imageId) ?? null);
  useEffect(() => {
    if (source) return;
    let gone = false;
    const put = (found: Source | 'missing') => {
      if (!gone) setSource(found);
    };
    loadSource(imageId).then(put, () => put('missing'));
    return () => {
      gone = true;
    };
  }, [imageId, source]);
  return source;
}
