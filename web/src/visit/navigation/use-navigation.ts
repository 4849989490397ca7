import { useCallback, useMemo, useRef, useState, createContext, useContext } from 'react';
import type { Visit } from '../../../../proto/visit.ts';
import type { Navigate } from '../context/visit-context.ts';

export interface Navigation {
  visit: Visit;
  show: (next: Visit) => void;
  arrival: { current: (() => void) | null };
  go: { current: Navigate };
  guards: NavigationGuards;
}

/** Links load documents at first. Navigation becomes client-side when DeferredClientFeatures has loaded. */
export function useNavigation(first: Visit) {
  const [visit, show] = useState(first);
  const arrival: Navigation['arrival'] = useRef(null);
  const go = useRef<Navigate>(async (url) => location.assign(url));
  const [guards] = useState(createNavigationGuards);
  const navigate = useCallback<Navigate>((url, options) => go.current(url, options), []);
  const refresh = useCallback(
    () => void navigate(location.pathname + location.search, { replace: true, keepScroll: true }),
    [navigate],
  );
  /** Must be called after the new page has rendered, because it scrolls and moves the focus. */
  const completeNavigation = useCallback(() => {
    arrival.current?.();
    arrival.current = null;
  }, []);
  const navigation: Navigation = useMemo(() => ({ visit, show, arrival, go, guards }), [visit, guards]);
  return { visit, navigate, refresh, completeNavigation, navigation };
}

type NavigationGuard = () => boolean | Promise<boolean>;

type NavigationGuards = ReturnType<typeof createNavigationGuards>;

function createNavigationGuards() {
  const guards = new Set<NavigationGuard>();

  function add(guard: NavigationGuard): () => void {
    guards.add(guard);
    return () => guards.delete(guard);
  }

  async function canNavigate(): Promise<boolean> {
    for (const guard of guards) if (!(await guard())) return false;
    return true;
  }

  return { add, canNavigate };
}

export const NavigationGuardsContext = createContext<NavigationGuards | null>(null);

export const useNavigationGuards = (): NavigationGuards => useContext(NavigationGuardsContext)!;
