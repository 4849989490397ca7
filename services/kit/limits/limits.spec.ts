import type { Problem } from '../../../proto/errors.ts';
import { type Attempts, incrementAttempts, type Limit, requireNotLocked } from './limits.ts';

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

describe('attempts for a name', () => {
  test('are allowed up to the limit', () => {
    expect(refusal(null, now)).toBeUndefined();
    expect(refusal(tried(2), now)).toBeUndefined();
  });

  test('are then locked, with the time to wait', () => {
    expect(refusal(tried(3), after(5))).toMatchObject({ code: 'too-many', details: { retryAfterSeconds: 600 } });
  });

  test('are allowed again after the lock', () => {
    expect(refusal(tried(3), after(15))).toBeUndefined();
  });

  test('are locked for the whole window from the last attempt', () => {
    expect(refusal(incrementAttempts(tried(2), 'k', limit, after(14)), after(28))?.code).toBe('too-many');
  });

  test('start from one after the window', () => {
    expect(incrementAttempts(tried(2), 'k', limit, after(16))).toMatchObject({ count: 1 });
  });
});
