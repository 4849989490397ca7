import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import {
  type LinkTarget,
  lookupIn,
  MAX_HEADER_BYTES,
  MAX_REDIRECTS,
  parseLinkTarget,
  REDIRECTS,
} from './check-link.ts';
import type { LinkNetwork } from './link-network.ts';

export type Missing = 'notAllowed' | 'notSent';

/** Requests an address of a public website. The caller must read the body or destroy it. */
export async function openPicture(
  address: string,
  network: LinkNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage | Missing> {
  try {
    let target = parseLinkTarget(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      if (!target) return 'notAllowed';
      const { host, port } = target;
      const addresses = isIP(host) ? [host] : await network.resolve(host, signal);
      if (addresses.length === 0) return 'notSent';
      // A public name can point to a private network.
      if (!addresses.every((one) => network.isAllowed(one, port))) return 'notAllowed';
      const response = await get(target, addresses, network, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return response;
      response.destroy();
      if (!REDIRECTS.includes(statusCode) || !headers.location) return 'notSent';
      target = parseLinkTarget(headers.location, target.url);
    }
    return 'notSent';
  } catch {
    return 'notSent';
  }
}

function get(
  { url }: LinkTarget,
  addresses: readonly string[],
  { authorities }: LinkNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      agent: false,
      signal,
      ca: authorities,
      maxHeaderSize: MAX_HEADER_BYTES,
      lookup: lookupIn(addresses),
      headers: { accept: 'image/*', 'user-agent': 'Website-Import/1' },
    });
    request.on('error', reject);
    request.on('response', resolve);
    request.end();
  });
}
