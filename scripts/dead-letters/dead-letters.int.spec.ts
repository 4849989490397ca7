import { jetstream } from '@nats-io/jetstream';
import { connectNats, type Nats } from '../../services/kit/bus/connect-nats.ts';
import { notes, notesHooks, notesService } from '../../services/kit/testing/notes.ts';
import { type Stack, startStack } from '../../services/kit/testing/stack.ts';
import { until } from '../../services/kit/testing/until.ts';
import { describeLetters, selectLetters, deleteDeadLetter, listDeadLetters, retryDeadLetter } from './letters.ts';

let stack: Stack;
let operator: Nats;
let received: string[];

beforeAll(async () => {
  stack = await startStack({ services: [notesService], retryPolicy: { maxAttempts: 2, delayMs: () => 20 } });
  operator = await connectNats(stack.natsUrl, 'operator', stack.settings.natsCredentials);
});
afterAll(async () => {
  await operator?.close();
  await stack?.stop();
});
beforeEach(() => {
  received = [];
});

async function putAside(documentId: string, at: string): Promise<void> {
  notesHooks.onWritten = async () => {
    throw new Error('the database is full');
  };
  const before = (await listDeadLetters(operator)).length;
  const envelope = { id: `event-${documentId}`, documentId, revision: 3, at, by: 'ann', data: { text: documentId } };
  await jetstream(operator.connection).publish(notes.events.written.subject, JSON.stringify(envelope), {
    msgID: envelope.id,
  });
  await until(async () => (await listDeadLetters(operator)).length === before + 1);
  notesHooks.onWritten = async ({ text }) => void received.push(text);
}

test('dead letters are listed with their listener, document and error', async () => {
  expect(await listDeadLetters(operator)).toEqual([]);
  await putAside('a', '2026-11-20T00:00:00.000Z');
  const letters = await listDeadLetters(operator);
  expect(letters).toEqual([
    {
      seq: 1,
      listener: 'notes',
      subject: 'events.notes.written',
      documentId: 'a',
      revision: 3,
      time: expect.any(String),
      error: 'the database is full',
    },
  ]);
  expect(describeLetters(letters)).toMatch(
    /^1 {2}\S+ {2}notes failed to handle events\.notes\.written of a \(revision 3\): the database is full$/,
  );
});

test('a retry within the two minutes in which NATS drops duplicates keeps the letter and reports this', async () => {
  const [letter] = await listDeadLetters(operator);
  expect(await retryDeadLetter(operator, letter!)).toBe('too-early');
  expect(await listDeadLetters(operator)).toHaveLength(1);
});

test('a retried event is handled, and its letter is gone', async () => {
  // This event was published long ago, so NATS no longer stores its id.
  const envelope = {
    id: 'old',
    documentId: 'old',
    revision: 1,
    at: '2026-11-01T00:00:00.000Z',
    by: '',
    data: { text: 'old' },
  };
  await jetstream(stack.client.connection).publish('dead.notes.notes.written', JSON.stringify(envelope));
  const letter = (await listDeadLetters(operator)).find(({ documentId }) => documentId === 'old');
  expect(await retryDeadLetter(operator, letter!)).toBe('sent');
  await until(() => received.length > 0);
  expect(received).toEqual(['old']);
  expect((await listDeadLetters(operator)).map(({ documentId }) => documentId)).toEqual(['a']);
});

test('what is not an event cannot be retried', async () => {
  await jetstream(stack.client.connection).publish('dead.notes.notes.written', 'no event');
  const letter = (await listDeadLetters(operator)).at(-1)!;
  expect(letter).toMatchObject({ documentId: '', error: '' });
  expect(await retryDeadLetter(operator, letter)).toBe('unreadable');
  await deleteDeadLetter(operator, letter);
});

test('a letter can be deleted, and only named letters are selected', async () => {
  await putAside('b', '2026-11-20T00:00:00.000Z');
  await putAside('c', '2026-11-20T00:00:00.000Z');
  const letters = await listDeadLetters(operator);
  const { selected, unknown } = selectLetters(letters, [String(letters[1]!.seq), '99']);
  expect([selected.map(({ documentId }) => documentId), unknown]).toEqual([['b'], ['99']]);
  await deleteDeadLetter(operator, selected[0]!);
  expect((await listDeadLetters(operator)).map(({ documentId }) => documentId)).toEqual(['a', 'c']);
  expect(selectLetters(letters, []).selected).toEqual(letters);
});
