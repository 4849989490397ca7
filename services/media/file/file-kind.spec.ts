import sharp from 'sharp';
import { detectFileKind } from './file-kind.ts';

const kindOf = async (bytes: Buffer | string, name = 'x') =>
  (await detectFileKind(Buffer.from(bytes), name)).fileType.ext;
const bytes = (...hex: string[]) => Buffer.from(hex.join('').replace(/ /g, ''), 'hex');

function zipOf(name: string, content: string): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt32LE(content.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt32LE(content.length, 20);
  central.writeUInt32LE(content.length, 24);
  central.writeUInt16LE(name.length, 28);
  const body = Buffer.concat([local, Buffer.from(name + content)]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, central, Buffer.from(name), end]);
}

const container = (holds: string) =>
  Buffer.concat([bytes('d0cf11e0a1b11ae1'), Buffer.alloc(1016), Buffer.from(holds, 'utf16le'), Buffer.alloc(512)]);
const office = (part: string) =>
  zipOf('[Content_Types].xml', `<Types><Override ContentType="application/vnd.${part}.main+xml"/></Types>`);

describe('the kind of a file is detected by its bytes', () => {
  test.each([
    ['pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['zip', zipOf('a.txt', 'hello')],
    ['docx', office('openxmlformats-officedocument.wordprocessingml.document')],
    ['xlsx', office('openxmlformats-officedocument.spreadsheetml.sheet')],
    ['pptx', office('openxmlformats-officedocument.presentationml.presentation')],
    ['odt', zipOf('mimetype', 'application/vnd.oasis.opendocument.text')],
    ['epub', zipOf('mimetype', 'application/epub+zip')],
    ['doc', container('WordDocument')],
    ['xls', container('Workbook')],
    ['ppt', container('PowerPoint Document')],
    ['mp4', bytes('00000018 66747970 69736f6d 00000200 69736f6d 6d703432')],
    ['mp4', bytes('0000001c 66747970 4d345620 00000200 4d345620 69736f6d 6d703432')],
    ['mp4', bytes('00000018 66747970 46345620 00000200 69736f6d 6d703432')],
    ['m4a', bytes('00000018 66747970 4d344220 00000200 69736f6d 6d703432')],
    ['m4a', bytes('00000018 66747970 4d344120 00000200 69736f6d 6d703432')],
    ['webm', bytes('1a45dfa3 9f 4286 81 01 4282 84 7765626d', '00'.repeat(50))],
    ['mp3', bytes('494433 0300 00 00000000', 'fffb9064', '00'.repeat(500))],
    ['txt', Buffer.from('Grüße, 1 < 2\r\n')],
    ['ics', Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')],
  ])('%s', async (ending, content) => expect(await kindOf(content, 'named.exe')).toBe(ending));

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('%s', async (format) => {
    const made = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#e04' } })
      [format]()
      .toBuffer();
    expect(await kindOf(made)).toBe(format === 'jpeg' ? 'jpg' : format);
  });

  test.each([
    ['ID3 is how tags of music begin', 'txt'],
    ['GIF89a;WEBP\r\nRIFF;PK\r\n', 'csv'],
    ['BM,II*,MZ,Rar!\n', 'csv'],
  ])('a text that begins like a file of another kind is a text: %s', async (content, ending) =>
    expect(await kindOf(content, `a.${ending}`)).toBe(ending),
  );

  test('but a table of text by its name', async () => {
    expect(await kindOf('a;b\n1;2\n', 'Prices.CSV')).toBe('csv');
    expect(await kindOf('a;b\n1;2\n', 'prices.html')).toBe('txt');
  });
});

test.each([
  ['a program for Windows', bytes('4d5a9000 03000000 04000000 ffff0000', '00'.repeat(100))],
  ['a program for Linux', bytes('7f454c46 02010100', '00'.repeat(100))],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['a program that installs itself', container('!_Columns')],
  ['a document with macros', office('ms-word.document.macroEnabled')],
  ['an archive of Java', zipOf('META-INF/MANIFEST.MF', 'Manifest-Version: 1.0')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page behind blanks', Buffer.from('\ufeff \n\t<HTML>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['XML', Buffer.from('<?xml version="1.0"?><a/>')],
  ['bytes of no kind', bytes('00ff00ff 12345678')],
  ['text that is not UTF-8', Buffer.from('Grüße', 'latin1')],
  ['text with control characters', Buffer.from('a\u0007b')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused, whatever its name', async (_, content) => {
  await expect(detectFileKind(content, 'report.pdf')).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringMatching(/^report\.pdf is not a supported kind of file: pdf, docx, .*\.$/),
  });
});

const table = 'Name;Ort\r\nJürgen Groß;Köln\r\n';
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('a text of another encoding is stored in UTF-8', () => {
  test.each([
    ['UTF-16 of Excel, with tabs', utf16(table.replaceAll(';', '\t')), 'table.csv', table.replaceAll(';', '\t')],
    ['UTF-16 of the other byte order', utf16(table).swap16(), 'table.CSV', table],
    ['UTF-16 of any name', utf16(table), 'table', table],
    ['windows-1252', Buffer.from(table, 'latin1'), 'table.csv', table],
    ['windows-1252 with its own signs', Buffer.from('80 20 93 94'.replaceAll(' ', ''), 'hex'), 'note.txt', '€ “”'],
    [
      'windows-1252 of a calendar',
      Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY:Grüße\r\n', 'latin1'),
      'a.ics',
      'BEGIN:VCALENDAR\r\nSUMMARY:Grüße\r\n',
    ],
  ])('%s', async (_, content, name, expected) => {
    const { fileType, converted } = await detectFileKind(content, name);
    const mark = fileType.ext === 'csv' ? '\ufeff' : '';
    expect(Buffer.from(converted!).toString()).toBe(mark + expected);
  });

  test.each(['', '\ufeff'])('UTF-8 stays as it is, after %j', async (mark) =>
    expect(await detectFileKind(Buffer.from(mark + table), 'table.csv')).toEqual({
      fileType: { ext: 'csv', mime: 'text/csv' },
    }),
  );

  test.each([
    ['a page in UTF-16', utf16('<html>'), 'a.txt'],
    ['half a character in UTF-16', utf16(table).subarray(0, 21), 'a.bin'],
    ['windows-1252 of an unknown name', Buffer.from(table, 'latin1'), 'a.bin'],
    ['bytes that windows-1252 has no signs for', Buffer.from([0x61, 0x81, 0x62]), 'a.txt'],
  ])('%s is refused', async (_, content, name) => {
    await expect(detectFileKind(content, name)).rejects.toMatchObject({ code: 'invalid' });
  });
});
