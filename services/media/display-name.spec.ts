import { renameKeepingExtension, toDisplayName, toDisplayText, withExtension } from './display-name.ts';

test.each([
  ['  holiday.jpg ', 'holiday.jpg'],
  ['C:\\photos\\..\\holiday.jpg', 'holiday.jpg'],
  ['/etc/passwd', 'passwd'],
  ['two\r\nlines\t.jpg', 'two lines .jpg'],
  ['a\u0000b\u007f.png', 'a b .png'],
  ['exe.\u202egpj', 'exe.gpj'],
  ['Bu\u0308ro-Ko\u0308ln\u200b.jpeg', 'B\u00fcro-K\u00f6ln.jpeg'],
  ['\u0007', 'picture'],
  ['Grüße 你好.png', 'Grüße 你好.png'],
])('%j is displayed as %j', (sent, expected) => expect(toDisplayName(sent, 'picture')).toBe(expected));

test('a name has at most 255 whole characters', () => {
  expect(toDisplayName('😀'.repeat(200), 'picture')).toBe('😀'.repeat(127));
});

test.each([
  ['pdf', 'report.pdf', 'report.pdf'],
  ['pdf', 'report.PDF', 'report.PDF'],
  ['pdf', 'report.exe', 'report.exe.pdf'],
  ['pdf', 'report', 'report.pdf'],
  ['jpg', 'photo.jpeg', 'photo.jpeg'],
  ['txt', 'page.html', 'page.html.txt'],
  ['pdf', 'x'.repeat(255), `${'x'.repeat(251)}.pdf`],
])('a file of kind %s named %j is %j', (ending, name, named) => expect(withExtension(ending, name)).toBe(named));

test.each([
  ['webp', 'photo.jpg', 'photo.webp'],
  ['webp', 'a.b.jpg', 'a.b.webp'],
  ['webp', '.jpg', '.jpg.webp'],
])('in %s, %j is %j', (ending, name, named) => expect(renameKeepingExtension(ending, name)).toBe(named));

test('a name is one line', () => {
  expect(toDisplayText(' A cat\n on   a \u0000mat ')).toBe('A cat on a mat');
});
