import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
}

const autocannon = createRequire(import.meta.url).resolve('autocannon');

/** Asks one address as fast as it is answered, from a process of its own. */
export async function load(url: string, options: { connections: number; seconds: number }): Promise<Load> {
  const { connections, seconds } = options;
  const asked = ['-j', '-c', String(connections), '-d', String(seconds), '-H', 'accept-encoding=br', url];
  const child = spawn(process.execPath, [autocannon, ...asked], { stdio: ['ignore', 'pipe', 'ignore'] });
  let told = '';
  for await (const text of child.stdout) told += text;
  const { requests, latency, non2xx, errors } = JSON.parse(told);
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return { requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
