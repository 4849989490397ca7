import { useCallback, useMemo, useRef, useState } from 'react';
import type { Visit } from '../../../proto/visit.ts';

export type Navigate = (url: string, options?: { replace?: boolean; keepScroll?: boolean }) => Promise<void>;

/** What is needed to go on to another page without loading the site again. */
export interface Navigation {
  visit: Visit;
  show: (next: Visit) => void;
  /** What is left to be done when the page that was gone to stands. */
  arrival: { current: (() => void) | null };
  /** How one goes on: as every link does, until somebody knows better. */
  go: { current: Navigate };
}

/** Which page is shown. A visitor can go on from the first moment; from when `Afterwards` has come, without loading the site again. */
export function useNavigation(first: Visit) {
  const [visit, show] = useState(first);
  const arrival: Navigation['arrival'] = useRef(null);
  const go = useRef<Navigate>(async (url) => location.assign(url));
  const navigate = useCallback<Navigate>((url, options) => go.current(url, options), []);
  const refresh = useCallback(
    () => void navigate(location.pathname + location.search, { replace: true, keepScroll: true }),
    [navigate],
  );
  /** To be called when the new page stands: only then can it be scrolled and take the focus. */
  const settle = useCallback(() => {
    arrival.current?.();
    arrival.current = null;
  }, []);
  const afterwards: Navigation = useMemo(() => ({ visit, show, arrival, go }), [visit]);
  return { visit, navigate, refresh, settle, afterwards };
}
