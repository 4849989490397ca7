import { useEffect, useState } from 'react';
import { useDebounced } from '../ui/use-debounced.ts';
import { isReachable } from './is-reachable.ts';

const PAUSE = 400;

export function useIsDeadLink(href: string): boolean {
  const debounced = useDebounced(href, PAUSE);
  const [missing, setMissing] = useState('');
  useEffect(() => {
    if (!debounced.startsWith('/')) return;
    const request = new AbortController();
    void isReachable(debounced, { signal: request.signal }).then(
      (reachable) => request.signal.aborted || setMissing(reachable ? '' : debounced),
    );
    return () => request.abort();
  }, [debounced]);
  return missing !== '' && missing === href;
}
