import { metrics } from '../../services/kit/telemetry/metrics.ts';
import type { DependencyCache } from '../caching/dependency-cache.ts';
import type { CachedVisit } from './cached-visit.ts';
import type { PageCache } from './page-cache.ts';

export function observePageCache({ requests }: PageCache, cache: DependencyCache<CachedVisit>): () => void {
  const stops = [
    metrics.pageCacheRequests.observe(() =>
      Object.entries(requests).map(([result, count]) => [count, { 'site.page_cache.result': result }]),
    ),
    metrics.pageCacheEntries.observe(() => [[cache.size, {}]]),
    metrics.pageCacheAge.observe(() => {
      const { ages } = cache;
      const sum = ages.reduce((total, age) => total + age, 0);
      const max = ages.reduce((oldest, age) => Math.max(oldest, age), 0);
      return [
        [sum / Math.max(1, ages.length) / 1000, { 'site.statistic': 'mean' }],
        [max / 1000, { 'site.statistic': 'max' }],
      ];
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
