import { addColumn } from './export-audit.ts';

test('a column is added to each record, found by its last cell', () => {
  const csv = 'Time,Documents,Entry\r\n1,"page ""A"", edited\r\nin two lines",e1\r\n2,,\'-e2\r\n';
  const cells: Record<string, string> = { e1: 'Title: “a” to “b”', '-e2': 'x' };
  expect(addColumn(csv, 'What changed', (id) => cells[id]!)).toBe(
    'Time,Documents,Entry,What changed\r\n1,"page ""A"", edited\r\nin two lines",e1,Title: “a” to “b”\r\n2,,\'-e2,x\r\n',
  );
});
