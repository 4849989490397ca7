import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Consent } from './consent/Consent.tsx';
import { LazyView } from '../ui/lazy-view.tsx';
import { RegionSuggestion } from './banner/RegionSuggestion.tsx';
import { ProgressBar, type Progress, NO_PROGRESS, createProgressBar } from './loading/ProgressBar.tsx';
import { useViews } from './loading/views.tsx';
import { type NavigationStatus, reloadOnChunkMissing } from './loading/reload-on-missing-chunk.ts';
import { startClientNavigation } from './navigation/client-navigation.ts';
import { createPrefetcher, prefetchLinks } from './navigation/prefetch.ts';
import { trackLinks, trackPageView } from './navigation/tracking.ts';
import type { Navigation } from './navigation/use-navigation.ts';
import { useVisitCounting } from './navigation/use-visit-counting.ts';
import * as pageStyles from '../ui/page.module.css';

export function DeferredClientFeatures({ visit, show, arrival, go, guards }: Navigation) {
  const [progress, setProgress] = useState<Progress>(NO_PROGRESS);
  const [announcement, announce] = useState('');
  const [router, mount] = useState<ReactNode>(null);
  const [prefetcher] = useState(createPrefetcher);
  const [status] = useState<NavigationStatus>(() => ({ isNavigating: false }));
  const views = useViews();
  const first = useRef(visit);
  // Later settings are ignored, because the content security policy of this document allows only its own container.
  const [{ measurement }] = useState(visit.settings);
  const { cookie } = visit.settings;
  // If there is neither a container nor a cookie message, visitors are not asked, and events remain in this document.
  const asksNothing = !measurement && cookie.message.trim() === '';
  const [isAllowed, setAllowed] = useState(false);
  const allow = useCallback(() => setAllowed(true), []);
  const signedIn = visit.editing.user !== null;
  useEffect(() => {
    const bar = createProgressBar(setProgress);
    const site = { show, arrival, guards, status, bar, announce, prefetcher, views, mount };
    const { navigate, end } = startClientNavigation(first.current, site);
    go.current = navigate;
    return () => {
      bar.stop();
      end();
    };
  }, [show, arrival, go, guards, status, prefetcher, views]);
  const isMeasured = (isAllowed || asksNothing) && !signedIn;
  useEffect(() => (isMeasured ? trackPageView(visit.url) : undefined), [isMeasured, visit.url]);
  useEffect(() => (isMeasured ? trackLinks(document) : undefined), [isMeasured]);
  useVisitCounting(visit);
  useEffect(() => reloadOnChunkMissing(status), [status]);
  useEffect(() => {
    // Prefetched visits belong to the previous user.
    prefetcher.clear();
    return signedIn ? undefined : prefetchLinks(document, prefetcher);
  }, [signedIn, prefetcher]);
  return (
    <>
      {router}
      <ProgressBar {...progress} />
      <p className={pageStyles.unseen} role="status">
        {announcement}
      </p>
      {!signedIn && <RegionSuggestion visit={visit} />}
      {measurement ? (
        <Consent cookie={cookie} measurement={measurement} signedIn={signedIn} onAllowed={allow} />
      ) : (
        !asksNothing && <LazyView load={loadCookieBanner} with={{ cookie, onAccepted: allow }} />
      )}
    </>
  );
}

const loadCookieBanner = async () => (await import('./banner/CookieBanner.tsx')).CookieBanner;
