import { AckPolicy, DiscardPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { defineContract } from '../../../../proto/contract.ts';
import { z } from 'zod';
import { log } from '../../log/log.ts';
import { MemoryOutbox } from '../../testing/memory-outbox.ts';
import { notes, notesHooks, notesService } from '../../testing/notes.ts';
import { partialService } from '../../testing/partial-service.ts';
import { type Stack, startStack } from '../../testing/stack.ts';
import { until } from '../../testing/until.ts';
import { inboxSubject } from '../access/nats-user.ts';
import { connectNats, type Nats } from '../connect-nats.ts';
import { ensureStreams, STREAM_KEEPER, streams } from '../event-stream.ts';
import { deleteHandledEvents } from '../keep-streams.ts';
import { NatsBus } from '../nats-bus.ts';
import type { OutboxEvent } from '../outbox.ts';
import { OutboxRelay } from '../outbox-relay.ts';

const other = partialService(defineContract('other', {}, { happened: z.object({}) }));
const keeper = partialService(defineContract(STREAM_KEEPER, {}, {}));
const ANONYMOUS = { stage: 'live', domainId: '' } as const;

export function accessFeatures(natsProgram: string) {
  let stack: Stack;
  const open: Nats[] = [];
  beforeAll(async () => {
    stack = await startStack({ natsProgram, services: [notesService], accessFor: [notesService, other, keeper] });
    // The tests below read and forge this event.
    await stack.call(notes.calls.write, { text: 'one' }, { as: stack.users.editor });
    await stack.events(notes.events.written).next();
  });
  afterEach(async () => {
    for (const nats of open.splice(0)) await nats.close();
  });
  afterAll(() => stack?.stop());

  const as = async (user: string): Promise<NatsConnection> => {
    const nats = await connectNats(stack.natsUrl, user, stack.settings.natsCredentials);
    open.push(nats);
    return nats.connection;
  };
  const stored = async () => {
    const manager = await jetstreamManager(stack.client.connection);
    return (await manager.streams.info('EVENTS')).state.messages;
  };
  const pending = (subject: string, documentId: string): OutboxEvent => ({
    ...{ id: `${subject} ${documentId}`, subject, documentId, revision: 1, by: 'ann', data: { text: documentId } },
    at: '2026-11-21T00:00:00.000Z',
  });
  const refusal = /permissions violation/i;
  const whySubscribing = async (connection: NatsConnection, subject: string) => {
    const subscription = connection.subscribe(subject);
    await connection.flush();
    return subscription.closed.then((error) => String(error ?? 'open'));
  };

  test('a client without credentials is refused', async () => {
    await expect(connect({ servers: stack.natsUrl })).rejects.toThrow(/authorization violation/i);
    await expect(connect({ servers: stack.natsUrl, user: 'notes', pass: 'guess' })).rejects.toThrow(
      /authorization violation/i,
    );
  });

  test('a process cannot use the credentials of another service', async () => {
    await expect(connectNats(stack.natsUrl, 'pages', stack.settings.natsCredentials)).rejects.toThrow(
      /credentials of pages cannot be read/,
    );
  });

  test.each(['other', 'bff', 'tools'])("%s cannot publish another service's event", async (user) => {
    const connection = await as(user);
    const before = await stored();
    const forged = JSON.stringify({ id: 'forged', data: { text: 'forged' } });
    await expect(
      jetstream(connection).publish(notes.events.written.subject, forged, { timeout: 2000 }),
    ).rejects.toThrow(refusal);
    expect(await stored()).toBe(before);
  });

  test('events that NATS does not permit wait for the permission, without delaying events of other documents', async () => {
    const forbidden = Array.from({ length: 50 }, (_, index) => pending(notes.events.written.subject, `n${index}`));
    const [permitted, later] = ['o', 'n0'].map((documentId) => pending('events.other.happened', documentId));
    const outbox = new MemoryOutbox([...forbidden, permitted!, later!].map((event) => [event]));
    await as('other');
    const relay = new OutboxRelay(open.at(-1)!, log);
    relay.register(outbox);
    relay.start();
    await until(async () => outbox.waiting === 51 && !relay.publishing);
    await relay.stop();
    const permittedRelay = new OutboxRelay(stack.client, log);
    permittedRelay.register(outbox);
    permittedRelay.start();
    await until(() => outbox.waiting === 0);
    await permittedRelay.stop();
    const { streams: all } = await jetstreamManager(stack.client.connection);
    const last = await all.getMessage('EVENTS', { last_by_subj: 'events.other.happened' });
    expect(last?.json()).toMatchObject({ documentId: 'n0' });
  });

  test.each(['other', 'bff', 'tools', 'operator', 'admin'])(
    "%s cannot read another service's calls, events or replies",
    async (user) => {
      const connection = await as(user);
      for (const subject of [
        notes.calls.write.subject,
        'notes.*',
        '>',
        'events.>',
        `${inboxSubject('notes')}.>`,
        '_INBOX.>',
      ])
        expect([subject, await whySubscribing(connection, subject)]).toEqual([subject, expect.stringMatching(refusal)]);
    },
  );

  test('a service cannot make calls that it does not declare', async () => {
    const connection = await as('other');
    await expect(connection.request(notes.calls.write.subject, '{}', { timeout: 2000 })).rejects.toThrow(refusal);
    const bus = new NatsBus(stack.client, []);
    await expect(bus.call(notes.calls.fail, {}, ANONYMOUS)).rejects.toThrow('notes.fail is missing from the calls');
  });

  test.each(['other', 'bff', 'tools', 'operator'])(
    '%s cannot change or delete streams and consumers of others',
    async (user) => {
      const connection = await as(user);
      for (const api of [
        'STREAM.DELETE.EVENTS',
        'STREAM.PURGE.EVENTS',
        'STREAM.UPDATE.EVENTS',
        'STREAM.MSG.GET.EVENTS',
        'STREAM.CREATE.SPY',
        'CONSUMER.DELETE.EVENTS.notes-notes',
        'CONSUMER.MSG.NEXT.EVENTS.notes-notes',
        'CONSUMER.CREATE.EVENTS.notes-notes.events.notes.*',
      ])
        await expect(connection.request(`$JS.API.${api}`, '{}', { timeout: 2000 })).rejects.toThrow(refusal);
    },
  );

  test('the administrator of NATS inspects and purges streams, changes consumers, and publishes no event', async () => {
    const connection = await as('admin');
    const { streams: all, consumers } = await jetstreamManager(connection);
    const dead = 'dead.notes.notes.written';
    await jetstream(stack.client.connection).publish(dead, 'no event');
    const { state } = await all.info('DEAD', { subjects_filter: dead });
    expect(state.subjects).toMatchObject({ [dead]: expect.any(Number) });
    expect((await all.purge('DEAD')).purged).toBe(state.messages);
    const { config } = await consumers.info('EVENTS', 'notes-notes');
    const changed = await consumers.update('EVENTS', 'notes-notes', { max_ack_pending: config.max_ack_pending! + 1 });
    expect(changed.config.max_ack_pending).toBe(config.max_ack_pending! + 1);
    await consumers.update('EVENTS', 'notes-notes', { max_ack_pending: config.max_ack_pending });
    await expect(jetstream(connection).publish(notes.events.written.subject, '{}', { timeout: 2000 })).rejects.toThrow(
      refusal,
    );
  });

  test('only the keeper gives existing streams the settings of its version', async () => {
    const manager = await jetstreamManager(stack.client.connection);
    const isCurrent = async () => {
      const { discard, max_bytes } = (await manager.streams.info('EVENTS')).config;
      return discard === streams[0]!.discard && max_bytes === streams[0]!.max_bytes;
    };
    await manager.streams.update('EVENTS', { discard: DiscardPolicy.Old, max_bytes: 2 ** 20 });
    await as('other');
    await ensureStreams(open.at(-1)!);
    expect(await isCurrent()).toBe(false);
    await as(STREAM_KEEPER);
    await Promise.all([1, 2, 3].map(() => ensureStreams(open.at(-1)!)));
    expect(await isCurrent()).toBe(true);
  });

  test('the keeper deletes events that every consumer has handled from a stream that is more than half full, and no others', async () => {
    await as(STREAM_KEEPER);
    const keeping = open.at(-1)!;
    const { streams: all, consumers } = await jetstreamManager(stack.client.connection);
    const stateNow = async () => (await all.info('EVENTS')).state;
    const { last_seq: before } = await stateNow();
    for (const text of ['1', '2', '3']) await stack.call(notes.calls.write, { text }, { as: stack.users.editor });
    const { first_seq: first, bytes } = await stateNow();
    await consumers.add('EVENTS', { durable_name: 'slow', ack_policy: AckPolicy.Explicit });
    const slow = await jetstream(stack.client.connection).consumers.get('EVENTS', 'slow');
    for (let handled = 0; handled <= before;) {
      const message = (await slow.next())!;
      await message.ackAck();
      handled = message.seq;
    }
    await deleteHandledEvents(keeping);
    expect((await stateNow()).first_seq).toBe(first);
    await all.update('EVENTS', { max_bytes: Math.round(bytes * 1.5) });
    // The service may not have acknowledged the newest events yet.
    await until(async () => {
      await deleteHandledEvents(keeping);
      return (await stateNow()).first_seq === before + 2;
    });
    await consumers.delete('EVENTS', 'slow');
    await all.update('EVENTS', { max_bytes: 2 ** 30 });
  });

  test('a service without a subscription to another reads none of its events', async () => {
    const connection = await as('other');
    const api = '$JS.API.CONSUMER.CREATE.EVENTS.other-notes.events.notes.*';
    await expect(connection.request(api, '{}', { timeout: 2000 })).rejects.toThrow(refusal);
  });

  describe('a reply subject outside of the inbox', () => {
    const subjects = [
      notes.events.written.subject,
      'dead.notes.notes.written',
      '$JS.API.STREAM.PURGE.EVENTS',
      '$JS.API.STREAM.DELETE.EVENTS',
      notes.calls.wipe.subject,
    ];

    test.each(['bff', 'tools'])('named by %s gets no reply of a service', async (user) => {
      const connection = await as(user);
      const spy = stack.client.connection.subscribe('>');
      const received: string[] = [];
      void (async () => {
        for await (const { subject } of spy) received.push(subject);
      })();
      const before = await stored();
      const request = JSON.stringify({ id: 'x', data: { text: 'forged' } });
      for (const reply of subjects) connection.publish(notes.calls.echo.subject, request, { reply });
      // Requests of a connection are handled in order, so the forged ones are done when this one is answered.
      const { isDisposed } = (await connection.request(notes.calls.echo.subject, request)).json<{
        isDisposed: boolean;
      }>();
      await stack.client.connection.flush();
      expect(isDisposed).toBe(true);
      expect(received.filter((subject) => subjects.includes(subject))).toEqual([]);
      expect(await stored()).toBe(before);
      spy.unsubscribe();
    });

    test("named in a request to JetStream's API delivers no event to a consumer", async () => {
      const [consumer] = stack.host.services[0]!.consumers;
      const received: string[] = [];
      notesHooks.onWritten = async ({ text }) => void received.push(text);
      const { dead } = consumer!;
      const connection = await as('bff');
      connection.publish('$JS.API.STREAM.INFO.EVENTS', '', { reply: notes.events.written.subject });
      await until(() => consumer!.dead === dead + 1);
      await stack.call(notes.calls.write, { text: 'after' }, { as: stack.users.editor });
      await until(() => received.length > 0);
      // The event tail of the stack, which the BFF also uses, skipped the forged event as well.
      await until(() => stack.events(notes.events.written).all.at(-1)?.documentId === 'after');
      const manager = await jetstreamManager(stack.client.connection);
      await until(async () => (await manager.consumers.info('EVENTS', consumer!.name)).num_ack_pending === 0);
      expect([received, consumer!.dead]).toEqual([['after'], dead + 1]);
      expect(stack.events(notes.events.written).all.every(({ data }) => typeof data.text === 'string')).toBe(true);
    });
  });

  test('everything in the contracts works: calls, events, and the events that the BFF follows', async () => {
    const bff = await as('bff');
    const consumer = await jetstream(bff).consumers.get('EVENTS', { filter_subjects: 'events.>' });
    const first = await consumer.next();
    expect(first?.subject).toMatch(/^events\./);
    await until(() => stack.host.services[0]?.consumers[0]?.running === true);
  });
}
