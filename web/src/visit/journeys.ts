import type { Visit } from '../../../proto/visit.ts';
import { applyHead } from './apply-head.ts';
import { arriveAt, comeBackTo, rememberPlace } from './arriving.ts';
import { journeying, loadAnewOnce } from './chunk-missing.ts';
import { mayLeave } from './leaving.ts';
import { loadViews } from './load-views.ts';
import { failedVisit, loadVisit } from './load-visit.ts';
import { ownAddress } from './own-address.ts';
import { applyDelayed } from './page-load-delay.ts';
import type { Bar } from './progress.ts';
import type { Journey, Navigate } from './use-navigation.ts';

const MOST_REDIRECTS = 5;

interface Means extends Pick<Journey, 'show' | 'arrival'> {
  bar: Pick<Bar, 'start' | 'pause' | 'finish'>;
  /** Says the title of the page that was gone to, to whoever does not see it. */
  tell: (title: string) => void;
}

/** How a visitor gets from page to page without loading the site again. Which view answers an address is the server's to know. */
export function startJourneys(first: Visit, { show, arrival, bar, tell }: Means) {
  let shown = { visit: first, address: addressNow() };
  let journey = new AbortController();

  const travel = async (address: string): Promise<typeof shown | null> => {
    journey.abort();
    const { signal } = (journey = new AbortController());
    journeying.now = true;
    bar.start();
    try {
      let target = address;
      for (let step = 0; step <= MOST_REDIRECTS; step++) {
        const [url = '/', hash] = target.split('#');
        const visit = await loadVisit(url, shown.visit, signal);
        if (signal.aborted) return null;
        if (visit.redirect === undefined) {
          const whole = await applyDelayed(withViews(visit, target));
          return whole && !signal.aborted ? { visit: whole, address: hash ? `${url}#${hash}` : url } : null;
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
        journeying.now = false;
        bar.finish();
      }
    }
  };

  /** A page of which a view can not be had is shown by the server; the second time it is an error. */
  const withViews = async (visit: Visit, address: string): Promise<Visit | null> => {
    try {
      await loadViews(visit);
      return visit;
    } catch {
      if (loadAnewOnce(address)) return null;
      return failedVisit(visit.url, visit, new Error('A part of this page could not be loaded.'));
    }
  };

  const stand = (next: typeof shown, then: () => void) => {
    const goesOn = next.visit.url.split('?')[0] !== shown.visit.url.split('?')[0];
    shown = next;
    arrival.current = then;
    show(next.visit);
    applyHead(next.visit);
    if (goesOn) tell(document.title);
  };

  const navigate: Navigate = async (url, { replace = false, keepScroll = false } = {}) => {
    if (!replace && !(await mayLeave())) return;
    const next = await travel(url);
    if (!next) return;
    rememberPlace();
    const how = replace || next.address === addressNow() ? 'replaceState' : 'pushState';
    history[how]({ scroll: keepScroll ? scrollY : 0 }, '', next.address);
    stand(next, () => !keepScroll && arriveAt(next.address));
  };

  const onPop = async ({ state }: PopStateEvent) => {
    const address = addressNow();
    if (address.split('#')[0] === shown.address.split('#')[0]) return arriveAt(address);
    if (!(await mayLeave())) return history.pushState(null, '', shown.address);
    const next = await travel(address);
    if (next) stand(next, () => comeBackTo(state));
  };

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    const address = link && ownAddress(link, location);
    if (!address) return;
    event.preventDefault();
    void navigate(address);
  };

  // While the site stays it brings the page back to where it was left; from outside the browser does.
  const onShow = () => (history.scrollRestoration = 'manual');
  const onHide = () => {
    rememberPlace();
    history.scrollRestoration = 'auto';
  };
  onShow();
  const listening: [EventTarget, string, (event: any) => unknown][] = [
    [window, 'popstate', onPop],
    [window, 'pageshow', onShow],
    [window, 'pagehide', onHide],
    [document, 'click', onClick],
  ];
  for (const [target, type, listener] of listening) target.addEventListener(type, listener);
  const end = () => {
    for (const [target, type, listener] of listening) target.removeEventListener(type, listener);
  };
  return { navigate, end };
}

const addressNow = (): string => location.pathname + location.search + location.hash;
