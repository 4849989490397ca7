import type { Visit } from '../../../../proto/visit.ts';
import { api } from '../../api.ts';

const IDLE_TIMEOUT_MS = 2000;
const MAX_AGE_MS = 30_000;
const MAX_ENTRIES = 12;

interface Prefetched {
  visit: Promise<Visit>;
  at: number;
}

const isFresh = (entry: Prefetched | undefined): entry is Prefetched =>
  !!entry && performance.now() - entry.at < MAX_AGE_MS;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export const isMeteredConnection = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');

export type Prefetcher = ReturnType<typeof createPrefetcher>;

export function createPrefetcher() {
  const prefetched = new Map<string, Prefetched>();

  function take(url: string): Promise<Visit> | undefined {
    const entry = prefetched.get(url);
    prefetched.delete(url);
    return isFresh(entry) ? entry.visit : undefined;
  }

  function prefetch(url: string): void {
    if (isFresh(prefetched.get(url)) || url === pathNow()) return;
    if (isMeteredConnection((navigator as { connection?: Connection }).connection)) return;
    if (prefetched.size >= MAX_ENTRIES) prefetched.delete(prefetched.keys().next().value!);
    const visit = api('GET /visit/load', { url });
    prefetched.set(url, { visit, at: performance.now() });
    // The error is reported if the visitor navigates to the address.
    visit.catch(() => prefetched.delete(url));
  }

  return { take, prefetch, clear: () => prefetched.clear() };
}

export function prefetchLinks(root: Document, { prefetch }: Pick<Prefetcher, 'prefetch'>): () => void {
  const onPoint = (event: Event) => {
    const link = linkOf(event);
    const address = link && toInternalAddress(link, location);
    if (address) prefetch(address.split('#')[0]!);
  };
  const readNavigation = () => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-part=header] nav a[href]')) {
      const address = toInternalAddress(link, location);
      const url = address?.split('#')[0];
      if (url && url !== pathNow() && link.checkVisibility?.()) prefetch(url);
    }
  };
  const idle = 'requestIdleCallback' in window ? requestIdleCallback(readNavigation, { timeout: IDLE_TIMEOUT_MS }) : 0;
  root.addEventListener('pointerover', onPoint);
  root.addEventListener('focusin', onPoint);
  return () => {
    if (idle) cancelIdleCallback(idle);
    root.removeEventListener('pointerover', onPoint);
    root.removeEventListener('focusin', onPoint);
  };
}

/** Addresses that are not pages; those of pages contain no dots. */
const NO_PAGES = /^\/(api|img|file|forms|health|ready|art|flags|assets)(\/|$)|\./;

export function toInternalAddress(link: HTMLAnchorElement, here: Location): string | null {
  if (link.target && link.target !== '_self') return null;
  if (link.hasAttribute('download') || link.origin !== here.origin || NO_PAGES.test(link.pathname)) return null;
  const samePage = link.pathname === here.pathname && link.search === here.search;
  if (samePage && link.hash) return null;
  return link.pathname + link.search + link.hash;
}

export const linkOf = ({ target }: Event): HTMLAnchorElement | null | undefined =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');

export const pathNow = (): string => location.pathname + location.search;
