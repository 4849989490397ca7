import { DocumentBackoff } from './document-backoff.ts';

describe('while a document’s news is tried again', () => {
  test('its later news waits, and the news itself does not', () => {
    const holds = new DocumentBackoff();
    holds.hold('a', 5, 1000);
    expect(holds.waitFor('a', 6)).toBeGreaterThan(500);
    expect(holds.waitFor('a', 5)).toBe(0);
  });

  test('news of other documents does not wait', () => {
    const holds = new DocumentBackoff();
    holds.hold('a', 5, 1000);
    expect(holds.waitFor('b', 6)).toBe(0);
  });

  test('nothing waits any more once it is handled', () => {
    const holds = new DocumentBackoff();
    holds.hold('a', 5, 1000);
    holds.release('a', 5);
    expect(holds.waitFor('a', 6)).toBe(0);
  });

  test('nothing waits for ever, should another replica have handled it', () => {
    const holds = new DocumentBackoff();
    holds.hold('a', 5, -1000);
    expect(holds.waitFor('a', 6)).toBe(0);
  });
});
