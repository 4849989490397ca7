import { millis } from '@nats-io/transport-node';
import { DELETION_RETENTION_DAYS } from '../../../proto/limits.ts';
import { streams, parseEnvelope, eventHeaders } from './event-stream.ts';

const DAY_MS = 86_400_000;

test('every stream expires, before the content of deleted documents is purged', () => {
  const days = streams.map(({ max_age }) => millis(max_age) / DAY_MS);
  expect(Math.min(...days)).toBeGreaterThan(0);
  // An event becomes a dead letter at the end of its retention at the latest.
  expect(days.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(DELETION_RETENTION_DAYS);
});

const SUBJECT = 'events.notes.written';
const envelope = { id: 'a', documentId: 'd', revision: 1, at: '2026-11-22T00:00:00.000Z', by: 'ann', data: { n: 1 } };

function message(body: unknown, publishedAs = SUBJECT, id = 'a') {
  const headers = eventHeaders(publishedAs);
  if (id) headers.set('Nats-Msg-Id', id);
  return { subject: SUBJECT, headers, string: () => (typeof body === 'string' ? body : JSON.stringify(body)) };
}

test('an event published under its subject is parsed', () => {
  expect(parseEnvelope(message(envelope))).toEqual(envelope);
});

test('an event of an older version, without the header, is parsed', () => {
  const old = message(envelope);
  old.headers.delete('event');
  expect(parseEnvelope(old)).toEqual(envelope);
});

test.each([
  ['the reply of a service', message({ response: { text: 'forged' }, isDisposed: true, id: 'a' })],
  ["a reply of JetStream's API", message({ type: 'io.nats.jetstream.api.v1.stream_info_response' }, SUBJECT, '')],
  ['no JSON', message('no JSON')],
  ['null', message(null)],
  ['a revision that is not a number', message({ ...envelope, revision: '1' })],
  ['an envelope without the message id', message(envelope, SUBJECT, '')],
  ['an envelope with the message id of another', message(envelope, SUBJECT, 'b')],
  ['the event of another subject', message(envelope, 'events.notes.removed')],
  ['a message without headers', { ...message(envelope), headers: undefined }],
])('%s is not an event', (_, forged) => {
  expect(() => parseEnvelope(forged)).toThrow();
});
