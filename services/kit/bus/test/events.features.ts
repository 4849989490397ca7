import { DeliverPolicy, jetstreamManager } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { EventEnvelope } from '../../../../proto/contract.ts';
import { Problem } from '../../../../proto/errors.ts';
import { log } from '../../log/log.ts';
import { notes, notesHooks, notesService } from '../../testing/notes.ts';
import { type Stack, startStack } from '../../testing/stack.ts';
import { until } from '../../testing/until.ts';
import type { EventConsumer } from '../event-consumer.ts';
import { tailEvents } from '../event-tail.ts';
import type { OutboxEvent } from '../outbox.ts';
import { OutboxRelay } from '../outbox-relay.ts';
import { MemoryOutbox } from '../../testing/memory-outbox.ts';
import { relayFeatures } from './relay.features.ts';

const { written } = notes.events;

export function eventFeatures(natsProgram: string): void {
  let stack: Stack;
  let received: string[];
  let count = 0;
  const relays: OutboxRelay[] = [];

  beforeAll(async () => {
    stack = await startStack({
      services: [notesService],
      retryPolicy: { maxAttempts: 8, delayMs: () => 20 },
      natsProgram,
    });
  });
  afterAll(() => stack?.stop());
  afterEach(async () => {
    for (const relay of relays.splice(0)) await relay.stop();
  });
  beforeEach(() => {
    received = [];
    notesHooks.onWritten = async ({ text }) => void received.push(text);
  });

  const eventOf = (text: string, documentId = `note-${++count}`): OutboxEvent => ({
    subject: written.subject,
    id: `fact-${++count}`,
    documentId,
    revision: 1,
    at: '2026-11-21T00:00:00.000Z',
    by: 'ann',
    data: { text },
  });

  function startRelay(outbox: MemoryOutbox): OutboxRelay {
    const relay = new OutboxRelay(stack.client, log);
    relay.register(outbox);
    relay.start();
    relays.push(relay);
    return relay;
  }

  describe('an event', () => {
    test('published by a command reaches its handlers, with its envelope', async () => {
      const envelope = new Promise<EventEnvelope>(
        (resolve) => (notesHooks.onWritten = async (_, envelope) => resolve(envelope)),
      );
      await stack.call(notes.calls.write, { text: 'hello' }, { as: stack.users.editor });
      expect(await envelope).toMatchObject({ documentId: 'hello', revision: 1, by: 'editor', data: { text: 'hello' } });
      expect(await stack.events(written).next()).toMatchObject({ documentId: 'hello' });
    });

    test('is delivered only to the tails that request its subject', async () => {
      const delivered = { written: 0, others: 0 };
      const tail = (name: keyof typeof delivered, subject: string) =>
        tailEvents(stack.client, log, () => void (delivered[name] += 1), { subjects: new Set([subject]) });
      const tails = await Promise.all([tail('others', 'events.notes.gone'), tail('written', written.subject)]);
      for (const text of ['one', 'two']) await stack.call(notes.calls.write, { text }, { as: stack.users.editor });
      await until(() => delivered.written === 2);
      await Promise.all(tails.map((each) => each.stop()));
      expect(delivered).toEqual({ written: 2, others: 0 });
    });

    test('published twice with one id is delivered once', async () => {
      const event = eventOf('twice');
      const outbox = new MemoryOutbox([[event], [event], [eventOf('last')]]);
      startRelay(outbox);
      await until(() => outbox.waiting === 0);
      outbox.add([eventOf('behind')]);
      await until(() => received.includes('behind'));
      expect(received.toSorted()).toEqual(['behind', 'last', 'twice']);
    });
  });

  relayFeatures({ connection: () => stack.client.connection, received: () => received, eventOf, startRelay });

  test('an event that is too large for NATS is skipped, and later ones are published', async () => {
    const outbox = new MemoryOutbox([[eventOf('x'.repeat(2_000_000))], [eventOf('behind')]]);
    startRelay(outbox);
    await until(() => outbox.waiting === 0);
    await until(() => received.length > 0);
    expect(received).toEqual(['behind']);
  });

  describe('a listener that fails', () => {
    test('gets the event again until it succeeds', async () => {
      let failures = 0;
      notesHooks.onWritten = async ({ text }) => {
        if (++failures < 4) throw new Error('not yet');
        received.push(text);
      };
      await stack.call(notes.calls.write, { text: 'stubborn' }, { as: stack.users.editor });
      await until(() => received.length > 0);
      expect([failures, received]).toEqual([4, ['stubborn']]);
    });

    test('keeps the order of a document, without blocking others', async () => {
      let failures = 0;
      notesHooks.onWritten = async ({ text }) => {
        if (text === 'a1' && ++failures < 3) throw new Error('not yet');
        received.push(text);
      };
      startRelay(new MemoryOutbox([[eventOf('a1', 'a')], [eventOf('a2', 'a')], [eventOf('b1', 'b')]]));
      await until(() => received.length === 3);
      expect(received.indexOf('a1')).toBeLessThan(received.indexOf('a2'));
      expect(received[0]).toBe('b1');
    });

    test('moves a message to the dead letters after 8 attempts', async () => {
      const [consumer] = stack.host.services[0]?.consumers ?? [];
      const before = consumer?.dead ?? 0;
      let tries = 0;
      notesHooks.onWritten = async () => {
        tries++;
        throw new Error('a poisoned note');
      };
      await stack.call(notes.calls.write, { text: 'poison' }, { as: stack.users.editor });
      await until(() => (consumer?.dead ?? 0) > before);
      expect(tries).toBe(8);
      const manager = await jetstreamManager(stack.client.connection);
      const letter = await manager.streams.getMessage('DEAD', { last_by_subj: 'dead.notes.notes.written' });
      expect(letter?.json()).toMatchObject({ documentId: 'poison', data: { text: 'poison' } });
      expect(letter?.header.get('error')).toBe('a poisoned note');
    });

    test('keeps an event whose dead letter cannot be stored, because that stream is full, and sets it aside later', async () => {
      const [consumer] = stack.host.services[0]!.consumers;
      const before = consumer!.dead;
      const manager = await jetstreamManager(stack.client.connection);
      const limitDeadLetters = (max_bytes: number) => manager.streams.update('DEAD', { max_bytes });
      const { bytes } = (await manager.streams.info('DEAD')).state;
      await limitDeadLetters(bytes + 1);
      let tries = 0;
      notesHooks.onWritten = async () => {
        tries++;
        throw new Error('a poisoned note');
      };
      await stack.call(notes.calls.write, { text: 'waits' }, { as: stack.users.editor });
      await until(() => tries > 8);
      expect(consumer!.dead).toBe(before);
      await limitDeadLetters(2 ** 20);
      await until(() => consumer!.dead === before + 1);
      const letter = await manager.streams.getMessage('DEAD', { last_by_subj: 'dead.notes.notes.written' });
      expect(letter?.json()).toMatchObject({ documentId: 'waits' });
    });

    test('moves an event that it cannot read to the dead letters after 8 attempts', async () => {
      const [consumer] = stack.host.services[0]?.consumers ?? [];
      const before = consumer?.dead ?? 0;
      startRelay(new MemoryOutbox([[{ ...eventOf('x'), data: { text: 7 } }], [eventOf('good')]]));
      await until(() => received.includes('good'));
      await until(() => consumer?.dead === before + 1);
    });

    test('gets eight attempts for each event, however long that one has waited for an earlier one', async () => {
      const [consumer] = stack.host.services[0]?.consumers ?? [];
      const before = consumer?.dead ?? 0;
      const failures = { first: 0, second: 0 };
      notesHooks.onWritten = async ({ text }) => {
        if (text === 'first' && ++failures.first < 20) throw new Problem('unavailable', 'The search engine is away');
        if (text === 'second' && ++failures.second < 8) throw new Error('not yet');
        received.push(text);
      };
      startRelay(new MemoryOutbox([[eventOf('first', 'queue')], [eventOf('second', 'queue')]]));
      await until(() => received.length === 2);
      expect(received).toEqual(['first', 'second']);
      expect(consumer?.dead).toBe(before);
    });

    test('because another service is unavailable retries without a limit', async () => {
      let failures = 0;
      notesHooks.onWritten = async ({ text }) => {
        if (++failures < 12) throw new Problem('unavailable', 'The search engine is away');
        received.push(text);
      };
      await stack.call(notes.calls.write, { text: 'patient' }, { as: stack.users.editor });
      await until(() => received.length > 0);
      expect(failures).toBe(12);
    });
  });

  test('a consumer of an earlier version gets the settings of this one, but for those that NATS refuses to change', async () => {
    const [{ name }] = stack.host.services[0]!.consumers as [EventConsumer];
    await stack.host.close();
    const { consumers } = await jetstreamManager(stack.client.connection);
    const { config } = await consumers.info('EVENTS', name);
    await consumers.delete('EVENTS', name);
    const earlier = { ack_wait: nanos(5000), max_ack_pending: 3, deliver_policy: DeliverPolicy.New };
    const { durable_name, filter_subject, ack_policy, max_deliver } = config;
    await consumers.add('EVENTS', { durable_name, filter_subject, ack_policy, max_deliver, ...earlier });
    stack.host = await stack.addHost();
    await stack.call(notes.calls.write, { text: 'migrated' }, { as: stack.users.editor });
    await until(() => received.includes('migrated'));
    const { ack_wait, max_ack_pending } = config;
    const after = (await consumers.info('EVENTS', name)).config;
    expect(after).toMatchObject({ ack_wait, max_ack_pending, deliver_policy: DeliverPolicy.New });
  });

  describe('when a host stops', () => {
    test('handles what it has fetched, and the rest after the restart, once and in order', async () => {
      notesHooks.onWritten = async ({ text }) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        received.push(text);
      };
      const texts = Array.from({ length: 40 }, (_, index) => `stop-${index}`);
      startRelay(new MemoryOutbox(texts.map((text) => [eventOf(text, 'stopping')])));
      await until(() => received.length > 3);
      await stack.host.close();
      await until(() => stack.events(written).all.some(({ data }) => data.text === 'stop-39'));
      const atStop = received.length;
      expect(atStop).toBeLessThan(texts.length);
      stack.host = await stack.addHost();
      await until(() => received.length >= texts.length);
      expect(received).toEqual(texts);
    });
  });

  describe('when nats-server is killed and restarted', () => {
    test('no event is lost or delivered twice, and calls work again', async () => {
      const texts = Array.from({ length: 60 }, (_, index) => `outage-${index}`);
      const outbox = new MemoryOutbox([]);
      const relay = startRelay(outbox);
      const seen = new Set<string>();
      // A killed server may forget acknowledgements, so handlers are idempotent.
      notesHooks.onWritten = async ({ text }, { id, documentId }) => {
        if (documentId === 'outage' && !seen.has(id)) received.push(text);
        seen.add(id);
      };
      for (const [index, text] of texts.entries()) {
        outbox.add([eventOf(text, 'outage')]);
        relay.wake();
        if (index === 20) await until(() => received.length > 10);
        if (index === 30) await stack.nats.stop();
        if (index === 50) await stack.nats.start();
      }
      await until(() => received.length === texts.length);
      expect(received).toEqual(texts);
      await until(() => outbox.waiting === 0);
      expect(await stack.call(notes.calls.echo, { text: 'back' })).toEqual({ text: 'back' });
      const events = stack.events(written);
      await until(() => events.all.filter(({ documentId }) => documentId === 'outage').length === texts.length);
    });

    test('a call in between is refused as unavailable', async () => {
      await stack.nats.stop();
      await expect(stack.call(notes.calls.echo, { text: 'x' }, { timeoutMs: 500 })).rejects.toMatchObject({
        code: 'unavailable',
      });
      await stack.nats.start();
      await until(() => stack.client.connected);
    });
  });
}
