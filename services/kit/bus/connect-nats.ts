import { Logger } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import { log } from '../log/log.ts';
import { nestLog } from '../log/nest-log.ts';
import { inboxSubject } from './access/nats-user.ts';
import { authenticatorFor, type NatsCredentials } from './access/credentials.ts';

/** The connection to NATS of one service: calls out, calls in, events out, events in. */
export interface Nats {
  client: ClientNats;
  connection: NatsConnection;
  readonly connected: boolean;
  /** Calls back each time that NATS has been away and is there again; answers how to end that. */
  onReturn(back: () => void): () => void;
  close(): Promise<void>;
}

const STATUS_LOG_DELAY_MS = 10_000;

/** Waits for NATS as long as it takes, and comes back by itself whenever it was away. */
export async function connectNats(url: string, user: string, credentials: NatsCredentials): Promise<Nats> {
  Logger.overrideLogger(nestLog('nats'));
  const client = new ClientNats({
    servers: url.split(','),
    name: user,
    inboxPrefix: inboxSubject(user),
    authenticator: await authenticatorFor(user, credentials),
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    reconnectJitter: 100,
    // A peer that vanished without a word is noticed within half a minute.
    pingInterval: 10_000,
    maxPingOut: 2,
  });
  const waiting = setInterval(() => log.warn(`Still waiting for NATS at ${url}`), STATUS_LOG_DELAY_MS);
  await client.connect().finally(() => clearInterval(waiting));
  const connection = client.unwrap<NatsConnection>();
  const returns = new Set<() => void>();
  let connected = true;
  client.on('disconnect', () => (connected = false));
  client.on('reconnect', () => {
    connected = true;
    for (const back of returns) back();
  });
  return {
    client,
    connection,
    get connected() {
      return connected;
    },
    onReturn(back) {
      returns.add(back);
      return () => returns.delete(back);
    },
    async close() {
      // Drain sends what is still buffered; while NATS is away there is nobody to send it to.
      await connection.drain().catch(() => connection.close());
      await client.close();
    },
  };
}
