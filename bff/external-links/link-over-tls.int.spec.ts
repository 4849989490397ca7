import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { createSecureContext, type TlsOptions } from 'node:tls';
import { checkLink, unknown } from './check-link.ts';
import type { LinkNetwork } from './link-network.ts';
import { type Certificate, createAuthority } from './testing/create-authority.ts';

const trusted = createAuthority('Trusted');
const network: LinkNetwork = {
  resolve: async () => ['127.0.0.1'],
  isAllowed: (address) => address === '127.0.0.1',
  authorities: [trusted.cert],
};

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function portOf(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function serve(certificate: Certificate, status = 200) {
  const requests: string[] = [];
  const port = await portOf(
    createServer(certificate, (request, response) => {
      requests.push(`${request.method} ${request.headers.host}`);
      response.writeHead(status).end();
    }),
  );
  return { port, requests };
}

const check = (address: string, on = network) => checkLink(address, on, new AbortController().signal);

test('a website with a certificate for its name exists', async () => {
  const { port, requests } = await serve(trusted.certify('partner.example'));
  expect(await check(`https://partner.example:${port}`)).toEqual({ verdict: 'ok' });
  expect(requests).toEqual([`HEAD partner.example:${port}`]);
});

test('a page that it does not have is dead', async () => {
  const { port, requests } = await serve(trusted.certify('partner.example'), 404);
  expect(await check(`https://partner.example:${port}`)).toEqual({ verdict: 'dead', why: 'notFound' });
  expect(requests).toEqual([`HEAD partner.example:${port}`, `GET partner.example:${port}`]);
});

test('the name is part of the handshake, so that a server with many websites presents the right certificate', async () => {
  const names: string[] = [];
  const SNICallback: TlsOptions['SNICallback'] = (name, present) => {
    names.push(name);
    present(null, createSecureContext(trusted.certify(name)));
  };
  const options = { ...trusted.certify('another.example'), SNICallback };
  const server = createServer(options, (_, response) => void response.end());
  const port = await portOf(server);
  expect(await check(`https://partner.example:${port}`)).toEqual({ verdict: 'ok' });
  expect(names).toEqual(['partner.example']);
});

test.each<[string, Certificate]>([
  ['for another name', trusted.certify('another.example')],
  ['that has expired', trusted.certify('partner.example', { isExpired: true })],
  ['of an authority that is not trusted', createAuthority('Somebody').certify('partner.example')],
  ['of an authority that has the name of a trusted one', createAuthority('Trusted').certify('partner.example')],
])('with a certificate %s nothing is known, and nothing is requested', async (_, certificate) => {
  const { port, requests } = await serve(certificate, 404);
  expect(await check(`https://partner.example:${port}`)).toEqual(unknown);
  expect(requests).toEqual([]);
});

test('the authorities of a deployment are those of Node', async () => {
  const { port, requests } = await serve(trusted.certify('partner.example'));
  const { authorities: _, ...deployed } = network;
  expect(await check(`https://partner.example:${port}`, deployed)).toEqual(unknown);
  expect(requests).toEqual([]);
});

describe('a redirect', () => {
  const redirectTo =
    (location: string): RequestListener =>
    (_, response) =>
      void response.writeHead(301, { location }).end();

  test.each([
    [200, { verdict: 'ok' }],
    [410, { verdict: 'dead', why: 'gone' }],
  ])('from http to https is followed to the status %i', async (status, verdict) => {
    const { port } = await serve(trusted.certify('partner.example'), status);
    const open = await portOf(createHttpServer(redirectTo(`https://partner.example:${port}/`)));
    expect(await check(`http://partner.example:${open}`)).toEqual(verdict);
  });

  test('to a website with an invalid certificate gives no verdict', async () => {
    const { port } = await serve(trusted.certify('another.example'), 404);
    const open = await portOf(createHttpServer(redirectTo(`https://partner.example:${port}/`)));
    expect(await check(`http://partner.example:${open}`)).toEqual(unknown);
  });

  test('from https to http is followed', async () => {
    const open = await portOf(createHttpServer((_, response) => void response.writeHead(404).end()));
    const port = await portOf(
      createServer(trusted.certify('partner.example'), redirectTo(`http://partner.example:${open}/`)),
    );
    expect(await check(`https://partner.example:${port}`)).toEqual({ verdict: 'dead', why: 'notFound' });
  });
});
