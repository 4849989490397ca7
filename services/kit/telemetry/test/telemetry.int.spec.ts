import { context, propagation } from '@opentelemetry/api';
import { log } from '../../log/log.ts';
import { OutboxRelay } from '../../bus/outbox-relay.ts';
import { MemoryOutbox } from '../../testing/memory-outbox.ts';
import { notes, notesHooks, notesService } from '../../testing/notes.ts';
import { startOtlpReceiver } from '../../testing/otlp-receiver.ts';
import { useStack } from '../../testing/stack.ts';
import { until } from '../../testing/until.ts';
import { startTelemetry } from '../start-telemetry.ts';
import { inSpan, traceId } from '../tracing.ts';

const incomingTrace = '0af7651916cd43dd8448eb211c80319c';
const stack = useStack({ services: [notesService] });
let stop: () => Promise<void>;

afterEach(() => stop());

const inIncomingTrace = <T>(work: () => Promise<T>) =>
  inSpan('GET /', work, {
    parent: propagation.extract(context.active(), { traceparent: `00-${incomingTrace}-b7ad6b7169203331-01` }),
  });

const write = (text: string) => stack.call(notes.calls.write, { text }, { as: stack.users.editor });

describe('with a collector', () => {
  test('one trace covers the edge, the service and its event handlers', async () => {
    const receiver = await startOtlpReceiver();
    stop = startTelemetry('test', { endpoint: receiver.url });
    const handled = new Promise<void>((resolve) => (notesHooks.onWritten = async () => resolve()));
    await inSpan('GET /', () => write('traced'));
    await handled;
    await stack.host.close();
    await stop();
    const named = (name: string, kind: number) =>
      receiver.spans.find((span) => span.name === name && span.kind === kind);
    const chain = [
      named('GET /', 1),
      named('notes.write', 3),
      named('notes.write', 2),
      named('publish events.notes.written', 4),
      named('events.notes.written notes', 5),
    ];
    expect(chain.every(Boolean)).toBe(true);
    expect(new Set(chain.map((span) => span?.traceId)).size).toBe(1);
    expect(chain.slice(1).map((span) => span?.parentSpanId)).toEqual(chain.slice(0, -1).map((span) => span?.spanId));
    await receiver.close();
    stack.host = await stack.addHost();
  });

  test('a fault is recorded in its span', async () => {
    const receiver = await startOtlpReceiver();
    stop = startTelemetry('test', { endpoint: receiver.url });
    await stack.call(notes.calls.fail, {}).catch(() => undefined);
    await stop();
    expect(receiver.spans.map(({ status }) => status?.code)).toEqual([2, 2]);
    await receiver.close();
  });
});

describe('without a collector', () => {
  test('an incoming trace reaches the event handlers', async () => {
    stop = startTelemetry('test', {});
    const handled = new Promise((resolve) => (notesHooks.onWritten = async () => resolve(traceId())));
    await inIncomingTrace(() => write('carried'));
    expect(await handled).toBe(incomingTrace);
  });

  test('every call has its own trace id, which its log lines contain', async () => {
    stop = startTelemetry('test', {});
    const ids: unknown[] = [];
    notesHooks.onWritten = async () => void ids.push(traceId());
    await write('one');
    await write('two');
    await until(() => ids.length === 2);
    expect(new Set(ids).size).toBe(2);
    expect(ids).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.stringMatching(/^[\da-f]{32}$/)]);
  });

  test('an event has the trace of its change, even if it is published late', async () => {
    stop = startTelemetry('test', {});
    const handled = new Promise((resolve) => (notesHooks.onWritten = async () => resolve(traceId())));
    const event = {
      subject: notes.events.written.subject,
      traceparent: `00-${incomingTrace}-b7ad6b7169203331-01`,
      ...{ id: 'late', documentId: 'late', revision: 1, at: '', by: '', data: { text: 'late' } },
    };
    const relay = new OutboxRelay(stack.client, log);
    relay.register(new MemoryOutbox([[event]]));
    relay.start();
    expect(await handled).toBe(incomingTrace);
    await relay.stop();
  });
});
