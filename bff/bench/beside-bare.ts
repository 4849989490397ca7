import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load, median, type Load } from './load.ts';

const ROUNDS = 5;
const SECONDS = 3;

/**
 * Asks for one address, and in turn for the same bytes of a node:http that does nothing else; prints both, and answers how many
 * times as often the address is answered.
 */
export async function ratioBesideBare(name: string, url: string, { connections = 16 } = {}): Promise<number> {
  const options = { connections, seconds: SECONDS };
  const { headers, body } = await bytesOf(url);
  const bare = createServer((_, response) => response.writeHead(200, headers).end(body));
  await new Promise<void>((listening) => bare.listen(0, '127.0.0.1', listening));
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;

  await load(url, { ...options, seconds: 1 });
  await load(bareUrl, { ...options, seconds: 1 });
  const asked: Load[] = [];
  const nothing: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    nothing.push(await load(bareUrl, options));
    asked.push(await load(url, options));
  }
  bare.close();
  const ratio = perSecond(asked) / perSecond(nothing);
  console.log(`${body.length} bytes, ${connections} at a time, median of ${ROUNDS} rounds of ${SECONDS} s`);
  print('node:http', nothing);
  print(name, asked);
  console.log(`ratio ${ratio.toFixed(2).padStart(14)}`);
  return ratio;
}

/** The same, answering whether it is at least this many times as often. */
export async function isFastBesideBare(name: string, url: string, budget: number): Promise<boolean> {
  const ratio = await ratioBesideBare(name, url);
  console.log(`budget ${budget.toFixed(2).padStart(13)}`);
  return ratio >= budget;
}

const perSecond = (loads: Load[]) => median(loads.map(({ requestsPerSecond }) => requestsPerSecond));

const print = (name: string, loads: Load[]) =>
  console.log(
    `${name.padEnd(13)} ${perSecond(loads).toFixed(0).padStart(7)} req/s   p50 ${median(loads.map(({ p50 }) => p50))} ms   p99 ${median(loads.map(({ p99 }) => p99))} ms`,
  );

/** What an address sends to whoever takes brotli. */
async function bytesOf(address: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const headers = response.rawHeaders.flatMap((value, i, all) =>
          i % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(value) ? [value, all[i + 1]!] : [],
        );
        resolve({ headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}
