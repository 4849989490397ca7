import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Virtual machines of Azure reach their host at this address, which looks public. */
const CLOUD_HOST = '168.63.129.16';

/** Returns false for private, loopback, link-local, multicast and reserved addresses, and for IPv6 addresses that embed IPv4. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text === CLOUD_HOST) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  // Other IPv6 addresses are unassigned, or are deprecated forms that embed an IPv4 address.
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}
