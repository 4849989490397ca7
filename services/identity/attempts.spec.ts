import { resetLimits, signInLimits, ticketLimits } from './attempts.ts';

describe('attempts', () => {
  test('are counted by what was typed, in any case, and by where they come from', () => {
    const { account, all } = signInLimits('Edith', '192.0.2.1');
    expect(account.key).toBe(signInLimits('edith', undefined).account.key);
    expect(all).toHaveLength(2);
  });

  test('with links that are not good are counted by where they come from', () => {
    expect(ticketLimits('10.0.0.1')).toEqual([{ key: 'ticket from 10.0.0.1', most: 30, minutes: 60 }]);
    expect(ticketLimits(undefined)).toEqual([]);
  });

  test('from nobody knows where are counted by what was typed alone', () => {
    expect(signInLimits('edith', undefined).all).toHaveLength(1);
    expect(resetLimits('edith@example.org', undefined)).toHaveLength(1);
  });
});
