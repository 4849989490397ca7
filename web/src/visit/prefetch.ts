import type { Visit } from '../../../proto/visit.ts';
import { api } from '../api.ts';
import { toInternalAddress } from './internal-address.ts';

/** How long the browser may put off the idle reading ahead. */
const IDLE_TIMEOUT = 2000;
const FRESH = 30_000;
const MOST = 12;

interface Prefetched {
  visit: Promise<Visit>;
  at: number;
}

const prefetched = new Map<string, Prefetched>();
const isFresh = (found: Prefetched | undefined): found is Prefetched => !!found && performance.now() - found.at < FRESH;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is read ahead at the expense of somebody with little of it. */
export const isMeteredConnection = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');

/** What was read ahead for an address, once and only while fresh. */
export function takePrefetched(url: string): Promise<Visit> | undefined {
  const found = prefetched.get(url);
  prefetched.delete(url);
  return isFresh(found) ? found.visit : undefined;
}

/** What was read ahead was read by somebody else: as a visitor, or with other rights. */
export const clearPrefetched = (): void => prefetched.clear();

export function prefetch(url: string): void {
  if (isFresh(prefetched.get(url)) || url === location.pathname + location.search) return;
  if (isMeteredConnection((navigator as { connection?: Connection }).connection)) return;
  if (prefetched.size >= MOST) prefetched.delete(prefetched.keys().next().value!);
  const visit = api('GET /visit/load', { url });
  prefetched.set(url, { visit, at: performance.now() });
  // Read again, and the trouble told, when somebody really goes there.
  visit.catch(() => prefetched.delete(url));
}

/** Reads ahead the links that an eye or a pointer rests on; answers a function that ends it. */
export function prefetchLinks(root: Document): () => void {
  const onPoint = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    const address = link && toInternalAddress(link, location);
    if (address) prefetch(address.split('#')[0]!);
  };
  const readNavigation = () => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('.site-header nav a[href]')) {
      const address = toInternalAddress(link, location);
      const url = address?.split('#')[0];
      if (url && url !== location.pathname + location.search && link.checkVisibility?.()) prefetch(url);
    }
  };
  const idle = 'requestIdleCallback' in window ? requestIdleCallback(readNavigation, { timeout: IDLE_TIMEOUT }) : 0;
  root.addEventListener('pointerover', onPoint);
  root.addEventListener('focusin', onPoint);
  return () => {
    if (idle) cancelIdleCallback(idle);
    root.removeEventListener('pointerover', onPoint);
    root.removeEventListener('focusin', onPoint);
  };
}
