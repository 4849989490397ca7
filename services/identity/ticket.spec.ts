import { createMessage } from './ticket-repository.ts';
import { createLink, createTicket, isValid, throwInvalidTicket } from './ticket.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const edith = { username: 'edith', email: 'edith@example.org', roles: [] };
const reset = createTicket('t1', 'u1', 'reset', now);

describe('a ticket', () => {
  test('is valid for an hour after a forgotten password, and for a day as an invitation', () => {
    expect(isValid(reset, edith, edith.email, after(59))).toBe(true);
    expect(isValid(reset, edith, edith.email, after(60))).toBe(false);
    expect(isValid(createTicket('t2', 'u1', 'invite', now), edith, edith.email, after(24 * 60 - 1))).toBe(true);
    expect(isValid(createTicket('t2', 'u1', 'invite', now), edith, edith.email, after(24 * 60))).toBe(false);
  });

  test('is valid for its user’s email only, ignoring case', () => {
    expect(isValid(reset, edith, 'Edith@Example.org', now)).toBe(true);
    expect(isValid(reset, edith, 'other@example.org', now)).toBe(false);
    expect(isValid(reset, null, edith.email, now)).toBe(false);
    expect(isValid(null, edith, edith.email, now)).toBe(false);
  });

  test('is refused with one message, whatever the reason', () => {
    expect(throwInvalidTicket).toThrow('This link has been used or has expired. Ask for a new one.');
  });

  test('is part of a link with the email', () => {
    expect(createLink('https://www.example.org', 'a_b-c', 'edith+x@example.org')).toBe(
      'https://www.example.org/?token=a_b-c&email=edith%2Bx%40example.org',
    );
  });
});

test('a link cannot inject content into the letter', () => {
  expect(createMessage('invite', 'e@example.org', 'https://x/?a=1&b="><script>').html).not.toContain('<script>');
});
