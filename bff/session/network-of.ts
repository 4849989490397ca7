import { isIPv6 } from 'node:net';

/** The network that limits count: one connection owns the whole second half of an IPv6 address. */
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

/** Some proxies forward an address with its port. */
export const withoutPort = (address: string): string =>
  address.trim().replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
