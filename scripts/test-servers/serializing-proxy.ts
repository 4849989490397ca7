import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SerializingProxy {
  port: number;
  close(): Promise<void>;
}

/**
 * Stands before a server of the MongoDB wire protocol and lets one command in at a time. FerretDB finds a document and then
 * writes it; behind this door nobody writes between the two, and a guarded write is atomic as it is in MongoDB.
 */
export async function startSerializingProxy(port: number): Promise<SerializingProxy> {
  let turn: Promise<unknown> = Promise.resolve();
  const sockets = new Set<Socket>();
  const door = createServer((client) => {
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
    const ask = async (command: Buffer) => {
      server.write(command);
      const { value, done } = await answers.next();
      if (!done) client.write(value);
    };
    void (async () => {
      for await (const command of messages(client)) turn = turn.then(() => ask(command)).catch(() => client.destroy());
    })().catch(() => client.destroy());
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    port: (door.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      door.close();
      await once(door, 'close');
    },
  };
}

/** Every message begins with its length. */
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
