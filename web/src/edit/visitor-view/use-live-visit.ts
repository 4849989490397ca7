import { useEffect, useState } from 'react';
import type { Visit } from '../../../../proto/visit.ts';
import { api } from '../../api.ts';
import { createFailedVisit } from '../../visit/navigation/load-visit.ts';

/** The response for an anonymous visitor at the address; null while it is loading. */
export function useLiveVisit(draft: Visit, isEnabled: boolean): Visit | null {
  const [loaded, setLoaded] = useState<Visit | null>(null);
  const { url } = draft;
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    api('GET /visit/load', { url }, { signal: controller.signal, credentials: 'omit' })
      .catch((error: unknown) => createFailedVisit(url, draft, error))
      .then((visit) => controller.signal.aborted || setLoaded(visit));
    return () => {
      controller.abort();
      setLoaded(null);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- typing changes the draft, but not what is live
  }, [url, isEnabled]);
  return loaded;
}
