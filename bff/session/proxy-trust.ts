import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Hop 0 is the connected peer. */
export type ProxyTrust = (address: string, hop: number) => boolean;

export const trustNoProxy: ProxyTrust = () => false;

const MAX_HOPS = 10;
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Accepts a number of proxies (`true` is 1), or a comma-separated list of addresses, CIDR ranges and range names. */
export function parseProxyTrust(setting: string | number | boolean | undefined): ProxyTrust {
  const text = String(setting ?? '').trim();
  if (['', 'false', '0'].includes(text)) return trustNoProxy;
  const hops = text === 'true' ? 1 : /^\d+$/.test(text) ? Number(text) : undefined;
  if (hops !== undefined && hops <= MAX_HOPS) return (_, hop) => hop < hops;
  const addresses = text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const message = `TRUST_PROXY is "${text}": set it to the number of proxies (at most ${MAX_HOPS}) or to their addresses, for instance 10.0.0.0/8,192.168.1.4`;
  if (addresses.length === 0 || !addresses.every(isAddress)) throw new Error(message);
  try {
    return proxyAddr.compile(addresses);
  } catch (cause) {
    throw new Error(message, { cause });
  }
}

/** The library also accepts shortened addresses such as 10.1, which are usually mistakes. */
const isAddress = (text: string): boolean => RANGES.includes(text) || isIP(text.split('/')[0] ?? '') !== 0;
