import { useEffect, useState } from 'react';
import { type Source, findSource, knownSource } from './source.ts';

/** The uploaded picture behind an id, 'missing' when there is none; null while nobody knows. For one id only. */
export function useSource(imageId: string): Source | 'missing' | null {
  const [source, setSource] = useState<Source | 'missing' | null>(() => knownSource(imageId) ?? null);
  useEffect(() => {
    if (source) return;
    let gone = false;
    const put = (found: Source | 'missing') => {
      if (!gone) setSource(found);
    };
    findSource(imageId).then(put, () => put('missing'));
    return () => {
      gone = true;
    };
  }, [imageId, source]);
  return source;
}
