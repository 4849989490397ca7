import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

export function createEncodingChooser(available: Encoding[]): (acceptEncoding?: string) => Encoding {
  const cache = new LRUCache<string, Encoding>({
    max: 100,
    memoMethod: (accept) => {
      const accepted = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(available);
      return available.find((encoding) => accepted.includes(encoding)) ?? 'identity';
    },
  });
  return (acceptEncoding = '') => cache.memo(acceptEncoding);
}
