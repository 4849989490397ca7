import fc from 'fast-check';
import { CONCURRENCY, type Queue, type Upload, begin, fail, next, progress, retry, removeUpload } from './queue.ts';

const upload = (id: string, part: Partial<Upload> = {}): Upload => ({
  id,
  kind: 'image',
  file: new File(['x'], `${id}.png`),
  words: '',
  askedBy: 'me',
  alone: false,
  state: 'waiting',
  sent: 0,
  sentence: '',
  again: true,
  ...part,
});
const ids = (queue: Queue) => queue.map(({ id }) => id);
const beginAll = (queue: Queue) => next(queue).reduce((now, { id }) => begin(now, id), queue);
const three: Queue = [upload('a'), upload('b'), upload('c')];

describe('uploads', () => {
  test('go two at a time, in the order they came', () => {
    expect(ids(next(three))).toEqual(['a', 'b']);
    expect(ids(next(beginAll(three)))).toEqual([]);
    expect(ids(next(removeUpload(beginAll(three), 'a')))).toEqual(['c']);
  });

  test('that fail make way, and stay with their sentence', () => {
    const queue = fail(beginAll(three), 'a', 'It is no picture.', false);
    expect(queue[0]).toMatchObject({ state: 'failed', sentence: 'It is no picture.' });
    expect(ids(next(queue))).toEqual(['c']);
  });

  test('are tried again with the file that was kept', () => {
    const failed = fail(beginAll(three), 'a', 'The server could not be reached.', true);
    const again = begin(retry(failed, 'a'), 'a')[0]!;
    expect(again).toMatchObject({ state: 'sending', sent: 0, sentence: '' });
    expect(again.file).toBe(three[0]!.file);
  });

  test('are not tried again when the same file can not do better', () => {
    const failed = fail(beginAll(three), 'a', 'It is no picture.', false);
    expect(retry(failed, 'a')).toEqual(failed);
  });

  test('under way are left alone by a second click on Retry', () => {
    const once = begin(retry(fail(beginAll(three), 'a', 'No.', true), 'a'), 'a');
    expect(retry(once, 'a')).toEqual(once);
  });

  test('show progress that never goes back nor beyond the whole', () => {
    const sent = (...parts: number[]) =>
      parts.reduce((queue, part) => progress(queue, 'a', part), beginAll(three))[0]!.sent;
    expect([sent(0.4, 0.2), sent(0.4, 7)]).toEqual([0.4, 1]);
  });

  test('that were taken out hear nothing any more', () => {
    const queue = removeUpload(beginAll(three), 'a');
    expect(fail(progress(queue, 'a', 1), 'a', 'No.', true)).toEqual(queue);
  });
});

test('whatever happens, no more go at once than may, and none is lost but those taken out', () => {
  const steps = fc.array(
    fc.record({
      what: fc.constantFrom('begin', 'fail', 'retry', 'progress', 'take out'),
      id: fc.constantFrom(...ids(three)),
    }),
  );
  fc.assert(
    fc.property(steps, (all) => {
      let queue = three;
      const gone = new Set<string>();
      for (const { what, id } of all) {
        if (what === 'begin') queue = beginAll(queue);
        if (what === 'fail') queue = fail(queue, id, 'No.', true);
        if (what === 'retry') queue = retry(queue, id);
        if (what === 'progress') queue = progress(queue, id, 0.5);
        if (what === 'take out') {
          queue = removeUpload(queue, id);
          gone.add(id);
        }
        expect(queue.filter(({ state }) => state === 'sending').length).toBeLessThanOrEqual(CONCURRENCY);
        expect(ids(queue)).toEqual(ids(three).filter((one) => !gone.has(one)));
      }
    }),
  );
});
