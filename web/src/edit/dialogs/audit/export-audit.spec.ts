import { addColumn, joinChanges } from './export-audit.ts';

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
