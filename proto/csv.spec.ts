import { toCell, toCsv } from './csv.ts';

test('each row is a record that ends with a line end', () => {
  expect(
    toCsv([
      ['Name', 'Message'],
      ['Ann, B.', ''],
      ['', '-1'],
    ]),
  ).toBe('Name,Message\r\n"Ann, B.",\r\n,\'-1\r\n');
  expect(toCsv([])).toBe('');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['＝1', "'＝1"],
  ['=A1,"x"', `"'=A1,""x"""`],
  ['a = b', 'a = b'],
  ['one\ntwo', '"one\ntwo"'],
])('%j is no formula: %j', (text, cell) => {
  expect(toCell(text)).toBe(cell);
});
