import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { openFiles } from '../open-files.ts';

const unavailable = { status: 'rejected', reason: { name: 'Problem', code: 'unavailable' } };
const octets = { type: 'application/octet-stream' };

async function everyCall(port: number) {
  const files = openFiles(`s3://KEY:SECRET@127.0.0.1:${port}/site?tls=false`);
  return Promise.allSettled([
    files.ping(),
    files.put('files/a', Buffer.from('a'), octets),
    files.put('files/a', Readable.from([Buffer.alloc(6 * 1024 * 1024)]), octets),
    files.open('files/a'),
    files.read('files/a'),
    files.move('files/a', 'files/b'),
    files.remove('files/a'),
    files.removeAll('files/'),
    files.list('files/'),
  ]);
}

async function serving(server: Server, work: (port: number) => Promise<void>) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

describe('every call reports an S3 server as unavailable', () => {
  test('when nothing listens', async () => {
    let free = 0;
    await serving(createServer(), async (port) => void (free = port));
    for (const answer of await everyCall(free)) expect(answer).toMatchObject(unavailable);
  });

  test('when it closes the connection', async () => {
    await serving(
      createServer((socket) => socket.on('error', () => undefined).destroy()),
      async (port) => {
        for (const answer of await everyCall(port)) expect(answer).toMatchObject(unavailable);
      },
    );
  });

  test('when it responds with 503', async () => {
    const busy = 'HTTP/1.1 503 Slow Down\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
    await serving(
      createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(busy))),
      async (port) => {
        for (const answer of await everyCall(port)) expect(answer).toMatchObject(unavailable);
      },
    );
  });
});
