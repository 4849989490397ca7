import { isIP } from 'node:net';
import type { LinkVerdict } from '../../proto/link-verdicts.ts';
import { type LinkNetwork, NoSuchHost } from './link-network.ts';
import { type LinkTarget, parseLinkTarget } from './link-target.ts';
import { type LinkAnswer, requestStatus } from './request-status.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
/** Servers that are asked less often do not change these answers. */
const OVERLOADED = [429, 503];

export const unknown: LinkVerdict = { verdict: 'unknown' };

/** Never rejects. */
export async function checkLink(address: string, network: LinkNetwork, signal: AbortSignal): Promise<LinkVerdict> {
  try {
    let target = parseLinkTarget(address);
    for (let redirects = 0; target && redirects <= MAX_REDIRECTS; redirects += 1) {
      const addresses = await findAddresses(target, network, signal);
      if (!addresses) return unknown;
      const { status, location } = await ask(target.url, addresses, signal);
      if (!REDIRECTS.includes(status)) return verdictOf(status);
      target = location ? parseLinkTarget(location, target.url) : null;
    }
    return unknown;
  } catch (error) {
    return error instanceof NoSuchHost ? { verdict: 'dead', why: 'noHost' } : unknown;
  }
}

/** Null if one of them is not allowed, because the name could be one of a private network. */
async function findAddresses(
  { host, port }: LinkTarget,
  network: LinkNetwork,
  signal: AbortSignal,
): Promise<string[] | null> {
  const addresses = isIP(host) ? [host] : await network.resolve(host, signal);
  return addresses.length > 0 && addresses.every((address) => network.isAllowed(address, port)) ? addresses : null;
}

/** Some servers answer HEAD with an error for what exists, so that only GET says that something does not. */
async function ask(url: URL, addresses: string[], signal: AbortSignal): Promise<LinkAnswer> {
  const head = await requestStatus(url, { method: 'HEAD', addresses, signal });
  if (head.status < 400 || OVERLOADED.includes(head.status)) return head;
  return requestStatus(url, { method: 'GET', addresses, signal });
}

function verdictOf(status: number): LinkVerdict {
  if (status === 404) return { verdict: 'dead', why: 'notFound' };
  if (status === 410) return { verdict: 'dead', why: 'gone' };
  return status >= 200 && status < 300 ? { verdict: 'ok' } : unknown;
}
