import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpCatcher {
  url: string;
  /** The headers and content of each received mail. */
  mails: string[];
  /** Refuses mails while it is false. */
  isOpen: boolean;
  stop(): Promise<void>;
}

export async function startSmtpCatcher(): Promise<SmtpCatcher> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, catcher);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const catcher: SmtpCatcher = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    isOpen: true,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return catcher;
}

function converse(socket: Socket, catcher: SmtpCatcher): void {
  let mail: string | null = null;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  say(catcher.isOpen ? '220 here' : '554 closed');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    if (mail === null) {
      const isData = /^DATA\r\n$/i.test(text);
      if (isData) mail = '';
      return say(isData ? '354 go on' : /^QUIT/i.test(text) ? '221 bye' : '250 ok');
    }
    mail += text;
    if (!mail.endsWith('\r\n.\r\n')) return;
    catcher.mails.push(mail);
    mail = null;
    say('250 stored');
  });
}
