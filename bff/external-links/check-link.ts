import { isIP } from 'node:net';
import type { LinkVerdict } from '../../proto/link-verdicts.ts';
import { type LinkNetwork, NoSuchHost } from './link-network.ts';
import { type LinkTarget, parseLinkTarget } from './link-target.ts';
import { type LinkAnswer, type RequestOptions, requestStatus } from './request-status.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const OVERLOADED = [429, 503];

export const unknown: LinkVerdict = { verdict: 'unknown' };

export async function checkLink(address: string, network: LinkNetwork, signal: AbortSignal): Promise<LinkVerdict> {
  try {
    let target = parseLinkTarget(address);
    for (let redirects = 0; target && redirects <= MAX_REDIRECTS; redirects += 1) {
      const addresses = await findAddresses(target, network, signal);
      if (!addresses) return unknown;
      const { status, location } = await ask(target.url, { addresses, signal, authorities: network.authorities });
      if (!REDIRECTS.includes(status)) return verdictOf(status);
      target = location ? parseLinkTarget(location, target.url) : null;
    }
    return unknown;
  } catch (error) {
    return error instanceof NoSuchHost ? { verdict: 'dead', why: 'noHost' } : unknown;
  }
}

/** Null if one is not allowed: the name can be one of a private network. */
async function findAddresses(
  { host, port }: LinkTarget,
  network: LinkNetwork,
  signal: AbortSignal,
): Promise<string[] | null> {
  const addresses = isIP(host) ? [host] : await network.resolve(host, signal);
  return addresses.length > 0 && addresses.every((address) => network.isAllowed(address, port)) ? addresses : null;
}

/** Some servers answer HEAD with an error for what exists. */
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
