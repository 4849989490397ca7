import type { Edge, EdgeSettings } from './edge.ts';
import { requireSuccess } from './require-success.ts';

/** The API accepts no more in one request. */
const MAX_KEYS = 256;

export const openFastly = ({ url, token }: EdgeSettings): Edge => ({
  maxKeys: MAX_KEYS,
  headersOf: surrogateHeaders,
  originsOf: ({ host, secure }) => [`${secure ? 'https' : 'http'}://${host}`],
  async purge(keys, signal) {
    const headers = { 'fastly-key': token, 'content-type': 'application/json', accept: 'application/json' };
    const body = JSON.stringify({ surrogate_keys: keys });
    await requireSuccess(await fetch(`${url}/purge`, { method: 'POST', headers, body, signal }));
  },
});

/** The configuration for Varnish in `deploy/varnish` reads the same headers. */
export const surrogateHeaders: Edge['headersOf'] = (keys, control) => ({
  ...(control && { 'surrogate-control': control }),
  'surrogate-key': keys.join(' '),
});
