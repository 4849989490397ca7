import { type ConsumerInfo, jetstreamManager } from '@nats-io/jetstream';
import { log } from '../log/log.ts';
import { metrics } from '../telemetry/metrics.ts';
import type { Nats } from './connect-nats.ts';
import { EVENTS, handledUpTo, isBehind, streams } from './event-stream.ts';

const EVERY_MS = 60_000;

/** Measures how full the streams are, and deletes handled events before they fill theirs. Returns a function that stops it. */
export function keepStreams(nats: Nats): () => void {
  const stopObserving = metrics.streamUsed.observe(async () => {
    const manager = await jetstreamManager(nats.connection);
    const infos = await Promise.all(streams.map(({ name }) => manager.streams.info(name)));
    return infos.map(({ config, state }) => [state.bytes / config.max_bytes, { 'site.stream': config.name }]);
  });
  const trim = () => deleteHandledEvents(nats).catch((error) => log.warn(error, 'deleting handled events failed'));
  const timer = setInterval(() => void trim(), EVERY_MS).unref();
  return () => {
    stopObserving();
    clearInterval(timer);
  };
}

/** Deletes events that every consumer has handled from a stream that is more than half full, so that only unhandled ones can fill it. */
export async function deleteHandledEvents({ connection }: Pick<Nats, 'connection'>): Promise<void> {
  const manager = await jetstreamManager(connection);
  const { config, state } = await manager.streams.info(EVENTS);
  if (state.bytes <= config.max_bytes / 2) return;
  const consumers: ConsumerInfo[] = [];
  for await (const consumer of manager.consumers.list(EVENTS)) consumers.push(consumer);
  // A cluster omits consumers that have no leader at the moment.
  if (consumers.length < state.consumer_count) return;
  // A tail is temporary and notes nothing.
  const limiting = consumers.filter((consumer) => consumer.config.durable_name || isBehind(consumer));
  const handled = Math.min(state.last_seq, ...limiting.map((consumer) => handledUpTo(consumer).sequence));
  if (handled < state.first_seq) return;
  const { purged } = await manager.streams.purge(EVENTS, { seq: handled + 1 });
  log.info({ purged, handled }, 'Deleted handled events, because their stream was more than half full');
}
