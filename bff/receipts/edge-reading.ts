import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Edge } from '../edge/edge.ts';

/** ETags with which the edge answers, one for each host and server of the edge; null if it does not answer. */
export interface EdgeReading {
  page: (string | null)[];
  listing: (string | null)[];
}

interface EdgeQuestion {
  hosts: { host: string; secure: boolean }[];
  path: string;
  listingPath: string | null;
}

const ANSWER_MS = 1000;

/** Reads what visitors get, because the edge could contain another answer than the BFFs give. */
export async function readThroughEdge(edge: Edge, { hosts, path, listingPath }: EdgeQuestion): Promise<EdgeReading> {
  const places = hosts.flatMap((host) => edge.originsOf(host).map((origin) => ({ origin, host: host.host })));
  const readAll = (url: string) => Promise.all(places.map(({ origin, host }) => readEtag(origin + url, host)));
  const [page, listing] = await Promise.all([readAll(path), listingPath === null ? [] : readAll(listingPath)]);
  return { page, listing };
}

async function readEtag(url: string, host: string): Promise<string | null> {
  try {
    const { statusCode = 0, headers } = await get(url, host);
    return statusCode >= 500 ? null : (headers.etag ?? null);
  } catch {
    return null;
  }
}

/** `fetch` cannot set the Host header. */
function get(url: string, host: string): Promise<IncomingMessage> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const request = send(url, { headers: { host, accept: 'text/html' }, agent: false, signal }, (response) => {
      response.resume();
      resolve(response);
    });
    request.on('error', reject);
    request.end();
  });
}
