export type MayLeave = () => boolean | Promise<boolean>;

const guards = new Set<MayLeave>();

/** Asks before the visitor goes on to another page; answers a function that ends the asking. */
export function beforeLeaving(guard: MayLeave): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false;
  return true;
}
