export type NavigationGuard = () => boolean | Promise<boolean>;

const guards = new Set<NavigationGuard>();

export function addNavigationGuard(guard: NavigationGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

export async function canNavigate(): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false;
  return true;
}
