import { useEffect, useState } from 'react';
import { useDebounced } from '../ui/use-debounced.ts';
import { isReachable } from './is-reachable.ts';

const PAUSE = 400;

/** Whether the site answers nothing at an address; false while that is not known. */
export function useIsDeadLink(href: string): boolean {
  const settled = useDebounced(href, PAUSE);
  const [missing, setMissing] = useState('');
  useEffect(() => {
    if (!settled.startsWith('/')) return;
    const request = new AbortController();
    void isReachable(settled, { signal: request.signal }).then(
      (answered) => request.signal.aborted || setMissing(answered ? '' : settled),
    );
    return () => request.abort();
  }, [settled]);
  return missing !== '' && missing === href;
}
