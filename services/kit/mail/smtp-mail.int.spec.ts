import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { openMail } from './mail.ts';

/** A minimal SMTP server that records what it receives. */
let server: Server;
let received: string;
let greeting: string;

function converse(socket: Socket) {
  let inLetter = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  say(greeting);
  socket.on('data', (chunk) => {
    received += chunk.toString();
    if (inLetter) {
      if (received.endsWith('\r\n.\r\n')) say('250 taken');
      inLetter = !received.endsWith('\r\n.\r\n');
      return;
    }
    inLetter = /^DATA\r\n$/i.test(chunk.toString());
    say(inLetter ? '354 go on' : /^QUIT/i.test(chunk.toString()) ? '221 bye' : '250 ok');
  });
  socket.on('error', () => socket.destroy());
}

beforeAll(async () => {
  server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received = '';
  greeting = '220 here';
});

const mail = (mailFrom = '') =>
  openMail({
    mailUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mailFrom,
    baseUrl: 'https://www.example.org/site',
  });
const letter = {
  to: 'edith@example.net',
  subject: 'Your invitation',
  text: 'https://www.example.org/?token=abc',
  html: '<p>https://www.example.org/?token=abc</p>',
};

describe('mail by SMTP', () => {
  test('has the sender of the site', async () => {
    await mail().send(letter);
    expect(received).toContain('MAIL FROM:<no-reply@www.example.org>');
    expect(received).toContain('RCPT TO:<edith@example.net>');
    expect(received).toContain('Subject: Your invitation');
    expect(received).toMatch(/multipart\/alternative/);
  });

  test.each([
    ['mailer@example.org', 'MAIL FROM:<mailer@example.org>', 'From: mailer@example.org'],
    [
      'Banksia Benefits <mailer@example.org>',
      'MAIL FROM:<mailer@example.org>',
      'From: Banksia Benefits <mailer@example.org>',
    ],
  ])('has the sender of the settings: %s', async (mailFrom, envelope, header) => {
    await mail(mailFrom).send(letter);
    expect(received).toContain(envelope);
    expect(received).toContain(header);
  });

  test('that no server accepts is a failure', async () => {
    greeting = '554 closed';
    await expect(mail().send(letter)).rejects.toThrow();
  });
});

const open = (mailUrl: string, mailFrom = '') => openMail({ mailUrl, mailFrom, baseUrl: 'https://x.example' });

test('an unknown kind of URL is refused without printing it, because it may contain a password', () => {
  expect(() => open('imap://user:secret@host')).toThrow(/^MAIL_URL is imap:…;/);
});

test.each(['Banksia', 'a@b <c@d>', '<a@b'])('a sender without an address is refused: %s', (mailFrom) => {
  expect(() => open('file:./mail', mailFrom)).toThrow(/^MAIL_FROM is /);
});
