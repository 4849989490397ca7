import { isIP, type LookupFunction } from 'node:net';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LinkVerdict } from '../../proto/link-verdicts.ts';
import type { LinkNetwork } from './link-network.ts';

export const MAX_REDIRECTS = 5;
export const REDIRECTS = [301, 302, 303, 307, 308];
const OVERLOADED = [429, 503];

export const unknown: LinkVerdict = { verdict: 'unknown' };

export async function checkLink(address: string, network: LinkNetwork, signal: AbortSignal): Promise<LinkVerdict> {
  try {
    let target = parseLinkTarget(address);
    for (let redirects = 0; target && redirects <= MAX_REDIRECTS; redirects += 1) {
      const { host, port } = target;
      const addresses = isIP(host) ? [host] : await network.resolve(host, signal);
      if (addresses.length === 0) return { verdict: 'dead', why: 'noHost' };
      // A public name can point to a private network.
      if (!addresses.every((one) => network.isAllowed(one, port))) return unknown;
      const { status, location } = await ask(target.url, { addresses, signal, authorities: network.authorities });
      if (!REDIRECTS.includes(status)) return verdictOf(status);
      target = location ? parseLinkTarget(location, target.url) : null;
    }
    return unknown;
  } catch {
    return unknown;
  }
}

/** Repeats the request with GET, because some servers refuse HEAD for existing pages. */
async function ask(url: URL, options: Omit<RequestOptions, 'method'>): Promise<LinkAnswer> {
  const head = await requestStatus(url, { ...options, method: 'HEAD' });
  if (head.status < 400 || OVERLOADED.includes(head.status)) return head;
  return requestStatus(url, { ...options, method: 'GET' });
}

function verdictOf(status: number): LinkVerdict {
  if (status === 404) return { verdict: 'dead', why: 'notFound' };
  if (status === 410) return { verdict: 'dead', why: 'gone' };
  return status >= 200 && status < 300 ? { verdict: 'ok' } : unknown;
}

interface LinkAnswer {
  status: number;
  location: string;
}

interface RequestOptions {
  method: 'HEAD' | 'GET';
  addresses: readonly string[];
  signal: AbortSignal;
  authorities: string[] | undefined;
}

export const MAX_HEADER_BYTES = 16 * 1024;

function requestStatus(url: URL, { method, addresses, signal, authorities }: RequestOptions): Promise<LinkAnswer> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      agent: false,
      signal,
      ca: authorities,
      maxHeaderSize: MAX_HEADER_BYTES,
      lookup: lookupIn(addresses),
      headers: { accept: '*/*', 'user-agent': 'Website-Link-Check/1' },
    });
    request.on('error', reject);
    request.on('close', () => reject(new Error('The connection was closed')));
    request.on('response', (response) => {
      response.on('error', () => undefined);
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' });
      request.destroy();
    });
    request.end();
  });
}

/** Connects to the addresses that were checked, because a second DNS lookup can return others. */
export const lookupIn = (addresses: readonly string[]): LookupFunction => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) =>
    options.all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family);
};

export interface LinkTarget {
  url: URL;
  host: string;
  port: number;
}

/** Top-level domains of private networks. */
const PRIVATE_NAME = /(^|\.)(alt|arpa|corp|home|internal|intranet|invalid|lan|local|localdomain|localhost|onion|test)$/;

export function parseLinkTarget(address: string, base?: URL): LinkTarget | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const { protocol, username, password, hostname } = url;
  if ((protocol !== 'http:' && protocol !== 'https:') || username || password) return null;
  url.hash = '';
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  if (!isNumber && (!host.includes('.') || PRIVATE_NAME.test(host))) return null;
  return { url, host, port: Number(url.port) || (protocol === 'https:' ? 443 : 80) };
}
