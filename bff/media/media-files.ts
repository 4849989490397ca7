import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { StoredFile } from '../../proto/entities/image.ts';
import { Rendition } from '../../proto/entities/rendition.ts';
import { roundToSteps } from '../../proto/entities/rendition-steps.ts';
import { Problem } from '../../proto/errors.ts';
import { media } from '../../proto/media.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { ValidateInputPipe } from '../../services/kit/contract/validate-input.pipe.ts';
import type { Files } from '../../services/kit/files/files.ts';
import { cacheKey, type CacheKey } from '../page-cache/cache-key.ts';
import { dependencyKeys } from '../page-cache/cache-dependencies.ts';
import type { DependencyCache } from '../page-cache/dependency-cache.ts';
import type { SingleFlight } from '../page-cache/single-flight.ts';
import type { BoundedQueue } from '../../services/kit/bounded-queue.ts';
import type { MediaRequestContext } from '../session/request-context.ts';
import { isUnavailable } from '../visit/visit-read.ts';
import type { ByteRange } from './byte-range.ts';
import { variesByAccept, pictureCacheKeys, acceptsWebp, type PictureKeys } from './picture-cache-keys.ts';
import { type Caching, createCachedFile, type CachedFile } from './cached-file.ts';

export interface MediaFilesOptions {
  cache: DependencyCache<CachedFile>;
  once: SingleFlight<CachedFile>;
  /** A queue of its own: pages do not wait for pictures that are being made. */
  queue: BoundedQueue;
  files: Files;
  bus: Bus;
}

interface PictureRequest {
  address: string;
  accept?: string;
  sender: MediaRequestContext;
}

interface LoadOptions {
  vary?: string;
  caching: Caching;
  source?: string;
  ask: () => Promise<StoredFile>;
}

/** Up to here the bytes are kept with the answer. */
const SMALL = 256 * 1024;
/** A large picture takes a while to be made. */
const TIMEOUT_MS = 20_000;
/** Renditions are cleared away when there are too many, between two questions as well. Whoever asks again gets it made again. */
export const TRIES = [1, 2];
export const GONE = 'This file is not there any more.';
/** Longer addresses are asked through the framework each time. */
const LONGEST_ADDRESS = 300;

const anonymous = { stage: 'live', domainId: '' } as const;
const parseRendition = new ValidateInputPipe({ ...media.calls.openImage, in: Rendition });

/** What is sent at /img and /file. The media service says where it lies, and is asked again once that may have changed. */
export class MediaFiles {
  /** How addresses that were answered are kept, so that they need not be read again. */
  private readonly addresses = new LRUCache<string, PictureKeys>({ max: 10_000 });

  constructor(private readonly options: MediaFilesOptions) {}

  /** What can be answered without asking anybody. */
  peek(address: string, accept: string | undefined): CachedFile | undefined {
    const keys = this.addresses.get(address);
    if (!keys) return undefined;
    const { cache } = this.options;
    const entry = cache.get(acceptsWebp(accept) ? keys.webp : keys.other);
    return entry && cache.isGood(entry) ? entry.value : undefined;
  }

  /** Rejects with Problem `invalid` for a query that no picture can be made by. */
  async picture(id: string, query: unknown, { address, accept, sender }: PictureRequest): Promise<CachedFile> {
    const asked = parseRendition.transform(query) as Rendition;
    const usual = roundToSteps(asked);
    const rendition = sender.accessToken ? asked : usual;
    const keys = pictureCacheKeys(id, rendition);
    const webp = variesByAccept(rendition) && acceptsWebp(accept);
    const ready = await this.kept(id, webp ? keys.webp : keys.other, {
      vary: variesByAccept(rendition) ? 'Accept' : undefined,
      caching: isDeepStrictEqual(rendition, usual) ? 'picture' : 'exactPicture',
      source: sender.source,
      ask: () =>
        this.options.bus.call(
          media.calls.openImage,
          { _id: id, rendition, webp },
          { ...anonymous, ...sender },
          { timeoutMs: TIMEOUT_MS },
        ),
    });
    if (!sender.accessToken) this.remember(address, keys);
    return ready;
  }

  async file(id: string, address?: string): Promise<CachedFile> {
    const key = cacheKey('file', id);
    const ready = await this.kept(id, key, {
      caching: 'file',
      ask: () => this.options.bus.call(media.calls.openFile, { _id: id }, anonymous),
    });
    if (address) this.remember(address, { webp: key, other: key });
    return ready;
  }

  /** The bytes of what was ready; null when they are gone, and then the answer that led to them is forgotten. */
  async open({ key }: CachedFile, range?: ByteRange): Promise<Readable | null> {
    const { files, cache } = this.options;
    const opened = await files.open(key, range);
    if (!opened) cache.drop(dependencyKeys.bytes(key));
    return opened && opened.stream;
  }

  private async kept(id: string, key: CacheKey, how: LoadOptions): Promise<CachedFile> {
    const { cache, once, queue } = this.options;
    const entry = cache.get(key);
    if (entry && cache.isGood(entry)) return entry.value;
    const begun = cache.begin();
    try {
      // One source is not refused for what another has asked for too often.
      return await once.run(cacheKey(key, begun, how.source ?? ''), () =>
        queue.run(async () => {
          const ready = await this.load(how);
          cache.store(key, ready, new Set([dependencyKeys.media(id), dependencyKeys.bytes(ready.key)]), begun);
          return ready;
        }),
      );
    } catch (error) {
      if (!entry || !isUnavailable(error)) throw error;
      return entry.value;
    }
  }

  private async load({ ask, ...how }: LoadOptions): Promise<CachedFile> {
    for (const _ of TRIES) {
      const file = await ask();
      if (file.size > SMALL) return createCachedFile(file, how);
      const body = await this.options.files.read(file.key);
      if (body) return createCachedFile(file, how, body);
    }
    throw new Problem('not-found', GONE);
  }

  private remember(address: string, keys: PictureKeys): void {
    if (address.length <= LONGEST_ADDRESS) this.addresses.set(address, keys);
  }
}
