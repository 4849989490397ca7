import type { Call } from '../../proto/contract.ts';
import { Problem } from '../../proto/errors.ts';

/** What a request gives to a call: the query of a GET, the body of a POST. What is in it is checked by the service. */
export function parseInput({ http }: Call, { query, body }: { query: unknown; body: unknown }): object {
  if (http?.startsWith('GET ')) return { ...(query as object) };
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new Problem('invalid', `Send a JSON object, not ${Array.isArray(body) ? 'a list' : `a ${typeof body}`}.`);
  }
  return body;
}
