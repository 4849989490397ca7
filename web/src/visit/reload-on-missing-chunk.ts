const NAME = 'reloaded';
/** Within this time the same address is not loaded anew a second time. */
export const RELOAD_GUARD_MS = 60_000;

/**
 * A chunk of an older release is gone: the page is loaded anew, with the chunks of this one. Once: what is missing still
 * then will not come by asking again. Answers whether the browser goes.
 */
export function reloadOnce(address: string, now = Date.now(), go = load): boolean {
  if (!navigator.onLine) return false;
  try {
    const [before, at] = JSON.parse(sessionStorage.getItem(NAME) ?? '[]') as [string?, number?];
    if (before === address && now - at! < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(NAME, JSON.stringify([address, now]));
  } catch {
    // Where nothing can be remembered, nobody could tell the second time from the first.
    return false;
  }
  go(address);
  return true;
}

/**
 * The same for the views that a first page is to be taken over with. Answers whether they have come: without them the page
 * stays as the server wrote it, which can be read and left by every link.
 */
export async function ensureViews(load: () => Promise<void>, anew = () => reloadOnce(addressNow())): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (error) {
    if (!anew()) reportError(error);
    return false;
  }
}

/** The same for what is fetched on the page, without going on to another. */
export function reloadOnChunkMissing(): () => void {
  const onMissing = (event: Event) => {
    if (!navigationState.now && reloadOnce(addressNow())) event.preventDefault();
  };
  addEventListener('vite:preloadError', onMissing);
  return () => removeEventListener('vite:preloadError', onMissing);
}

/** Whoever is on the way to another page looks after its chunks. */
export const navigationState = { now: false };

const addressNow = (): string => location.pathname + location.search + location.hash;

const load = (address: string): void => {
  if (address === addressNow()) location.reload();
  else location.assign(address);
};
