import type { Visit } from '../../../../proto/visit.ts';
import { getMessages } from '../../messages/catalogues.ts';
import { applyHead } from './apply-head.ts';
import { scrollToTarget, restoreScrollPosition, saveScrollPosition } from './scroll-position.ts';
import { navigationState, reloadOnce } from '../loading/reload-on-missing-chunk.ts';
import { canNavigate } from './navigation-guards.ts';
import { loadViews } from '../loading/load-views.ts';
import { createFailedVisit, loadVisit } from './load-visit.ts';
import { linkOf, toInternalAddress } from './internal-address.ts';
import { applyDelayed } from '../loading/page-load-delay.ts';
import type { Views } from '../loading/views.tsx';
import type { Bar } from '../loading/progress.ts';
import type { Navigate } from '../context/navigate-context.ts';
import type { Prefetcher } from './prefetch.ts';
import type { Navigation } from './use-navigation.ts';

const MAX_REDIRECTS = 5;

interface NavigationDependencies extends Pick<Navigation, 'show' | 'arrival'> {
  bar: Pick<Bar, 'start' | 'pause' | 'finish'>;
  announce: (title: string) => void;
  prefetcher: Pick<Prefetcher, 'take'>;
  views: Views;
}

/** The server decides which view an address shows, so there is no route table here. */
export function startClientNavigation(
  first: Visit,
  { show, arrival, bar, announce, prefetcher, views }: NavigationDependencies,
) {
  let current = { visit: first, address: addressNow() };
  let request = new AbortController();

  const loadPage = async (address: string): Promise<typeof current | null> => {
    request.abort();
    const { signal } = (request = new AbortController());
    navigationState.now = true;
    bar.start();
    try {
      let target = address;
      for (let step = 0; step <= MAX_REDIRECTS; step++) {
        const [url = '/', hash] = target.split('#');
        const visit = await loadVisit(url, current.visit, { signal, prefetched: prefetcher.take(url) });
        if (signal.aborted) return null;
        if (visit.redirect === undefined) {
          const complete = await applyDelayed(withViews(visit, target));
          return complete && !signal.aborted ? { visit: complete, address: hash ? `${url}#${hash}` : url } : null;
        }
        bar.pause();
        target = visit.redirect;
        if (!target.startsWith('/')) break;
      }
      location.assign(target);
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      if (!signal.aborted) {
        navigationState.now = false;
        bar.finish();
      }
    }
  };

  const withViews = async (visit: Visit, address: string): Promise<Visit | null> => {
    try {
      await loadViews(views, visit);
      return visit;
    } catch {
      if (reloadOnce(address)) return null;
      return createFailedVisit(visit.url, visit, new Error(getMessages(visit.language).error.missingPart));
    }
  };

  const showPage = (next: typeof current, then: () => void) => {
    const isNewPage = next.visit.url.split('?')[0] !== current.visit.url.split('?')[0];
    current = next;
    arrival.current = then;
    show(next.visit);
    applyHead(next.visit);
    if (isNewPage) announce(document.title);
  };

  const navigate: Navigate = async (url, { replace = false, keepScroll = false } = {}) => {
    if (!replace && !(await canNavigate())) return;
    const next = await loadPage(url);
    if (!next) return;
    saveScrollPosition();
    const method = replace || next.address === addressNow() ? 'replaceState' : 'pushState';
    history[method]({ scroll: keepScroll ? scrollY : 0 }, '', next.address);
    showPage(next, () => !keepScroll && scrollToTarget(next.address));
  };

  const onPop = async ({ state }: PopStateEvent) => {
    const address = addressNow();
    if (address.split('#')[0] === current.address.split('#')[0]) return scrollToTarget(address);
    if (!(await canNavigate())) return history.pushState(null, '', current.address);
    const next = await loadPage(address);
    if (next) showPage(next, () => restoreScrollPosition(state));
  };

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = linkOf(event);
    const address = link && toInternalAddress(link, location);
    if (!address) return;
    event.preventDefault();
    void navigate(address);
  };

  // The browser restores scrolling only when it comes back from another site.
  const onShow = () => (history.scrollRestoration = 'manual');
  const onHide = () => {
    saveScrollPosition();
    history.scrollRestoration = 'auto';
  };
  onShow();
  const listeners: [EventTarget, string, (event: any) => unknown][] = [
    [window, 'popstate', onPop],
    [window, 'pageshow', onShow],
    [window, 'pagehide', onHide],
    [document, 'click', onClick],
  ];
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  const end = () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  };
  return { navigate, end };
}

const addressNow = (): string => location.pathname + location.search + location.hash;
