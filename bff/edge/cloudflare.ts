import type { Edge, EdgeSettings } from './edge.ts';
import { requireSuccess } from './require-success.ts';

/** The API accepts at least this many on every plan. */
const MAX_KEYS = 30;

export const openCloudflare = ({ url, token }: EdgeSettings): Edge => ({
  maxKeys: MAX_KEYS,
  headersOf: (keys, control) => ({
    ...(control && { 'cloudflare-cdn-cache-control': control }),
    'cache-tag': keys.join(','),
  }),
  originsOf: ({ host, secure }) => [`${secure ? 'https' : 'http'}://${host}`],
  async purge(keys, signal) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ tags: keys });
    const answer = await requireSuccess(await fetch(`${url}/purge_cache`, { method: 'POST', headers, body, signal }));
    if (!isSuccess(answer)) throw new Error(`The edge refused a purge: ${answer.slice(0, 200)}`);
  },
});

/** The API can answer 200 and report an error in the body. */
function isSuccess(answer: string): boolean {
  try {
    return Object(JSON.parse(answer)).success === true;
  } catch {
    return false;
  }
}
