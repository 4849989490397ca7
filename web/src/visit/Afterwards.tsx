import { useEffect, useRef, useState } from 'react';
import { CookieBanner } from './CookieBanner.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { reloadOnChunkMissing } from './chunk-missing.ts';
import { startJourneys } from './journeys.ts';
import { forgetPrefetched, prefetchLinks } from './prefetch.ts';
import { type Progress, NO_PROGRESS, progressBar } from './progress.ts';
import { trackLinks, trackPageView } from './tracking.ts';
import type { Journey } from './use-navigation.ts';

/** What a page can be read without: it begins in a task of its own, when the page stands. */
export function Afterwards({ visit, show, arrival, go }: Journey) {
  const [progress, setProgress] = useState<Progress>(NO_PROGRESS);
  const [told, tell] = useState('');
  const first = useRef(visit);
  const signedIn = visit.editing.user !== null;
  useEffect(() => {
    const bar = progressBar(setProgress);
    const { navigate, end } = startJourneys(first.current, { show, arrival, bar, tell });
    go.current = navigate;
    return () => {
      bar.stop();
      end();
    };
  }, [show, arrival, go]);
  useEffect(() => trackPageView(visit.url), [visit.url]);
  useEffect(() => trackLinks(document), []);
  useEffect(reloadOnChunkMissing, []);
  useEffect(() => {
    // What was read ahead was read by somebody else: as a visitor, or with other rights.
    forgetPrefetched();
    return signedIn ? undefined : prefetchLinks(document);
  }, [signedIn]);
  return (
    <>
      <ProgressBar {...progress} />
      <p className="unseen" role="status">
        {told}
      </p>
      <CookieBanner cookie={visit.settings.cookie} />
    </>
  );
}
