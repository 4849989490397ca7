import { log } from '../../log/log.ts';
import type { OutboxEvent } from '../../bus/outbox.ts';
import { OutboxRelay } from '../../bus/outbox-relay.ts';
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
