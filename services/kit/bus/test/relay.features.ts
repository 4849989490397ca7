import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { MemoryOutbox } from '../../testing/memory-outbox.ts';
import { until } from '../../testing/until.ts';
import type { OutboxEvent } from '../outbox.ts';
import type { OutboxRelay } from '../outbox-relay.ts';

interface RelayWorld {
  connection(): NatsConnection;
  /** Texts of the events that the consumer has handled. */
  received(): string[];
  eventOf(text: string, documentId?: string): OutboxEvent;
  startRelay(outbox: MemoryOutbox): OutboxRelay;
}

export function relayFeatures({ connection, received, eventOf, startRelay }: RelayWorld): void {
  describe('an event in an outbox', () => {
    test('of a document that changes during a burst of 800 others does not wait for all of them', async () => {
      const texts = Array.from({ length: 800 }, (_, index) => `burst-${index}`);
      const outbox = new MemoryOutbox(texts.map((text) => [eventOf(text)]));
      let published = 0;
      const markPublished = outbox.markPublished.bind(outbox);
      outbox.markPublished = async (revisionId) => {
        await markPublished(revisionId);
        if (++published === 100) outbox.add([eventOf('probe')]);
      };
      startRelay(outbox);
      await until(() => received().length === 801);
      expect(received().toSorted()).toEqual([...texts, 'probe'].toSorted());
      expect(received().indexOf('probe')).toBeLessThan(400);
      await until(() => outbox.waiting === 0);
    });

    test('follows the earlier ones of its document, of which many are published at the same time, also by two instances', async () => {
      const revisions = Array.from({ length: 5 }, (_, index) => index);
      const documents = Array.from({ length: 100 }, (_, index) => `ordered-${index}`);
      const outbox = new MemoryOutbox([]);
      for (const revision of revisions)
        for (const document of documents) outbox.add([eventOf(`${document} ${revision}`, document)]);
      startRelay(outbox);
      startRelay(outbox);
      await until(() => outbox.waiting === 0 && received().length >= 500);
      for (const document of documents)
        expect(received().filter((text) => text.startsWith(`${document} `))).toEqual(
          revisions.map((revision) => `${document} ${revision}`),
        );
    });

    test('waits in its outbox while the stream is full, and is published once and in order when there is room', async () => {
      const { streams } = await jetstreamManager(connection());
      const { bytes } = (await streams.info('EVENTS')).state;
      await streams.update('EVENTS', { max_bytes: bytes + 20_000 });
      const texts = Array.from({ length: 60 }, (_, index) => `full-${index}-${'x'.repeat(1000)}`);
      const outbox = new MemoryOutbox(texts.map((text, index) => [eventOf(text, `full-${index % 20}`)]));
      const relay = startRelay(outbox);
      await until(() => !relay.publishing);
      expect(outbox.waiting).toBeGreaterThan(0);
      await streams.update('EVENTS', { max_bytes: 2 ** 30 });
      await until(() => received().length === texts.length && outbox.waiting === 0);
      for (let document = 0; document < 20; document++)
        expect(received().filter((text) => Number(text.split('-')[1]) % 20 === document)).toEqual(
          texts.filter((_, index) => index % 20 === document),
        );
    });
  });
}
