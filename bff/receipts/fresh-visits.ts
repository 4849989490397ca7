import type { Bus } from '../../services/kit/bus/bus.ts';
import { DependencyCache } from '../caching/dependency-cache.ts';
import { SingleFlight } from '../caching/single-flight.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import { VisitReads } from '../visit/visit-reads.ts';

const createCache = () =>
  new DependencyCache<unknown>({
    maxEntries: 100,
    maxBytes: 1024 * 1024,
    sizeOf: () => 1,
    eventHealth: { level: 'full' },
    now: Date.now,
  });

export const freshVisitLoader = (bus: Bus, draft: boolean): VisitLoader =>
  new VisitLoader(
    new VisitReads(bus, { cache: createCache(), missing: createCache(), singleFlight: new SingleFlight() }),
    draft,
  );
