import type { ReactNode } from 'react';
import type { Visit } from '../../../../proto/visit.ts';
import type { Navigate } from '../context/visit-context.ts';
import { addressNow, loadDocument } from '../loading/reload-on-missing-chunk.ts';
import { linkOf, pathNow, toInternalAddress } from './prefetch.ts';
import { createFailedVisit } from './load-visit.ts';
import { ScrollPositions, getEntryKey, scrollToTarget } from './scroll-position.ts';
import type { RouterDependencies, SiteRouter } from './SiteRouter.tsx';
import type { Navigation } from './use-navigation.ts';
import { documentTitle } from '../text/title.ts';

interface NavigationDependencies
  extends
    Pick<Navigation, 'show' | 'arrival' | 'guards'>,
    Pick<RouterDependencies, 'bar' | 'prefetcher' | 'status' | 'views'> {
  announce: (title: string) => void;
  mount: (router: ReactNode) => void;
}

/** Loads the router when a visitor points at a link, so that the first page needs less script. */
export function startClientNavigation(first: Visit, site: NavigationDependencies) {
  let shown = { visit: first, address: addressNow(), entry: getEntryKey() };
  const positions = new ScrollPositions();
  let router: SiteRouter | null = null;
  let loading: Promise<SiteRouter | null> | undefined;

  const show: RouterDependencies['show'] = (visit, onShown) => {
    const isNewPage = visit.url.split('?')[0] !== shown.visit.url.split('?')[0];
    shown = { visit, address: addressNow(), entry: getEntryKey() };
    site.arrival.current = onShown;
    site.show(visit);
    applyHead(visit);
    if (isNewPage) site.announce(document.title);
  };

  const loadRouter = async () => {
    site.status.isNavigating = true;
    try {
      const { createSiteRouter } = await import('./SiteRouter.tsx');
      const created = createSiteRouter({ ...site, positions, show, getShown: () => shown.visit });
      site.mount(created.view);
      router = created.router;
    } catch {
      loading = undefined;
    } finally {
      site.status.isNavigating = false;
    }
    return router;
  };
  const getRouter = () => (loading ??= loadRouter());

  const loadWithoutRouter = (address: string) => {
    if (navigator.onLine) return loadDocument(address);
    if (address !== addressNow()) history.pushState(null, '', address);
    show(createFailedVisit(address.split('#')[0]!, shown.visit, new TypeError()), () => scrollToTarget(''));
  };

  const navigate: Navigate = async (address, { replace = false, keepScroll = false } = {}) => {
    if (!replace && !(await site.guards.canNavigate())) return;
    if (!(await getRouter())) return loadWithoutRouter(address);
    positions.save();
    await router!.navigate(address, {
      replace: replace || address === addressNow(),
      state: { keepScroll, from: location.pathname },
    });
  };

  const onPop = async (event: PopStateEvent) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    positions.saveLeft(shown.entry);
    if (pathNow() === shown.address.split('#')[0] && !site.status.isNavigating) scrollToTarget(location.hash);
    else if (!(await site.guards.canNavigate())) history.pushState(null, '', shown.address);
    else if (router) dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
    else if (await getRouter()) await router!.revalidate();
    else loadWithoutRouter(addressNow());
  };

  const onPoint = (event: Event) => {
    const link = linkOf(event);
    if (link && toInternalAddress(link, location)) void getRouter();
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

  // The browser restores the scroll position only when a visitor returns from another site.
  const onShow = () => (history.scrollRestoration = 'manual');
  const onHide = () => {
    positions.save();
    history.scrollRestoration = 'auto';
  };
  onShow();
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('popstate', onPop, { signal, capture: true });
  window.addEventListener('pageshow', onShow, { signal });
  window.addEventListener('pagehide', onHide, { signal });
  document.addEventListener('pointerover', onPoint, { signal });
  document.addEventListener('focusin', onPoint, { signal });
  document.addEventListener('click', onClick, { signal });
  const end = () => {
    listeners.abort();
    router?.dispose();
  };
  return { navigate, end };
}

function applyHead(visit: Visit): void {
  document.documentElement.lang = visit.language;
  document.title = documentTitle(visit);
}
