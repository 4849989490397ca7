import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

export interface CuttableProxy {
  port: number;
  /** Accepts connections and forwards nothing, as a network that drops packets. */
  cut(): void;
  restore(): void;
  /** Adds this time to each round trip. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/** Forwards TCP connections to a port of this machine. */
export async function startCuttableProxy(target: number): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let delayMs = 0;
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (isCut) return;
        if (from === incoming || delayMs === 0) to.write(chunk);
        else setTimeout(() => to.write(chunk), delayMs);
      });
      from.on('error', () => undefined);
      from.on('close', () => (sockets.delete(from), to.destroy()));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => (isCut = true),
    delay: (ms) => (delayMs = ms),
    restore() {
      isCut = false;
      closeAll();
    },
    async close() {
      closeAll();
      server.close();
      await once(server, 'close');
    },
  };
}
