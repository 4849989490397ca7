import type { Call } from '../../proto/contract.ts';
import { Problem } from '../../proto/errors.ts';

export function parseInput({ http }: Call, { query, body }: { query: unknown; body: unknown }): object {
  if (http?.startsWith('GET ')) return { ...(query as object) };
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new Problem('invalid', `Send a JSON object, not ${Array.isArray(body) ? 'a list' : `a ${typeof body}`}.`);
  }
  return body;
}
