import type { Call } from '../../proto/contract.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';

export function parseInput({ http }: Call, { query, body }: { query: unknown; body: unknown }): object {
  if (http?.startsWith('GET ')) return { ...(query as object) };
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw gatewayRefusals.notAnObject({ type: Array.isArray(body) ? 'a list' : `a ${typeof body}` });
  }
  return body;
}
