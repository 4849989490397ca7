import { mailLimit, resetLimits, signInLimits, ticketLimits } from './attempts.ts';
import { createTicket } from './ticket.ts';

const keyOf = (attempt: Parameters<typeof signInLimits>[0]) => signInLimits(attempt).account.key;

describe('failed sign-ins', () => {
  test('are counted for the account, under any login, and for the network address', () => {
    expect(keyOf({ login: 'edith', userId: 'u1' })).toBe(keyOf({ login: 'edith@example.org', userId: 'u1' }));
    expect(signInLimits({ login: 'edith', userId: 'u1', source: '192.0.2.1' }).bySource).toHaveLength(1);
  });

  test('with an unknown login are counted for the login, ignoring case', () => {
    expect(keyOf({ login: 'Edith' })).toBe(keyOf({ login: 'edith' }));
    expect(signInLimits({ login: 'edith' }).bySource).toEqual([]);
  });

  test('on a known device are counted for that device and account only', () => {
    const known = { login: 'edith', userId: 'u1', knownDevice: 's1', source: '192.0.2.1' };
    expect(signInLimits(known).bySource).toEqual([]);
    expect(signInLimits(known).account.most).toBe(10);
    const others = [
      { ...known, knownDevice: undefined },
      { ...known, knownDevice: 's2' },
      { ...known, userId: 'u2' },
    ];
    expect(new Set([known, ...others].map(keyOf)).size).toBe(4);
  });
});

describe('reset mails', () => {
  test('are limited for each source, so that no one uses up the limit of another', () => {
    const [own] = resetLimits('Edith@example.org', '192.0.2.1');
    expect(own!.key).toBe(resetLimits('edith@example.org', '192.0.2.1')[0]!.key);
    expect(own!.key).not.toBe(resetLimits('edith@example.org', '192.0.2.2')[0]!.key);
    expect(resetLimits('edith@example.org', undefined)).toHaveLength(1);
  });

  test('are blocked no longer than the last link is valid', () => {
    const now = new Date('2026-11-21T10:00:00.000Z');
    const works = Date.parse(createTicket('t1', 'u1', 'reset', now).expiresAt) - now.getTime();
    expect(mailLimit('u1').minutes * 60_000).toBeLessThanOrEqual(works);
  });
});

test('invalid links are counted for their network address', () => {
  expect(ticketLimits('10.0.0.1')).toEqual([{ key: 'ticket from 10.0.0.1', most: 30, minutes: 60 }]);
  expect(ticketLimits(undefined)).toEqual([]);
});
