import type { Edge, EdgeSettings } from './edge.ts';
import { surrogateHeaders } from './fastly.ts';
import { requireSuccess } from './require-success.ts';

/** Their header is shorter than 8 kB, which is the most that Varnish accepts by default. */
const MAX_KEYS = 256;

/** `deploy/varnish/default.vcl` implements the other side. */
export function openVarnish({ url, token }: EdgeSettings): Edge {
  const origins = url.split(',').map((address) => new URL(address).origin);
  return {
    maxKeys: MAX_KEYS,
    headersOf: surrogateHeaders,
    originsOf: () => origins,
    async purge(keys, signal) {
      const headers = { 'surrogate-key': keys.join(' '), 'x-purge-token': token };
      await Promise.all(
        origins.map(async (origin) => requireSuccess(await fetch(origin, { method: 'PURGE', headers, signal }))),
      );
    },
  };
}
