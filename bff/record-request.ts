import { METHODS, type IncomingMessage, type ServerResponse } from 'node:http';
import { metrics } from '../services/kit/telemetry/metrics.ts';

const KNOWN_METHODS = new Set(METHODS);

/** Reads the clock only if requests are measured. */
export const startOfRequest = (): number => (metrics.httpDuration.isRecording ? performance.now() : 0);

export function recordRequest(
  { method = '' }: IncomingMessage,
  { statusCode }: ServerResponse,
  route: string,
  startedAt: number,
): void {
  if (startedAt === 0) return;
  metrics.httpDuration.record((performance.now() - startedAt) / 1000, {
    'http.request.method': KNOWN_METHODS.has(method) ? method : '_OTHER',
    'http.route': route,
    'http.response.status_code': statusCode,
  });
}
