const NAME = 'reloaded';
/** Minimum time between two reloads of the same address, in milliseconds. */
export const RELOAD_GUARD_MS = 60_000;

export function reloadOnce(address: string, now = Date.now(), go = loadDocument): boolean {
  if (!navigator.onLine) return false;
  try {
    const [before, at] = JSON.parse(sessionStorage.getItem(NAME) ?? '[]') as [string?, number?];
    if (before === address && now - at! < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(NAME, JSON.stringify([address, now]));
  } catch {
    // A reload loop cannot be detected without session storage.
    return false;
  }
  go(address);
  return true;
}

/** If the views fail to load, the markup from the server is not hydrated, but its links still work. */
export async function ensureViews(
  load: () => Promise<void>,
  reload = () => reloadOnce(addressNow()),
): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (error) {
    if (!reload()) reportError(error);
    return false;
  }
}

/** While a client-side navigation runs, the router handles missing chunks. */
export interface NavigationStatus {
  isNavigating: boolean;
}

export function reloadOnChunkMissing(status: NavigationStatus): () => void {
  const onMissing = (event: Event) => {
    if (!status.isNavigating && reloadOnce(addressNow())) event.preventDefault();
  };
  addEventListener('vite:preloadError', onMissing);
  return () => removeEventListener('vite:preloadError', onMissing);
}

export const addressNow = (): string => location.pathname + location.search + location.hash;

export const loadDocument = (address: string): void => {
  if (address === addressNow()) location.reload();
  else location.assign(address);
};
