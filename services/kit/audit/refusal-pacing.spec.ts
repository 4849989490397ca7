import type { AuditEntry } from '../../../proto/entities/audit.ts';
import { RefusalPacing } from './refusal-pacing.ts';

const START = Date.parse('2031-05-01T10:00:00Z');
const entry = (seconds: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  at: new Date(START + seconds * 1000).toISOString(),
  call: 'identity.login',
  outcome: 'unauthenticated',
  actor: null,
  domainId: 'd',
  source: '192.0.2.7',
  documents: [],
  ...more,
});

test('of equal refusals one a minute is published', () => {
  const pacing = new RefusalPacing();
  expect([0, 1, 59, 60, 61, 130].map((seconds) => pacing.isDue(entry(seconds)))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});

test.each([
  ['of another person', { actor: { _id: 'ann', username: 'ann' } }],
  ['from another address', { source: '192.0.2.8' }],
  ['of another call', { call: 'identity.setPassword' }],
  ['for another reason', { outcome: 'too-many' }],
])('a refusal %s is published as well', (_what, more) => {
  const pacing = new RefusalPacing();
  pacing.isDue(entry(0));
  expect(pacing.isDue(entry(1, more))).toBe(true);
});

test('what was done is always published', () => {
  const pacing = new RefusalPacing();
  expect([0, 0].map((seconds) => pacing.isDue(entry(seconds, { outcome: 'ok' })))).toEqual([true, true]);
});
