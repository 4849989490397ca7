import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface SerializingProxy {
  port: number;
  close(): Promise<void>;
}

/**
 * A proxy for the MongoDB wire protocol that forwards one command at a time. FerretDB reads a document before it writes it, so
 * concurrent guarded writes would not be atomic.
 */
export async function startSerializingProxy(port: number): Promise<SerializingProxy> {
  let queue: Promise<unknown> = Promise.resolve();
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    const answers = messages(server);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    const forward = async (command: Buffer) => {
      server.write(command);
      const { value, done } = await answers.next();
      if (!done) client.write(value);
    };
    void (async () => {
      for await (const command of messages(client))
        queue = queue.then(() => forward(command)).catch(() => client.destroy());
    })().catch(() => client.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

async function* messages(socket: Socket): AsyncGenerator<Buffer, void> {
  let read = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    read = Buffer.concat([read, chunk]);
    while (read.length >= 4 && read.length >= read.readInt32LE(0)) {
      const length = read.readInt32LE(0);
      yield read.subarray(0, length);
      read = read.subarray(length);
    }
  }
}
