import fc from 'fast-check';
import { CONCURRENCY, type Queue, type Upload, begin, fail, next, progress, retry, removeUpload } from './queue.ts';

const upload = (id: string, part: Partial<Upload> = {}): Upload => ({
  id,
  kind: 'image',
  file: new File(['x'], `${id}.png`),
  text: '',
  requesterId: 'me',
  isSingle: false,
  state: 'waiting',
  sent: 0,
  message: '',
  canRetry: true,
  ...part,
});
const ids = (queue: Queue) => queue.map(({ id }) => id);
const beginAll = (queue: Queue) => next(queue).reduce((now, { id }) => begin(now, id), queue);
const three: Queue = [upload('a'), upload('b'), upload('c')];

describe('uploads', () => {
  test('run two at a time, in order', () => {
    expect(ids(next(three))).toEqual(['a', 'b']);
    expect(ids(next(beginAll(three)))).toEqual([]);
    expect(ids(next(removeUpload(beginAll(three), 'a')))).toEqual(['c']);
  });

  test('that fail make room and keep their message', () => {
    const queue = fail(beginAll(three), 'a', 'It is no picture.', false);
    expect(queue[0]).toMatchObject({ state: 'failed', message: 'It is no picture.' });
    expect(ids(next(queue))).toEqual(['c']);
  });

  test('are retried with the same file', () => {
    const failed = fail(beginAll(three), 'a', 'The server could not be reached.', true);
    const again = begin(retry(failed, 'a'), 'a')[0]!;
    expect(again).toMatchObject({ state: 'sending', sent: 0, message: '' });
    expect(again.file).toBe(three[0]!.file);
  });

  test('are not retried when the same file would be refused again', () => {
    const failed = fail(beginAll(three), 'a', 'It is no picture.', false);
    expect(retry(failed, 'a')).toEqual(failed);
  });

  test('in progress ignore a second click on Retry', () => {
    const once = begin(retry(fail(beginAll(three), 'a', 'No.', true), 'a'), 'a');
    expect(retry(once, 'a')).toEqual(once);
  });

  test('show progress that never decreases or exceeds the whole', () => {
    const sent = (...parts: number[]) =>
      parts.reduce((queue, part) => progress(queue, 'a', part), beginAll(three))[0]!.sent;
    expect([sent(0.4, 0.2), sent(0.4, 7)]).toEqual([0.4, 1]);
  });

  test('that were removed ignore later progress and failures', () => {
    const queue = removeUpload(beginAll(three), 'a');
    expect(fail(progress(queue, 'a', 1), 'a', 'No.', true)).toEqual(queue);
  });
});

test('at most two uploads run at once, and none is lost unless it is removed', () => {
  const steps = fc.array(
    fc.record({
      action: fc.constantFrom('begin', 'fail', 'retry', 'progress', 'remove'),
      id: fc.constantFrom(...ids(three)),
    }),
  );
  fc.assert(
    fc.property(steps, (all) => {
      let queue = three;
      const removed = new Set<string>();
      for (const { action, id } of all) {
        if (action === 'begin') queue = beginAll(queue);
        if (action === 'fail') queue = fail(queue, id, 'No.', true);
        if (action === 'retry') queue = retry(queue, id);
        if (action === 'progress') queue = progress(queue, id, 0.5);
        if (action === 'remove') {
          queue = removeUpload(queue, id);
          removed.add(id);
        }
        expect(queue.filter(({ state }) => state === 'sending').length).toBeLessThanOrEqual(CONCURRENCY);
        expect(ids(queue)).toEqual(ids(three).filter((one) => !removed.has(one)));
      }
    }),
  );
});
