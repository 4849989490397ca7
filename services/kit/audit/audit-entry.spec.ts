import { userFixture } from '../testing/users.ts';
import { createAuditEntry, RefusalPacing } from './audit-entry.ts';
import type { AuditEntry } from '../../../proto/entities/audit.ts';

const now = new Date('2031-05-01T10:00:00Z');
const publish = { kind: 'command', subject: 'pages.publish' } as const;
const ann = {
  user: userFixture({ _id: 'ann', username: 'ann' }),
  stage: 'draft',
  domainId: 'd1',
  source: '1.2.3.4',
} as const;
const visitor = { ...ann, user: null };
const page = { kind: 'page', _id: 'p1', name: 'About', action: 'publish', before: 3, after: 4 };

describe('an entry of the audit log', () => {
  test('names who did what with which document, and not from where', () => {
    expect(createAuditEntry(publish, ann, 'ok', { documents: [page] }, now)).toEqual({
      at: '2031-05-01T10:00:00.000Z',
      call: 'pages.publish',
      outcome: 'ok',
      actor: { _id: 'ann', username: 'ann' },
      domainId: 'd1',
      documents: [page],
    });
  });

  test('names the administrator who looks at the site as somebody else', () => {
    const seen = { ...ann, user: { ...ann.user, seenBy: { _id: 'root', username: 'root' } } };
    expect(createAuditEntry(publish, seen, 'forbidden', { documents: [] }, now)?.actor).toEqual(seen.user.seenBy);
  });

  test('of a refused command names no document, because nothing was changed', () => {
    expect(createAuditEntry(publish, ann, 'forbidden', { documents: [page] }, now)?.documents).toEqual([]);
  });

  test('of a sign-in has the network address, also if the account is unknown', () => {
    const login = { kind: 'command', subject: 'identity.login' } as const;
    const entry = createAuditEntry(login, visitor, 'unauthenticated', { documents: [], actor: null }, now);
    expect(entry).toMatchObject({ actor: null, source: '1.2.3.4', outcome: 'unauthenticated' });
  });

  test.each(['invalid', 'conflict', 'too-many'])('is made for a password that is refused as %s', (outcome) => {
    const call = { kind: 'command', subject: 'identity.setPassword' } as const;
    expect(createAuditEntry(call, visitor, outcome, { documents: [], actor: null }, now)).toMatchObject({ outcome });
  });

  test.each(['invalid', 'too-large'])('is made for an upload that is refused as %s', (outcome) => {
    const call = { kind: 'command', subject: 'media.uploadImage', upload: { maxBytes: 1 } } as const;
    expect(createAuditEntry(call, ann, outcome, { documents: [] }, now)).toMatchObject({ outcome });
  });

  test('of a refusal that is reported is about the refused call', () => {
    const report = { kind: 'command', subject: 'identity.reportRefusedUpload' } as const;
    const refused = { call: 'media.uploadImage', outcome: 'too-large' };
    expect(createAuditEntry(report, ann, 'ok', { documents: [], refused }, now)).toEqual({
      ...refused,
      at: '2031-05-01T10:00:00.000Z',
      actor: { _id: 'ann', username: 'ann' },
      domainId: 'd1',
      documents: [],
    });
  });

  test.each([
    ['queries', { kind: 'query', subject: 'pages.load' } as const, ann, 'ok'],
    ['commands of visitors', publish, visitor, 'ok'],
    ['mistakes in an input', publish, ann, 'invalid'],
    ['conflicts', publish, ann, 'conflict'],
  ])('is not made for %s', (_, call, caller, outcome) => {
    expect(createAuditEntry(call, caller, outcome, { documents: [] }, now)).toBeNull();
  });
});

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
