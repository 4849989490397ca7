import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

export interface IncomingRequest {
  /** The request of Node.js, if this is one of the framework. */
  raw?: IncomingMessage;
  headers: IncomingHttpHeaders;
  socket: { encrypted?: boolean; remoteAddress?: string };
}

/** Forwarding headers count only if a trusted proxy sent the request, because any client can send them. */
interface RequestOrigin {
  host: string;
  secure: boolean;
  /** The network of the client; all limits count requests by it. */
  source: string;
}

export function resolveOrigin(incoming: IncomingRequest, trust: ProxyTrust): RequestOrigin {
  const { headers, socket } = incoming;
  const isForwarded = isFromProxy(incoming, trust);
  const forwarded = (name: string) => (isForwarded ? lastListValue(headers[name]) : undefined);
  return {
    host: forwarded('x-forwarded-host') ?? headers.host ?? '',
    secure: socket.encrypted === true || forwarded('x-forwarded-proto')?.toLowerCase() === 'https',
    // Most requests are for cached pages, which have no limit.
    get source() {
      const address = isForwarded ? proxyAddr(withoutPorts(incoming) as IncomingMessage, trust) : '';
      return networkOf(address) || networkOf(socket.remoteAddress ?? '');
    },
  };
}

/** Removes ports, because a trusted proxy may have added them. */
const withoutPorts = ({ headers, socket }: IncomingRequest): IncomingRequest => ({
  socket,
  headers: {
    ...headers,
    'x-forwarded-for': String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map(withoutPort)
      .join(','),
  },
});

export const isFromProxy = ({ socket }: IncomingRequest, trust: ProxyTrust): boolean =>
  trust(socket.remoteAddress ?? '', 0);

/** Returns the last value, because a proxy appends its own value to those that it received. */
const lastListValue = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .at(-1);

/** Limits count requests by network, because one connection owns the last 64 bits of its IPv6 address. */
export function networkOf(source: string): string {
  const address = withoutPort(source)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  if (!isIPv6(address)) return address;
  const [head, tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

const groupsOf = (part = ''): string[] => (part === '' ? [] : part.split(':'));

const withoutPort = (address: string): string => address.trim().replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');

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
