import { addColumn, joinChanges, chooseDescribed, comparedDocuments } from './export-audit.ts';
import type { AuditRow } from '../../../../../proto/entities/audit.ts';

test('a column is added to each record, found by its last cell', () => {
  const csv = 'Time,Documents,Entry\r\n1,"page ""A"", edited\r\nin two lines",e1\r\n2,,\'-e2\r\n';
  const cells: Record<string, string> = { e1: 'Title: “a” to “b”', '-e2': 'x' };
  expect(addColumn(csv, 'What changed', (id) => cells[id]!)).toBe(
    'Time,Documents,Entry,What changed\r\n1,"page ""A"", edited\r\nin two lines",e1,Title: “a” to “b”\r\n2,,\'-e2,x\r\n',
  );
});

const change = (label: string) => ({ label, before: 'one', after: 'two' });

test('changes are described in words, in one cell', () => {
  expect(joinChanges([change('Title'), change('Slug')])).toBe('Title: “one” became “two”; Slug: “one” became “two”');
  expect(joinChanges([])).toBe('Nothing that is shown');
});

test('many changes are counted', () => {
  const many = joinChanges(Array.from({ length: 23 }, (_, at) => change(`Field ${at}`)));
  expect(many).toMatch(/Field 19: “one” became “two”; and 3 more changes$/);
});

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
