import { isPublicAddress } from './is-public-address.ts';

test.each(
  Object.entries({
    loopback: ['127.0.0.1', '127.8.8.8', '::1'],
    unspecified: ['0.0.0.0', '0.1.2.3', '::'],
    private: ['10.1.2.3', '172.16.0.1', '172.20.0.1', '172.31.255.255', '192.168.1.1'],
    'shared by a provider': ['100.64.0.0', '100.127.255.255'],
    'link-local, which includes metadata services': ['169.254.169.254', 'fe80::1', 'fe80::a9fe:a9fe', 'fec0::1'],
    'of the host of a virtual machine': ['168.63.129.16'],
    'unique local, which includes metadata services': ['fc00::1', 'fd12:3456::1', 'fd00:ec2::254'],
    multicast: ['224.0.0.1', '239.255.255.250', 'ff02::1'],
    broadcast: ['255.255.255.255'],
    reserved: ['192.0.0.1', '198.18.0.1', '198.19.255.255', '240.0.0.1', '192.88.99.1', '100::1', '4000::1', '5f00::1'],
    'for documentation': ['192.0.2.1', '198.51.100.1', '203.0.113.9', '2001:db8::1', '3fff::1'],
    'of IPv4 within IPv6': ['::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:0:8.8.8.8', '::7f00:1', '::8.8.8.8'],
    'of IPv4 behind a translator': ['64:ff9b::a00:1', '64:ff9b::808:808', '64:ff9b:1::1'],
    'of IPv4 in a tunnel': ['2002:a00:1::', '2002:808:808::1', '2001::1'],
    'no address': ['', 'localhost', '10.0.0', '1.2.3.4.5', 'fe80::1%eth0', '::1%lo'],
  }).flatMap(([what, addresses]) => addresses.map((address) => [address, what])),
)('%s is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ...['8.8.8.8', '1.1.1.1', '93.184.216.34', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.0'],
  ...['192.167.1.1', '169.253.1.1', '223.255.255.255', '198.20.0.1'],
  ...['2606:4700::1111', '2a00:1450:4001::200e', '2400:cb00::1'],
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
