import { userFixture } from '../kit/testing/users.ts';
import { isOpen, createSession, touchSession, toSessionView, workingDomain, setWorkingDomain } from './session.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const session = createSession('s1', 'u1', 'Firefox', now);
const DAYS_3 = 3 * 24 * 60;

describe('a session', () => {
  test('is open for three days', () => {
    expect(session.expiresAt).toBe('2026-11-24T10:00:00.000Z');
    expect(isOpen(session, 'u1', after(DAYS_3 - 1))).toBe(true);
    expect(isOpen(session, 'u1', after(DAYS_3))).toBe(false);
  });

  test('is open to its user only', () => {
    expect(isOpen(session, 'u2', now)).toBe(false);
    expect(isOpen(null, 'u1', now)).toBe(false);
  });

  test('is marked as seen, but not at every look', () => {
    expect(touchSession(session, after(4))).toBeNull();
    expect(touchSession(session, after(6))?.lastSeen).toBe('2026-11-21T10:06:00.000Z');
  });

  test('is shown with whether it is the one that asks', () => {
    expect(toSessionView(session, 's1')).toMatchObject({ _id: 's1', agent: 'Firefox', current: true });
    expect(toSessionView(session, undefined).current).toBe(false);
  });

  test('works on another domain than its host’s until it is turned back', () => {
    const turned = setWorkingDomain(session, 'd2', after(1));
    expect(
      [session, turned, setWorkingDomain(turned, null, after(2))].map((one) => workingDomain(one, userFixture())),
    ).toEqual([null, 'd2', null]);
  });

  test('works on its host’s own domain once its user may not change domains any more', () => {
    expect(workingDomain(setWorkingDomain(session, 'd2', after(1)), userFixture({ roles: [] }))).toBeNull();
  });

  test('is not turned back by whoever marks it as seen as it was before', () => {
    expect(setWorkingDomain(session, 'd2', after(6)).lastSeen).not.toBe(session.lastSeen);
  });

  test('tells nobody what it works on', () => {
    expect(toSessionView(setWorkingDomain(session, 'd2', after(1)), 's1')).not.toHaveProperty('domainId');
  });
});
