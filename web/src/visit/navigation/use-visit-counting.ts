import { useEffect, useRef } from 'react';
import type { Visit } from '../../../../proto/visit.ts';
import { countVisit, referrerHost } from './count-visit.ts';

export function useVisitCounting({ url, status, search, editing }: Visit): void {
  const path = url.split('?')[0]!;
  const q = search?.q;
  const isCounted = editing.user === null && status === 200;
  const referrer = useRef(referrerHost);
  useEffect(() => {
    if (!isCounted) return;
    const host = referrer.current();
    referrer.current = () => '';
    return countVisit({ path, referrer: host });
  }, [isCounted, path]);
  useEffect(() => (isCounted && q ? countVisit({ path, q }) : undefined), [isCounted, path, q]);
}
