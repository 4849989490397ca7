import type { AuditRow } from '../../../../../proto/entities/audit.ts';
import { chooseDescribed, comparedDocuments } from './compared-documents.ts';

const document = { kind: 'page', _id: 'p', name: 'About', action: 'edit', before: 1, after: 2 };
const entry = (_id: string, documents: AuditRow['documents']): AuditRow => ({
  ...{ _id, at: '2031-05-01T10:00:00.000Z', call: 'pages.save', summary: '', outcome: 'ok' },
  ...{ actor: null, domainId: 'd', documents },
});

test.each([
  ['edited', document, 1],
  ['created', { ...document, action: 'create', before: 0 }, 0],
  ['deleted', { ...document, action: 'delete' }, 0],
  ['deleted, because its page is back,', { ...document, action: 'free' }, 0],
  ['of a kind without a history', { ...document, kind: 'leads' }, 0],
  ['without revisions', { ...document, before: undefined, after: undefined }, 0],
])('a document %s is compared: %j %i', (_what, one, count) => {
  expect(comparedDocuments([one])).toHaveLength(count);
});

test('the newest entries with changes are described, and others are left', () => {
  const entries = [entry('a', [document]), entry('signIn', []), entry('b', [document]), entry('c', [document])];
  const { described, left } = chooseDescribed(entries, 2);
  expect([described.map(({ _id }) => _id), left.map(({ _id }) => _id)]).toEqual([['a', 'b'], ['c']]);
});
