import { createContext, useContext } from 'react';

type NavigationGuard = () => boolean | Promise<boolean>;

export type NavigationGuards = ReturnType<typeof createNavigationGuards>;

export function createNavigationGuards() {
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
