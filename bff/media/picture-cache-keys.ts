import type { Rendition } from '../../proto/entities/rendition.ts';
import { cacheKey, type CacheKey } from '../page-cache/cache-key.ts';

/** Under which name a picture is kept for browsers that take webp, and for those that do not. */
export interface PictureKeys {
  webp: CacheKey;
  other: CacheKey;
}

/** What an address asks for, said in one way however it was written. What can not matter is left out. */
export function pictureCacheKeys(id: string, rendition: Rendition): PictureKeys {
  const { cx, cy, cw, ch, ...rest } = rendition;
  const crop = { cx, cy, cw, ch };
  const isCropped = Object.values(crop).every((side) => side !== undefined);
  const counting = rendition.o ? { o: true } : { ...rest, ...(isCropped ? crop : {}), o: undefined };
  const keyFor = (format: string) => cacheKey('img', id, JSON.stringify(counting), format);
  const other = keyFor('');
  return { webp: variesByAccept(rendition) ? keyFor('webp') : other, other };
}

/** The format is chosen for the browser unless the address names one. */
export const variesByAccept = ({ f, o }: Rendition): boolean => f === undefined && !o;

/** Browsers name webp itself; a star stands for what every browser takes. */
export const acceptsWebp = (accept: string | undefined): boolean =>
  accept !== undefined && /(^|[\s,])image\/webp\s*($|[,;])(?!\s*q=0(\.0*)?\s*($|,))/i.test(accept);
