import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import { isUnavailable, Problem } from '../../proto/errors.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { cacheKey, type CacheKey } from '../caching/cache-key.ts';
import type { DependencyCache } from '../caching/dependency-cache.ts';
import type { SingleFlight } from '../caching/single-flight.ts';
import { type RequestContext, toCallContext } from '../session/request-context.ts';

interface CachedRead {
  value: unknown;
  dependencies: ReadonlySet<CacheKey>;
  expiresAt: number;
  incomplete: boolean;
}

interface SharedReads {
  cache: DependencyCache<unknown>;
  /** Missing pages have their own cache, because clients can invent any number of addresses. */
  missing: DependencyCache<unknown>;
  singleFlight: SingleFlight<CachedRead>;
}

export class VisitRead {
  readonly dependencies = new Set<CacheKey>();
  incomplete = false;
  expiresAt = Infinity;

  constructor(
    private readonly bus: Bus,
    readonly context: RequestContext,
    private readonly shared: SharedReads,
  ) {}

  get domainId(): string {
    return this.context.site.domainId;
  }

  dependsOn(...dependencies: CacheKey[]): void {
    for (const dependency of dependencies) this.dependencies.add(dependency);
  }

  expireAt(time: number): void {
    this.expiresAt = Math.min(this.expiresAt, time);
  }

  call<C extends Call>(call: C, input: ClientInput<C>): Promise<Output<C>> {
    return this.bus.call(call, input, toCallContext(this.context));
  }

  callCached<C extends Call>(call: C, input: ClientInput<C>, ...dependencies: CacheKey[]): Promise<Output<C>> {
    return this.cached([call.subject, JSON.stringify(input)], (scoped) => {
      scoped.dependsOn(...dependencies);
      return scoped.call(call, input);
    });
  }

  async cached<T>(
    name: readonly string[],
    load: (scoped: VisitRead) => Promise<T>,
    isFound: (value: T) => boolean = () => true,
  ): Promise<T> {
    if (this.context.stage === 'draft' || this.context.user) return load(this);
    const { cache, missing, singleFlight } = this.shared;
    const key = cacheKey(this.domainId, ...name);
    const entry = cache.get(key);
    if (entry && cache.isFresh(entry)) return this.use(entry.value as T, entry);
    const miss = missing.get(key);
    if (miss && !miss.stale && missing.isFresh(miss)) return this.use(miss.value as T, miss);
    const snapshot = cache.snapshot();
    const missingSnapshot = missing.snapshot();
    try {
      const loaded = await singleFlight.run(cacheKey(key, snapshot), async () => {
        const scoped = new VisitRead(this.bus, this.context, this.shared);
        const value = await load(scoped);
        const { dependencies, expiresAt, incomplete } = scoped;
        if (!incomplete && isFound(value)) cache.store(key, value, dependencies, snapshot, expiresAt);
        if (!incomplete && !isFound(value)) missing.store(key, value, dependencies, missingSnapshot, expiresAt);
        return { value, dependencies, expiresAt, incomplete };
      });
      this.incomplete ||= loaded.incomplete;
      return this.use(loaded.value as T, loaded);
    } catch (error) {
      if (!entry || !isUnavailable(error)) throw error;
      this.incomplete = true;
      return this.use(entry.value as T, entry);
    }
  }

  getCached<T>(name: readonly string[]): T | undefined {
    const { cache } = this.shared;
    const entry = cache.get(cacheKey(this.domainId, ...name));
    return entry && cache.isFresh(entry) ? (entry.value as T) : undefined;
  }

  callCachedOr<C extends Call, S>(
    substitute: S,
    call: C,
    input: ClientInput<C>,
    dependency: CacheKey,
  ): Promise<Output<C> | S> {
    return this.orElse<Output<C> | S>(this.callCached(call, input, dependency), substitute);
  }

  /** Marks the visit as incomplete if the substitute is used. */
  async orElse<T>(pending: Promise<T>, substitute: T): Promise<T> {
    try {
      return await pending;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.incomplete = true;
      return substitute;
    }
  }

  private use<T>(value: T, { dependencies, expiresAt }: Pick<CachedRead, 'dependencies' | 'expiresAt'>): T {
    this.dependsOn(...dependencies);
    this.expireAt(expiresAt);
    return value;
  }
}

export class VisitReads {
  constructor(
    private readonly bus: Bus,
    private readonly shared: SharedReads,
  ) {}

  start(context: RequestContext): VisitRead {
    return new VisitRead(this.bus, context, this.shared);
  }

  /** Returns a function that checks whether none of the dependencies has changed since this call. */
  watch(): (dependencies: ReadonlySet<CacheKey>) => boolean {
    const { cache } = this.shared;
    const snapshot = cache.snapshot();
    return (dependencies) => cache.isUnchangedSince(snapshot, dependencies);
  }
}
