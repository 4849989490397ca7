import type { Visit } from '../../../proto/visit.ts';
import { api } from '../api.ts';
import { ownAddress } from './own-address.ts';

/** How long the browser may put off the idle reading ahead. */
const IDLE_TIMEOUT = 2000;
const FRESH = 30_000;
const MOST = 12;

interface Ahead {
  visit: Promise<Visit>;
  at: number;
}

const ahead = new Map<string, Ahead>();
const isFresh = (found: Ahead | undefined): found is Ahead => !!found && performance.now() - found.at < FRESH;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is read ahead at the expense of somebody with little of it. */
export const isCostly = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');

/** What was read ahead for an address, once and only while fresh. */
export function takePrefetched(url: string): Promise<Visit> | undefined {
  const found = ahead.get(url);
  ahead.delete(url);
  return isFresh(found) ? found.visit : undefined;
}

/** What was read ahead was read by somebody else: as a visitor, or with other rights. */
export const forgetPrefetched = (): void => ahead.clear();

export function prefetch(url: string): void {
  if (isFresh(ahead.get(url)) || url === location.pathname + location.search) return;
  if (isCostly((navigator as { connection?: Connection }).connection)) return;
  if (ahead.size >= MOST) ahead.delete(ahead.keys().next().value!);
  const visit = api('GET /visit/load', { url });
  ahead.set(url, { visit, at: performance.now() });
  // Read again, and the trouble told, when somebody really goes there.
  visit.catch(() => ahead.delete(url));
}

/** Reads ahead the links that an eye or a pointer rests on; answers a function that ends it. */
export function prefetchLinks(root: Document): () => void {
  const onPoint = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    const address = link && ownAddress(link, location);
    if (address) prefetch(address.split('#')[0]!);
  };
  const readNavigation = () => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('.site-header nav a[href]')) {
      const address = ownAddress(link, location);
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
