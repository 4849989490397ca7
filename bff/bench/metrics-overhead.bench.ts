import type { IncomingMessage, ServerResponse } from 'node:http';
import { startOtlpReceiver } from '../../services/kit/testing/otlp-receiver.ts';
import { startTelemetry } from '../../services/kit/telemetry/start-telemetry.ts';
import { median } from '../../scripts/bench/percentile.ts';
import { recordRequest, startOfRequest } from '../http/request-trace.ts';

const REQUESTS = 500_000;
const ROUNDS = 7;

const request = { method: 'GET' } as IncomingMessage;
const target = { route: '/*', domain: 'Example' };
const response = { statusCode: 200 } as ServerResponse;

function measure(): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    for (let index = 0; index < REQUESTS; index += 1) recordRequest(request, response, target, startOfRequest());
    return ((performance.now() - startedAt) / REQUESTS) * 1e6;
  });
  return median(rounds);
}

const print = (name: string) => console.log(`${name.padEnd(22)} ${measure().toFixed(0).padStart(6)} ns per request`);

measure();
print('metrics not exported');
const receiver = await startOtlpReceiver();
const stop = startTelemetry('bench', { endpoint: receiver.url });
measure();
print('metrics exported');
await stop();
await receiver.close();
