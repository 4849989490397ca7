const NAME = 'reloaded';
/** Within this time the same address is not loaded anew a second time. */
export const LOOP_MS = 60_000;

/**
 * A chunk of an older release is gone: the page is loaded anew, with the chunks of this one. Once: what is missing still
 * then will not come by asking again. Answers whether the browser goes.
 */
export function loadAnewOnce(address: string, now = Date.now(), go = load): boolean {
  if (!navigator.onLine) return false;
  try {
    const [before, at] = JSON.parse(sessionStorage.getItem(NAME) ?? '[]') as [string?, number?];
    if (before === address && now - at! < LOOP_MS) return false;
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
export async function haveViews(load: () => Promise<void>, anew = () => loadAnewOnce(addressNow())): Promise<boolean> {
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
    if (!journeying.now && loadAnewOnce(addressNow())) event.preventDefault();
  };
  addEventListener('vite:preloadError', onMissing);
  return () => removeEventListener('vite:preloadError', onMissing);
}

/** Whoever is on the way to another page looks after its chunks. */
export const journeying = { now: false };

const addressNow = (): string => location.pathname + location.search + location.hash;

const load = (address: string): void => {
  if (address === addressNow()) location.reload();
  else location.assign(address);
};
