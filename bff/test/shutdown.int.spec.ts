import { once } from 'node:events';
import { connect } from 'node:net';
import { startSite } from './site.ts';

test.each(['/', '/api/regions/loadRegions', '/not-there'])(
  'a request for %s that arrives during a shutdown gets its answer, and the connection is closed',
  async (path) => {
    const site = await startSite();
    const socket = connect(Number(new URL(site.bff.url).port), '127.0.0.1');
    await once(socket, 'connect');
    let received = '';
    socket.on('data', (data) => (received += data));
    // The response to the first request proves that the server knows the connection. The second request is incomplete.
    socket.write(`GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET ${path} HTTP/1.1\r\nHost: localhost\r\n`);
    await once(socket, 'data');
    const stopping = site.stop();
    received = '';
    socket.write('\r\n');
    await once(socket, 'close');
    await stopping;
    expect(received).toMatch(/^HTTP\/1\.1 (200|404)/);
  },
);

test('a connection without a request does not delay a shutdown', async () => {
  const site = await startSite();
  const port = Number(new URL(site.bff.url).port);
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  // The server has accepted the connections before this one.
  await site.get('/health');
  await Promise.all([once(silent, 'close'), site.stop()]);
});
