import { isPrivateAddress } from './is-private-address.ts';

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['::1', '::', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1'],
  ...['64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1'],
])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true));

test.each(['8.8.8.8', '172.32.0.1', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);
