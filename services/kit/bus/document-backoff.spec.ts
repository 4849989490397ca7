import { DocumentBackoff } from './document-backoff.ts';

describe('while an event of a document is retried', () => {
  test('later events of the document wait, but not the event itself', () => {
    const holds = new DocumentBackoff();
    holds.hold('a', 5, 1000);
    expect(holds.waitFor('a', 6)).toBeGreaterThan(500);
    expect(holds.waitFor('a', 5)).toBe(0);
  });

  test('events of other documents do not wait', () => {
    const holds = new DocumentBackoff();
    holds.hold('a', 5, 1000);
    expect(holds.waitFor('b', 6)).toBe(0);
  });

  test('nothing waits after it has been handled', () => {
    const holds = new DocumentBackoff();
    holds.hold('a', 5, 1000);
    holds.release('a', 5);
    expect(holds.waitFor('a', 6)).toBe(0);
  });

  test('waiting ends eventually, in case another replica has handled it', () => {
    const holds = new DocumentBackoff();
    holds.hold('a', 5, -1000);
    expect(holds.waitFor('a', 6)).toBe(0);
  });
});
