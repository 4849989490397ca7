import { jetstreamManager } from '@nats-io/jetstream';
import type { EventEnvelope } from '../../../../proto/contract.ts';
import { Problem } from '../../../../proto/errors.ts';
import { log } from '../../log/log.ts';
import { notes, notesHooks, notesService } from '../../testing/notes.ts';
import { type Stack, startStack } from '../../testing/stack.ts';
import { until } from '../../testing/until.ts';
import type { OutboxEvent } from '../outbox.ts';
import { OutboxRelay } from '../outbox-relay.ts';
import { MemoryOutbox } from '../../testing/memory-outbox.ts';

const { written } = notes.events;

export function eventFeatures(natsProgram: string): void {
  let stack: Stack;
  let heard: string[];
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
    heard = [];
    notesHooks.heard = async ({ text }) => void heard.push(text);
  });

  const factOf = (text: string, documentId = `note-${++count}`): OutboxEvent => ({
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
      const envelope = new Promise<EventEnvelope>((resolve) => (notesHooks.heard = async (_, told) => resolve(told)));
      await stack.call(notes.calls.write, { text: 'hello' }, { as: stack.users.editor });
      expect(await envelope).toMatchObject({ documentId: 'hello', revision: 1, by: 'editor', data: { text: 'hello' } });
      expect(await stack.events(written).next()).toMatchObject({ documentId: 'hello' });
    });

    test('published twice with one id is delivered once', async () => {
      const fact = factOf('twice');
      const outbox = new MemoryOutbox([[fact], [fact], [factOf('last')]]);
      startRelay(outbox);
      await until(() => heard.includes('last'));
      expect(heard).toEqual(['twice', 'last']);
    });

    test('waits in its outbox until it is published, even more than fit in one batch', async () => {
      const texts = Array.from({ length: 120 }, (_, index) => `${index}`);
      const outbox = new MemoryOutbox(texts.map((text) => [factOf(text)]));
      startRelay(outbox);
      await until(() => heard.length === texts.length);
      expect(heard).toEqual(texts);
      await until(() => outbox.waiting === 0);
    });
  });

  describe('a listener that fails', () => {
    test('gets the event again until it succeeds', async () => {
      let failures = 0;
      notesHooks.heard = async ({ text }) => {
        if (++failures < 4) throw new Error('not yet');
        heard.push(text);
      };
      await stack.call(notes.calls.write, { text: 'stubborn' }, { as: stack.users.editor });
      await until(() => heard.length > 0);
      expect([failures, heard]).toEqual([4, ['stubborn']]);
    });

    test('keeps the order of a document, without blocking others', async () => {
      let failures = 0;
      notesHooks.heard = async ({ text }) => {
        if (text === 'a1' && ++failures < 3) throw new Error('not yet');
        heard.push(text);
      };
      startRelay(new MemoryOutbox([[factOf('a1', 'a')], [factOf('a2', 'a')], [factOf('b1', 'b')]]));
      await until(() => heard.length === 3);
      expect(heard.indexOf('a1')).toBeLessThan(heard.indexOf('a2'));
      expect(heard[0]).toBe('b1');
    });

    test('moves a message to the dead letters after 8 attempts', async () => {
      const [consumer] = stack.host.services[0]?.consumers ?? [];
      const before = consumer?.dead ?? 0;
      let tries = 0;
      notesHooks.heard = async () => {
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

    test('drops a message that violates its contract at once', async () => {
      const [consumer] = stack.host.services[0]?.consumers ?? [];
      const before = consumer?.dead ?? 0;
      startRelay(new MemoryOutbox([[{ ...factOf('x'), data: { text: 7 } }], [factOf('good')]]));
      await until(() => heard.includes('good'));
      await until(() => consumer?.dead === before + 1);
    });

    test('because another service is unavailable retries without a limit', async () => {
      let failures = 0;
      notesHooks.heard = async ({ text }) => {
        if (++failures < 12) throw new Problem('unavailable', 'The search engine is away');
        heard.push(text);
      };
      await stack.call(notes.calls.write, { text: 'patient' }, { as: stack.users.editor });
      await until(() => heard.length > 0);
      expect(failures).toBe(12);
    });
  });

  describe('when a host stops', () => {
    test('handles what it has fetched, and the rest after the restart, once and in order', async () => {
      notesHooks.heard = async ({ text }) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        heard.push(text);
      };
      const texts = Array.from({ length: 40 }, (_, index) => `stop-${index}`);
      startRelay(new MemoryOutbox(texts.map((text) => [factOf(text)])));
      await until(() => heard.length > 3);
      await stack.host.close();
      await until(() => stack.events(written).all.some(({ data }) => data.text === 'stop-39'));
      const atStop = heard.length;
      expect(atStop).toBeLessThan(texts.length);
      stack.host = await stack.addHost();
      await until(() => heard.length >= texts.length);
      expect(heard).toEqual(texts);
    });
  });

  describe('when nats-server is killed and restarted', () => {
    test('no event is lost or delivered twice, and calls work again', async () => {
      const texts = Array.from({ length: 60 }, (_, index) => `outage-${index}`);
      const outbox = new MemoryOutbox([]);
      const relay = startRelay(outbox);
      const seen = new Set<string>();
      // A killed server may forget acknowledgements, so handlers are idempotent.
      notesHooks.heard = async ({ text }, { id, documentId }) => {
        if (documentId === 'outage' && !seen.has(id)) heard.push(text);
        seen.add(id);
      };
      for (const [index, text] of texts.entries()) {
        outbox.add([factOf(text, 'outage')]);
        relay.wake();
        if (index === 20) await until(() => heard.length > 10);
        if (index === 30) await stack.nats.stop();
        if (index === 50) await stack.nats.start();
      }
      await until(() => heard.length === texts.length, 25_000);
      expect(heard).toEqual(texts);
      await until(() => outbox.waiting === 0);
      expect(await stack.call(notes.calls.echo, { text: 'back' })).toEqual({ text: 'back' });
      const events = stack.events(written);
      await until(() => events.all.filter(({ documentId }) => documentId === 'outage').length === texts.length, 10_000);
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
