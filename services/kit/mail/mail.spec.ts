import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderMail } from './mail.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function sent(to = 'edith@example.org') {
  const link = 'https://www.example.org/?token=abc&email=edith%40example.org';
  await folderMail(join(folder, 'out'), 'no-reply@example.org').send({
    to,
    subject: 'Password Reset',
    text: `Open this link:\r\n\r\n${link}\r\n\r\nIt works once.`,
    html: '',
  });
  const [name] = await readdir(join(folder, 'out'));
  return join(folder, 'out', name!);
}

describe('a letter in the outbox', () => {
  test('has the link on a separate line', async () => {
    const letter = await readFile(await sent(), 'utf8');
    expect(letter.split('\r\n')).toContain('https://www.example.org/?token=abc&email=edith%40example.org');
    expect(letter).toContain('Subject: Password Reset\r\n');
  });

  test('is readable by its owner only', async () => {
    expect((await stat(await sent())).mode & 0o077).toBe(0);
  });

  test('has the expected headers and no others', async () => {
    const letter = await readFile(await sent('edith@example.org\r\nBcc: all@example.org'), 'utf8');
    expect(letter).not.toMatch(/^Bcc:/m);
  });
});
