import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { LinkNetwork } from './link-network.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_HEADER_BYTES = 16 * 1024;

export interface PublicAnswer {
  status: number;
  location: string;
}

/** The part of a request that does not depend on what is asked for. */
export interface Connection {
  addresses: readonly string[];
  signal: AbortSignal;
  authorities: string[] | undefined;
}

type Unreachable = 'noHost' | 'notAllowed' | 'tooManyRedirects';

/** Calls `ask` with the address of a public website and with each address to which it redirects. Returns the last answer. */
export async function requestPublic<A extends PublicAnswer>(
  address: string,
  network: LinkNetwork,
  signal: AbortSignal,
  ask: (url: URL, connection: Connection) => Promise<A>,
): Promise<A | Unreachable> {
  let target = parseLinkTarget(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!target) return 'notAllowed';
    const { host, port, url } = target;
    const addresses = isIP(host) ? [host] : await network.resolve(host, signal);
    if (addresses.length === 0) return 'noHost';
    // A public name can point to a private network.
    if (!addresses.every((one) => network.isAllowed(one, port))) return 'notAllowed';
    const answer = await ask(url, { addresses, signal, authorities: network.authorities });
    if (!REDIRECTS.includes(answer.status) || answer.location === '') return answer;
    target = parseLinkTarget(answer.location, url);
  }
  return 'tooManyRedirects';
}

/** The caller must read the body or destroy it. */
export function sendRequest(
  url: URL,
  { addresses, signal, authorities }: Connection,
  { method, headers }: { method: 'HEAD' | 'GET'; headers: Record<'accept' | 'user-agent', string> },
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      agent: false,
      signal,
      ca: authorities,
      maxHeaderSize: MAX_HEADER_BYTES,
      lookup: lookupIn(addresses),
      headers,
    });
    request.on('error', reject);
    request.on('close', () => reject(new Error('The connection was closed')));
    request.on('response', resolve);
    request.end();
  });
}

export const readAnswer = ({ statusCode = 0, headers }: IncomingMessage): PublicAnswer => ({
  status: statusCode,
  location: headers.location ?? '',
});

/** Connects to the addresses that were checked, because a second DNS lookup can return others. */
const lookupIn = (addresses: readonly string[]): LookupFunction => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) =>
    options.all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family);
};

interface LinkTarget {
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
