import type { Rendition } from '../../proto/entities/rendition.ts';
import { cacheKey, type CacheKey } from '../caching/cache-key.ts';

export interface PictureKeys {
  webp: CacheKey;
  other: CacheKey;
}

export function pictureCacheKeys(address: string, rendition: Rendition): PictureKeys {
  const { cx, cy, cw, ch, ...rest } = rendition;
  const crop = { cx, cy, cw, ch };
  const isCropped = Object.values(crop).every((side) => side !== undefined);
  const relevant = rendition.o ? { o: true } : { ...rest, ...(isCropped ? crop : {}), o: undefined };
  const keyFor = (format: string) => cacheKey('img', address, JSON.stringify(relevant), format);
  const other = keyFor('');
  return { webp: variesByAccept(rendition) ? keyFor('webp') : other, other };
}

export const variesByAccept = ({ f, o }: Rendition): boolean => f === undefined && !o;

/** A wildcard does not count, because browsers without WebP support send it too. */
export const acceptsWebp = (accept: string | undefined): boolean =>
  accept !== undefined && /(^|[\s,])image\/webp\s*($|[,;])(?!\s*q=0(\.0*)?\s*($|,))/i.test(accept);
