import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { log } from '../../log/log.ts';
import type { OutboxEvent } from '../../bus/outbox.ts';
import { OutboxRelay } from '../../bus/outbox-relay.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { MemoryOutbox } from '../../testing/memory-outbox.ts';
import { notes, notesHooks, notesService } from '../../testing/notes.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../../testing/otlp-receiver.ts';
import { type Stack, startStack } from '../../testing/stack.ts';
import { until } from '../../testing/until.ts';
import { startTelemetry, type StopTelemetry } from '../start-telemetry.ts';

let receiver: OtlpReceiver;
let stopTelemetry: StopTelemetry;
let stack: Stack;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  stopTelemetry = startTelemetry('test', { endpoint: receiver.url, exportIntervalMs: 200 });
  stack = await startStack({ services: [notesService], retryPolicy: { maxAttempts: 3, delayMs: () => 10 } });
});
afterAll(async () => {
  await stack?.stop();
  await stopTelemetry?.();
  await receiver?.close();
});

const newest = (name: string) => receiver.metrics.findLast((metric) => metric.name === name)?.points ?? [];
const ofNotes = (name: string, more: Record<string, string> = {}) =>
  newest(name).find(({ attributes }) =>
    Object.entries({ 'messaging.consumer.group.name': 'notes-notes', ...more }).every(
      ([key, value]) => attributes[key] === value,
    ),
  )?.value;

test('an event whose handler keeps failing is counted: deliveries, failures and the dead letter', async () => {
  await until(() => ofNotes('site.consumer.dead_letters') === 0);
  notesHooks.onWritten = () => Promise.reject(new Error('Not today'));
  await stack.call(notes.calls.write, { text: 'never handled' }, { as: stack.users.editor });
  await until(() => ofNotes('site.consumer.dead_letters') === 1);
  expect(ofNotes('site.consumer.redeliveries')).toBe(2);
  expect(ofNotes('messaging.process.duration', { 'site.outcome': 'error' })).toBe(3);
  notesHooks.onWritten = async () => undefined;
  await until(() => ofNotes('site.consumer.pending') === 0);
});

test('a consumer reports once that the stream has deleted events before it could receive them', async () => {
  const gaps = () => ofNotes('site.consumer.gap');
  await stack.restart();
  await until(() => stack.host.services[0]!.consumers[0]!.running);
  await until(() => gaps() === 0);
  await stack.host.close();
  const { seq } = await jetstream(stack.client.connection).publish(notes.events.written.subject, 'unread');
  const manager = await jetstreamManager(stack.client.connection);
  await manager.streams.purge('EVENTS', { seq: seq + 1 });
  const log = captureLog('error');
  stack.host = await stack.addHost();
  await until(() => gaps() === 1);
  log.stop();
  expect(log.lines.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^consumer notes-notes may have missed events/),
  ]);
  await stack.restart();
  const handled = new Promise<void>((resolve) => (notesHooks.onWritten = async () => resolve()));
  await stack.call(notes.calls.write, { text: 'after the gap' }, { as: stack.users.editor });
  await handled;
  expect(gaps()).toBe(1);
});

test('the age of the oldest event grows until it is published', async () => {
  const minuteAgo = new Date(Date.now() - 60_000).toISOString();
  const event: OutboxEvent = {
    id: 'e',
    subject: 'nowhere.x',
    documentId: 'd',
    revision: 1,
    at: minuteAgo,
    by: '',
    data: {},
  };
  const outbox = new MemoryOutbox([[event]]);
  const relay = new OutboxRelay(stack.client, log, 'stuck');
  relay.register(outbox);
  relay.start();
  const age = () =>
    newest('site.outbox.oldest.age').find(({ attributes }) => attributes['site.service'] === 'stuck')?.value;
  await until(() => (age() ?? 0) >= 60);
  await outbox.markPublished('1');
  relay.wake();
  await until(() => age() === 0);
  await relay.stop();
});
