import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
}

export interface LoadOptions {
  connections: number;
  seconds?: number;
  requests?: number;
  headers?: Record<string, string>;
  status?: number;
}

const autocannon = createRequire(import.meta.url).resolve('autocannon');

/** Sends requests from another process as fast as the address responds. Fails if any response has another status. */
export async function measureLoad(url: string, options: LoadOptions): Promise<Load> {
  const { connections, seconds, requests: amount, headers = {}, status = 200 } = options;
  const sent = Object.entries({ 'accept-encoding': 'br', ...headers });
  const args = [
    ...['-j', '-c', String(connections)],
    ...(amount === undefined ? ['-d', String(seconds)] : ['-a', String(amount)]),
    ...sent.flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    url,
  ];
  const child = spawn(process.execPath, [autocannon, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  for await (const text of child.stdout) output += text;
  const { requests, latency, statusCodeStats, errors } = JSON.parse(output);
  const unexpected = Object.keys(statusCodeStats).filter((code) => code !== String(status));
  if (unexpected.length > 0 || errors > 0) throw new Error(`${url}: responded ${unexpected.join()}, ${errors} failed`);
  return { requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
