import type { Problem } from '../../../proto/errors.ts';
import { type Attempts, incrementAttempts, type Limit, requireNotLocked } from './attempts.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const limit: Limit = { key: 'edith', most: 3, minutes: 15 };

const tried = (times: number, at = now): Attempts | null =>
  Array.from({ length: times }).reduce<Attempts | null>((before) => incrementAttempts(before, 'k', limit, at), null);

function refusal(attempts: Attempts | null, at: Date): Problem | undefined {
  try {
    requireNotLocked(attempts, limit, at);
  } catch (thrown) {
    return thrown as Problem;
  }
}

describe('what is tried under a name', () => {
  test('is open until the limit is reached', () => {
    expect(refusal(null, now)).toBeUndefined();
    expect(refusal(tried(2), now)).toBeUndefined();
  });

  test('is locked from then on, and says for how long', () => {
    expect(refusal(tried(3), after(5))).toMatchObject({ code: 'too-many', details: { retryAfterSeconds: 600 } });
  });

  test('is open again after the lock', () => {
    expect(refusal(tried(3), after(15))).toBeUndefined();
  });

  test('is locked for the whole time from the last attempt, not from the first', () => {
    expect(refusal(incrementAttempts(tried(2), 'k', limit, after(14)), after(28))?.code).toBe('too-many');
  });

  test('starts from one when the time is over', () => {
    expect(incrementAttempts(tried(2), 'k', limit, after(16))).toMatchObject({ count: 1 });
  });
});
