import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkLink, unknown } from './check-link.ts';
import { createResolve, type LinkNetwork, publicNetwork } from './link-network.ts';
import { type NameServer, type NameServerAnswer, startNameServer } from './testing/start-name-server.ts';

/** Listens on all addresses of this machine and records to which of them a client connects. */
const website = createServer((request, response) => {
  visits.push(`${request.method} ${request.socket.localAddress}`);
  if (request.url === '/moved') response.writeHead(301, { location: '/' }).end();
  else response.writeHead(404).end();
});
let visits: string[] = [];
let nameServer: NameServer | undefined;
const dead = { verdict: 'dead', why: 'notFound' };

beforeAll(async () => {
  website.listen(0, '0.0.0.0');
  await once(website, 'listening');
});
beforeEach(() => void (visits = []));
afterEach(() => nameServer?.stop());
afterAll(() => void website.close());

const PUBLIC = '127.0.0.1';
const PRIVATE = '127.0.0.2';

async function networkWith(
  answer: (name: string, type: 'A' | 'AAAA') => NameServerAnswer,
  timeoutMs?: number,
): Promise<LinkNetwork> {
  nameServer = await startNameServer(answer);
  const resolve = createResolve({ servers: [nameServer.address], ...(timeoutMs && { timeoutMs }) });
  return { resolve, isAllowed: (address) => address === PUBLIC };
}

const check = (network: LinkNetwork, path = '/', signal = new AbortController().signal) =>
  checkLink(`http://partner.example:${(website.address() as AddressInfo).port}${path}`, network, signal);

test('a name is asked for with both kinds of addresses, and one of them is enough', async () => {
  expect(await check(await networkWith(() => [PUBLIC]))).toEqual(dead);
  expect(nameServer!.questions.toSorted()).toEqual(['A partner.example', 'AAAA partner.example']);
  expect(visits).toEqual([`HEAD ${PUBLIC}`, `GET ${PUBLIC}`]);
});

test('a name that the name server denies is dead', async () => {
  expect(await check(await networkWith(() => 'NXDOMAIN'))).toEqual({ verdict: 'dead', why: 'noHost' });
});

test.each<[string, NameServerAnswer, NameServerAnswer]>([
  ['fails', 'SERVFAIL', 'SERVFAIL'],
  ['refuses', 'REFUSED', 'REFUSED'],
  ['is silent', 'silence', 'silence'],
  ['knows the name without an address', [], []],
  ['fails for one kind of addresses', 'NXDOMAIN', 'SERVFAIL'],
  ['is silent for one kind of addresses', 'silence', 'NXDOMAIN'],
])('nothing is known if the name server %s', async (_, a, aaaa) => {
  const network = await networkWith((_name, type) => (type === 'A' ? a : aaaa), 50);
  expect(await check(network)).toEqual(unknown);
});

test.each<[string, NameServerAnswer]>([
  ['fails', 'SERVFAIL'],
  ['denies the name', 'NXDOMAIN'],
  ['is silent', 'silence'],
])('a website is found by the addresses of one kind if the name server %s for the other kind', async (_, other) => {
  expect(await check(await networkWith((_name, type) => (type === 'A' ? [PUBLIC] : other), 50))).toEqual(dead);
});

test('a check that has ended asks no name server', async () => {
  expect(await check(await networkWith(() => 'silence', 50), '/', AbortSignal.abort())).toEqual(unknown);
  expect(nameServer!.questions).toEqual([]);
});

test('a check that ends while the name server is silent does not ask again', async () => {
  const end = new AbortController();
  const network = await networkWith(() => {
    end.abort();
    return 'silence';
  }, 50);
  expect(await check(network, '/', end.signal)).toEqual(unknown);
  expect(nameServer!.questions).toEqual([...new Set(nameServer!.questions)]);
});

test.each([
  ['this machine', [PUBLIC]],
  ['a private network', ['10.0.0.1']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['a private network of IPv6', ['fd00:0:0:0:0:0:0:1']],
  ['this machine, written as IPv6', ['0:0:0:0:0:ffff:7f00:1']],
  ['a public and a private network', ['93.184.216.34', '10.0.0.1']],
  ['a public network of IPv4 and a private one of IPv6', ['93.184.216.34', 'fd00:0:0:0:0:0:0:1']],
])('the network of a deployment refuses a name with an address of %s', async (_, addresses) => {
  const { resolve } = await networkWith(() => addresses);
  const asked: string[] = [];
  const isAllowed: LinkNetwork['isAllowed'] = (address) => {
    asked.push(address);
    return publicNetwork.isAllowed(address, 80);
  };
  expect(await check({ resolve, isAllowed })).toEqual(unknown);
  expect([asked.length > 0, visits]).toEqual([true, []]);
});

describe('a name server that answers another address the second time', () => {
  const rebinding = () => {
    const answers = { A: [[PUBLIC]], AAAA: [[]] } as Record<'A' | 'AAAA', string[][]>;
    return networkWith((_, type) => answers[type].shift() ?? [PRIVATE]);
  };

  test('is not asked again for the GET after a HEAD', async () => {
    expect(await check(await rebinding())).toEqual(dead);
    expect(visits).toEqual([`HEAD ${PUBLIC}`, `GET ${PUBLIC}`]);
    expect(nameServer!.questions).toHaveLength(2);
  });

  test('cannot redirect the check to a private address', async () => {
    expect(await check(await rebinding(), '/moved')).toEqual(unknown);
    expect(visits).toEqual([`HEAD ${PUBLIC}`]);
    expect(nameServer!.questions).toHaveLength(4);
  });
});
