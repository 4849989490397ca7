import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import { Problem } from '../../proto/errors.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { cacheKey, type CacheKey } from '../page-cache/cache-key.ts';
import type { DependencyCache } from '../page-cache/dependency-cache.ts';
import type { SingleFlight } from '../page-cache/single-flight.ts';
import { toCallContext, type RequestContext } from '../session/request-context.ts';

interface CachedRead {
  value: unknown;
  dependencies: ReadonlySet<CacheKey>;
  incomplete: boolean;
}

/** What several pages are made from (navigation, regions …), kept until it changes. Live only. */
export interface SharedReads {
  cache: DependencyCache<unknown>;
  once: SingleFlight<CachedRead>;
}

/** Everything that is asked for one visit, and what its answer therefore depends on. */
export class VisitRead {
  readonly dependencies = new Set<CacheKey>();
  /** Something is missing, or older than it should be: such an answer is not kept. */
  incomplete = false;

  constructor(
    private readonly bus: Bus,
    readonly asker: RequestContext,
    private readonly parts: SharedReads,
  ) {}

  get domainId(): string {
    return this.asker.place.domainId;
  }

  dependsOn(...dependencies: CacheKey[]): void {
    for (const dependency of dependencies) this.dependencies.add(dependency);
  }

  ask<C extends Call>(call: C, input: ClientInput<C>): Promise<Output<C>> {
    return this.bus.call(call, input, toCallContext(this.asker));
  }

  /** Asks once for all visitors, until one of the dependencies changes; when nobody answers, the old answer does. */
  keep<C extends Call>(call: C, input: ClientInput<C>, ...dependencies: CacheKey[]): Promise<Output<C>> {
    return this.kept([call.subject, JSON.stringify(input)], (aside) => {
      aside.dependsOn(...dependencies);
      return aside.ask(call, input);
    });
  }

  /**
   * The same for something that is found by several questions: they are asked of `aside`, which learns what they depend on.
   * What anybody can ask for without it being there must not be worth keeping, or made-up addresses would fill the memory.
   */
  async kept<T>(
    name: readonly string[],
    load: (aside: VisitRead) => Promise<T>,
    isWorthKeeping: (value: T) => boolean = () => true,
  ): Promise<T> {
    if (this.asker.stage === 'draft' || this.asker.user) return load(this);
    const { cache, once } = this.parts;
    const key = cacheKey(this.domainId, ...name);
    const entry = cache.get(key);
    if (entry && cache.isGood(entry)) return this.use(entry.value as T, entry.dependencies);
    const begun = cache.begin();
    try {
      const made = await once.run(cacheKey(key, begun), async () => {
        const aside = new VisitRead(this.bus, this.asker, this.parts);
        const value = await load(aside);
        if (!aside.incomplete && isWorthKeeping(value)) cache.store(key, value, aside.dependencies, begun);
        return { value, dependencies: aside.dependencies, incomplete: aside.incomplete };
      });
      this.incomplete ||= made.incomplete;
      return this.use(made.value as T, made.dependencies);
    } catch (error) {
      if (!entry || !isUnavailable(error)) throw error;
      this.incomplete = true;
      return this.use(entry.value as T, entry.dependencies);
    }
  }

  /** What a page can do without: its failure costs that part and not the page. */
  async orElse<T>(asked: Promise<T>, substitute: T): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.incomplete = true;
      return substitute;
    }
  }

  private use<T>(value: T, dependencies: ReadonlySet<CacheKey>): T {
    this.dependsOn(...dependencies);
    return value;
  }
}

/** Nobody answered, as opposed to: the answer is no. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Problem && ['unavailable', 'upstream'].includes(error.code);
