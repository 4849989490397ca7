import { Logger } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import { log, nestLog } from '../log/log.ts';
import { metrics } from '../telemetry/metrics.ts';
import { inboxSubject } from './access/nats-user.ts';
import { authenticatorFor, type NatsCredentials } from './access/credentials.ts';

export interface Nats {
  client: ClientNats;
  connection: NatsConnection;
  readonly user: string;
  readonly eventReplicas: number;
  readonly connected: boolean;
  onReconnect(listener: () => void): () => void;
  close(): Promise<void>;
}

const STATUS_LOG_DELAY_MS = 10_000;

export async function connectNats(
  url: string,
  user: string,
  credentials: NatsCredentials,
  eventReplicas = 1,
): Promise<Nats> {
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
    pingInterval: 10_000,
    maxPingOut: 2,
    noAsyncTraces: true,
  });
  const waiting = setInterval(() => log.warn(`Still waiting for NATS at ${url}`), STATUS_LOG_DELAY_MS);
  await client.connect().finally(() => clearInterval(waiting));
  const connection = client.unwrap<NatsConnection>();
  const listeners = new Set<() => void>();
  let connected = true;
  client.on('disconnect', () => (connected = false));
  client.on('reconnect', () => {
    connected = true;
    for (const listener of listeners) listener();
  });
  const stopObserving = metrics.natsConnected.observe(() => [[connected ? 1 : 0, { 'site.service': user }]]);
  return {
    client,
    connection,
    user,
    eventReplicas,
    get connected() {
      return connected;
    },
    onReconnect(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      stopObserving();
      // drain() sends buffered messages, but fails while NATS is unreachable.
      await connection.drain().catch(() => connection.close());
      await client.close();
    },
  };
}
