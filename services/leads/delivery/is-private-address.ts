import { BlockList, isIPv6 } from 'node:net';

const ranges = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
    ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
    ...['224.0.0.0/4', '240.0.0.0/4'],
  ],
  // Of IPv6 only global unicast addresses are public, without those that contain an IPv4 address.
  ipv6: ['::/3', '2001::/23', '2001:db8::/32', '2002::/16', '4000::/2', '8000::/1'],
} as const;

const listOf = (family: keyof typeof ranges): BlockList => {
  const blocked = new BlockList();
  for (const range of ranges[family]) {
    const [network, bits] = range.split('/') as [string, string];
    blocked.addSubnet(network, Number(bits), family);
  }
  return blocked;
};
/** Two lists, because one would compare IPv4 addresses with ranges of IPv6 too. */
const blocked = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') };

/** Loopback, private, link-local, multicast and reserved addresses. */
export function isPrivateAddress(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return blocked[family].check(address, family);
}
