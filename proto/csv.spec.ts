import { localSeparator, toCell, toCsv, toSeparator } from './csv.ts';

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
  ['\t=1', '"\'\t=1"'],
  [' =1', "' =1"],
  ['a;=1+1', '"a;=1+1"'],
  ['a\t=1+1', '"a\t=1+1"'],
  ['\r=1', '"\'\r=1"'],
  ['＝1', "'＝1"],
  ['=A1,"x"', `"'=A1,""x"""`],
  ['a = b', 'a = b'],
  ['one\ntwo', '"one\ntwo"'],
])('%j is no formula: %j', (text, cell) => {
  expect(toCell(text)).toBe(cell);
});

test('a semicolon separates cells where Excel expects it', () => {
  expect(toCsv([['a,b', 'c;d', 'e']], toSeparator(';'))).toBe('"a,b";"c;d";e\r\n');
  expect([';', ',', '|', undefined].map(toSeparator)).toEqual([';', ',', ',', ',']);
});

test.each([
  ['en-AU', ','],
  ['en-US', ','],
  ['zh-SG', ','],
  ['de-DE', ';'],
  ['fr-FR', ';'],
  ['de-CH', ','],
])('Excel separates cells in %s by %j', (locale, separator) => expect(localSeparator(locale)).toBe(separator));
