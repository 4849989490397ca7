import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { isUnavailable } from '../../proto/errors.ts';
import type { StoredFile } from '../../proto/entities/image.ts';
import type { ShareCard } from '../../proto/entities/share-card.ts';
import { Rendition } from '../../proto/entities/rendition.ts';
import { roundToSteps } from '../../proto/entities/rendition-steps.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { media } from '../../proto/media.ts';
import { parseEditionAddress } from '../../proto/picture-editions.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { validateInput } from '../../services/kit/contract/validate-input.ts';
import type { Files } from '../../services/kit/files/files.ts';
import type { BoundedQueue } from '../../services/kit/queues/bounded-queue.ts';
import { cacheKey, type CacheKey } from '../caching/cache-key.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import type { DependencyCache } from '../caching/dependency-cache.ts';
import type { Edge } from '../edge/edge.ts';
import { edgeKeysOf } from '../edge/edge-keys.ts';
import type { SingleFlight } from '../caching/single-flight.ts';
import type { MediaRequestContext, RequestContext } from '../session/request-context.ts';
import type { ByteRange } from './write-file.ts';
import { acceptsWebp, pictureCacheKeys, type PictureKeys, variesByAccept } from './picture-cache-keys.ts';
import { type CachedFile, type Caching, createCachedFile } from './cached-file.ts';

interface MediaFilesOptions {
  cache: DependencyCache<CachedFile>;
  singleFlight: SingleFlight<CachedFile>;
  /** A separate queue, so that pages do not wait for renditions. */
  queue: BoundedQueue;
  files: Files;
  bus: Bus;
  findShareCard: FindShareCard;
  /** Stores pictures for the time in their Cache-Control, until their keys are purged. */
  edge: Pick<Edge, 'headersOf'> | null;
}

export type FindShareCard = (
  path: string,
  context: RequestContext,
) => Promise<{ card: ShareCard; dependencies: ReadonlySet<CacheKey> } | null>;

interface PictureRequest {
  url: string;
  accept?: string;
  context: MediaRequestContext;
}

interface LoadOptions {
  vary?: string;
  caching: (file: StoredFile) => Caching;
  /** Limits the cache, because clients can invent any number of addresses for one file. */
  isCacheable?: (file: CachedFile) => boolean;
  source?: string;
  call: () => Promise<Loaded<StoredFile>>;
}

interface Loaded<F> {
  file: F;
  dependencies: Iterable<CacheKey>;
}

const MAX_CACHED_BYTES = 256 * 1024;
const TIMEOUT_MS = 20_000;
/** A rendition can be evicted between the call and the read; the second attempt renders it again. */
export const ATTEMPTS = [1, 2];
const MAX_ADDRESS_LENGTH = 300;

const SHARE_CARD = /^\/img\/card(\/.+)\.png(\?|$)/;

const anonymous = { stage: 'live', domainId: '' } as const;
const parseRendition = (rendition: unknown) => validateInput({ in: Rendition }, rendition);

export class MediaFiles {
  private readonly keysByAddress = new LRUCache<string, PictureKeys>({ max: 10_000 });

  constructor(private readonly options: MediaFilesOptions) {}

  getCached(address: string, accept: string | undefined): CachedFile | undefined {
    const keys = this.keysByAddress.get(address);
    if (!keys) return undefined;
    const { cache } = this.options;
    const entry = cache.get(acceptsWebp(accept) ? keys.webp : keys.other);
    return entry && cache.isFresh(entry) ? entry.value : undefined;
  }

  async loadPicture(address: string, query: unknown, { url, accept, context }: PictureRequest): Promise<CachedFile> {
    const { id, edition } = parseEditionAddress(address);
    const requested = parseRendition(query) as Rendition;
    const rounded = roundToSteps(requested);
    const rendition = context.accessToken ? requested : rounded;
    const keys = pictureCacheKeys(address, rendition);
    const webp = variesByAccept(rendition) && acceptsWebp(accept);
    const current = isDeepStrictEqual(rendition, rounded) ? 'picture' : 'exactPicture';
    const isCurrent = (file: { edition?: string }) => edition === (file.edition ?? '');
    const ready = await this.getOrLoad(webp ? keys.webp : keys.other, {
      vary: variesByAccept(rendition) ? 'Accept' : undefined,
      caching: (file) => (isCurrent(file) ? current : 'outdatedPicture'),
      isCacheable: (file) => edition === '' || isCurrent(file),
      source: context.source,
      call: dependingOn(id, () =>
        this.options.bus.call(
          media.calls.openImage,
          { _id: id, rendition, webp },
          { ...anonymous, ...context },
          { timeoutMs: TIMEOUT_MS },
        ),
      ),
    });
    if (!context.accessToken) this.storeKeys(url, keys);
    return ready;
  }

  async loadFile(id: string, address?: string): Promise<CachedFile> {
    const key = cacheKey('file', id);
    const ready = await this.getOrLoad(key, {
      caching: () => 'file',
      call: dependingOn(id, () => this.options.bus.call(media.calls.openFile, { _id: id }, anonymous)),
    });
    if (address) this.storeKeys(address, { webp: key, other: key });
    return ready;
  }

  /** The address of a share card contains that of its page: `/img/card/au/contact.png` belongs to `/au/contact`. */
  async loadShareCard(url: string, context: RequestContext): Promise<CachedFile> {
    const path = SHARE_CARD.exec(url)?.[1];
    if (path === undefined) throw gatewayRefusals.nothingHere();
    return this.getOrLoad(cacheKey('card', context.site.domainId, path), {
      caching: () => 'card',
      call: async () => {
        const found = await this.options.findShareCard(path, context);
        if (!found) throw gatewayRefusals.nothingHere();
        const caller = { ...anonymous, source: context.source };
        const file = await this.options.bus.call(media.calls.openShareCard, found.card, caller, {
          timeoutMs: TIMEOUT_MS,
        });
        return { file, dependencies: found.dependencies };
      },
    });
  }

  async open({ key }: CachedFile, range?: ByteRange): Promise<Readable | null> {
    const { files, cache } = this.options;
    const opened = await files.open(key, range);
    if (!opened) cache.purge(dependencyKeys.bytes(key));
    return opened && opened.stream;
  }

  private async getOrLoad(key: CacheKey, options: LoadOptions): Promise<CachedFile> {
    const { cache, singleFlight, queue } = this.options;
    const entry = cache.get(key);
    if (entry && cache.isFresh(entry)) return entry.value;
    const snapshot = cache.snapshot();
    try {
      // The key contains the source, so that the rate limit of one client does not reject requests of others.
      return await singleFlight.run(cacheKey(key, snapshot, options.source ?? ''), () =>
        queue.run(
          async () => {
            const { file, dependencies } = await this.load(options);
            const isCacheable = options.isCacheable?.(file) ?? true;
            if (isCacheable)
              cache.store(key, file, new Set([...dependencies, dependencyKeys.bytes(file.key)]), snapshot);
            return file;
          },
          { source: options.source },
        ),
      );
    } catch (error) {
      if (!entry || !isUnavailable(error)) throw error;
      return entry.value;
    }
  }

  private async load({ call, vary, caching }: LoadOptions): Promise<Loaded<CachedFile>> {
    for (const _ of ATTEMPTS) {
      const { file, dependencies } = await call();
      const keys = this.options.edge?.headersOf(edgeKeysOf(new Set(dependencies)));
      const options = { vary, caching: caching(file), keys };
      if (file.size > MAX_CACHED_BYTES) return { file: createCachedFile(file, options), dependencies };
      const body = await this.options.files.read(file.key);
      if (body) return { file: createCachedFile(file, options, body), dependencies };
    }
    throw gatewayRefusals.fileGone();
  }

  private storeKeys(address: string, keys: PictureKeys): void {
    if (address.length <= MAX_ADDRESS_LENGTH) this.keysByAddress.set(address, keys);
  }
}

const dependingOn = (id: string, call: () => Promise<StoredFile>) => async (): Promise<Loaded<StoredFile>> => ({
  file: await call(),
  dependencies: [dependencyKeys.media(id)],
});
