import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { median } from '../../scripts/bench/percentile.ts';
import { type Load, type LoadOptions, measureLoad } from './measure-load.ts';

const ROUNDS = 5;
const SECONDS = 3;

interface ComparedRequest extends Partial<Pick<LoadOptions, 'connections' | 'headers'>> {
  url: string;
}

/**
 * Measures an address and a bare node:http server with the same response in turns, and prints both. Returns the throughput of the address
 * relative to that of the bare server.
 */
export async function compareWithBareServer(name: string, compared: ComparedRequest): Promise<number> {
  const { url, connections = 16, headers } = compared;
  const { status } = await fetchResponse(compared);
  const options = { connections, headers, status, seconds: SECONDS };
  await measureLoad(url, { ...options, seconds: 1 });
  const response = await fetchResponse(compared);
  const bare = createServer((_, answer) => answer.writeHead(status, response.headers).end(response.body));
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;

  await measureLoad(bareUrl, { ...options, seconds: 1 });
  const loads: Load[] = [];
  const bareLoads: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bareLoads.push(await measureLoad(bareUrl, options));
    loads.push(await measureLoad(url, options));
  }
  bare.close();
  console.log(
    `${response.body.length} bytes, ${connections} connections, median of ${ROUNDS} rounds of ${SECONDS} seconds`,
  );
  printLoads('node:http', bareLoads);
  printLoads(name, loads);
  return rate(loads) / rate(bareLoads);
}

const rate = (loads: Load[]) => median(loads.map(({ requestsPerSecond }) => requestsPerSecond));

function printLoads(name: string, loads: Load[]): void {
  const [p50, p99] = (['p50', 'p99'] as const).map((key) => median(loads.map((load) => load[key])));
  console.log(`${name.padEnd(16)} ${rate(loads).toFixed(0).padStart(7)} req/s   p50 ${p50} ms   p99 ${p99} ms`);
}

function fetchResponse({ url, headers }: ComparedRequest) {
  return new Promise<{ status: number; headers: string[]; body: Buffer }>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const sameHeaders = response.rawHeaders.flatMap((value, index, all) =>
          index % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(value) ? [value, all[index + 1]!] : [],
        );
        resolve({ status: response.statusCode!, headers: sameHeaders, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}
