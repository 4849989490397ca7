import { userFixture } from '../kit/testing/users.ts';
import { createSession, isOpen, setWorkingDomain, toSessionView, touchSession, workingDomain } from './session.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const session = createSession('s1', 'u1', 'Firefox', now, { method: 'password' });
const DAYS_3 = 3 * 24 * 60;

describe('a session', () => {
  test('is open for three days', () => {
    expect(session.expiresAt).toBe('2026-11-24T10:00:00.000Z');
    expect(isOpen(session, 'u1', after(DAYS_3 - 1))).toBe(true);
    expect(isOpen(session, 'u1', after(DAYS_3))).toBe(false);
  });

  test('belongs to its user', () => {
    expect(isOpen(session, 'u2', now)).toBe(false);
    expect(isOpen(null, 'u1', now)).toBe(false);
  });

  test('is marked as seen, but not on every request', () => {
    expect(touchSession(session, after(4))).toBeNull();
    expect(touchSession(session, after(6))?.lastSeen).toBe('2026-11-21T10:06:00.000Z');
  });

  test('is listed with a mark on the current one', () => {
    expect(toSessionView(session, 's1')).toMatchObject({ _id: 's1', agent: 'Firefox', current: true });
    expect(toSessionView(session, undefined).current).toBe(false);
  });

  test('is listed without its id at the provider', () => {
    const opened = createSession('s1', 'u1', 'Firefox', now, { method: 'provider', providerSession: 'secret' });
    expect(JSON.stringify(toSessionView(opened, 's1'))).not.toContain('secret');
  });

  test('works on another domain than that of its host until it switches back', () => {
    const turned = setWorkingDomain(session, 'd2', after(1));
    expect(
      [session, turned, setWorkingDomain(turned, null, after(2))].map((one) => workingDomain(one, userFixture())),
    ).toEqual([null, 'd2', null]);
  });

  test('works on the domain of its host once its user may not switch domains', () => {
    expect(workingDomain(setWorkingDomain(session, 'd2', after(1)), userFixture({ roles: [] }))).toBeNull();
  });

  test('is not switched back by a concurrent mark as seen', () => {
    expect(setWorkingDomain(session, 'd2', after(6)).lastSeen).not.toBe(session.lastSeen);
  });

  test('does not reveal the domain that it works on', () => {
    expect(toSessionView(setWorkingDomain(session, 'd2', after(1)), 's1')).not.toHaveProperty('domainId');
  });
});
