import type { AuditRow } from '../../../../../proto/entities/audit.ts';
import { calls } from '../../../../../proto/index.ts';
import { messages } from '../../messages/messages.ts';
import { describeEntry, describeOutcome } from './describe-entry.ts';

const entry = (part: Partial<AuditRow>): AuditRow => ({
  ...{ _id: 'e', at: '2031-05-01T10:00:00.000Z', call: 'pages.publish', summary: 'Publishes a page.', outcome: 'ok' },
  ...{ actor: null, domainId: 'd', documents: [] },
  ...part,
});

test('an entry names the document and what was done with it', () => {
  const documents = [{ kind: 'page', _id: 'p', name: 'About', action: 'publish', before: 1, after: 2 }];
  expect(describeEntry(entry({ documents }))).toEqual(['Page “About” published']);
});

test('a document of which there is one is named once', () => {
  const documents = [{ kind: 'footer', _id: 'f', name: 'Footer', action: 'publish' }];
  expect(describeEntry(entry({ documents }))).toEqual(['Footer published']);
});

test('an entry without a document says what the call does', () => {
  expect(describeEntry(entry({}))).toEqual(['Publishes a page.']);
  expect(describeEntry(entry({ summary: 'Publishes a page. Its revision grows.' }))).toEqual(['Publishes a page.']);
  expect(describeOutcome(entry({ outcome: 'forbidden' }))).toBe('Refused: not allowed');
});

test('calls that change no document have a text, which is not that of a refusal', () => {
  const commands = calls.filter(({ kind }) => kind === 'command').map(({ subject }) => subject);
  expect(commands).toEqual(expect.arrayContaining(Object.keys(messages.audit.calls)));
  const call = 'identity.savePreferences';
  expect(describeEntry(entry({ call }))).toEqual(['Own preferences changed']);
  expect(describeEntry(entry({ call, outcome: 'forbidden' }))).toEqual(['Publishes a page.']);
});

test('roles of new pages are changed', () => {
  const documents = [{ kind: 'defaultRoles', _id: 'r', name: '', action: 'apply' }];
  expect(describeEntry(entry({ documents }))).toEqual(['Roles of new pages changed']);
});

test('a new password is asked for, chosen or refused', () => {
  const of = (call: string, outcome = 'ok') => describeEntry(entry({ call, outcome }));
  expect(of('identity.forgotPassword')).toEqual(['Asked for a new password']);
  expect(of('identity.setPassword')).toEqual(['Chose a new password']);
  expect(of('identity.setPassword', 'invalid')).toEqual(['Tried to choose a new password']);
});

test('a sign-in with a second factor has two entries, and only the second reads like a sign-in', () => {
  const user = { kind: 'user', _id: 'u', name: 'ana', action: 'askSecondFactor' };
  expect(describeEntry(entry({ call: 'identity.login', documents: [user] }))).toEqual([
    'User “ana” second factor requested',
  ]);
  const phone = { kind: 'factor', _id: 'f', name: 'Phone', action: 'useFactor' };
  const confirmed = entry({ call: 'identity.confirmLogin', documents: [phone] });
  expect(describeEntry(confirmed)).toEqual(['Signed in', 'Second factor “Phone” used']);
  const refused = entry({ call: 'identity.confirmLogin', outcome: 'unauthenticated' });
  expect([describeEntry(refused), describeOutcome(refused)]).toEqual([
    ['Tried to sign in'],
    'Refused: second factor not accepted',
  ]);
});

test('a refused sign-in does not read like a sign-in', () => {
  const call = 'identity.login';
  expect(describeEntry(entry({ call }))).toEqual(['Signed in']);
  expect(describeEntry(entry({ call, outcome: 'unauthenticated' }))).toEqual(['Tried to sign in']);
});
