import { connect, type Socket } from 'node:net';

const HALF_OPEN = 300;
const SLOW = 60;
const BOUNDARY = 'multipart/form-data; boundary=x';
const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

/** Returns requests that end within the headers, a body, a chunk or a form. */
const truncated = (cookie: string): string[] => {
  const head = (path: string, ...lines: string[]) =>
    [`POST /api${path} HTTP/1.1`, 'Host: localhost', `Cookie: ${cookie}`, ...lines, '', ''].join('\r\n');
  const json = 'Content-Type: application/json';
  return [
    'POST /api/page/save HTTP/1.1\r\nHost: local',
    `${head('/page/save', json, 'Content-Length: 5000000')}{"page":`,
    `${head('/page/save', json, 'Transfer-Encoding: chunked')}ffff\r\n{"page"`,
    `${head('/image/upload', `Content-Type: ${BOUNDARY}`, 'Content-Length: 999999')}${part}half a picture`,
    `${head('/image/upload', `Content-Type: ${BOUNDARY}`, 'Content-Length: 99')}--x\r\nContent-Disp`,
    `${head('/file/uploadFile', `Content-Type: ${BOUNDARY}`, 'Transfer-Encoding: chunked')}ff\r\n${part}`,
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  ];
};

interface RawSockets {
  /** The number of connections that were opened. */
  opened(): number;
  stop(): void;
}

/**
 * Leaves hundreds of incomplete requests open, sends others byte by byte, and drops more while they are sent. It ignores responses and
 * reopens closed connections.
 */
export function openRawSockets(url: string, cookie: string): RawSockets {
  const { hostname, port } = new URL(url);
  const requests = truncated(cookie);
  const sockets = new Set<Socket>();
  let opened = 0;
  let stopped = false;
  const open = (text: string, again: boolean) => {
    if (stopped) return undefined;
    const socket = connect(Number(port), hostname, () => void socket.write(text));
    opened += 1;
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.resume();
    socket.on('close', () => {
      sockets.delete(socket);
      if (again) setTimeout(open, 1000, text, true).unref();
    });
    return socket;
  };
  for (let n = 0; n < HALF_OPEN; n++) open(requests[n % requests.length]!, true);
  const slow = Array.from({ length: SLOW }, () => open('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', false)!);
  const drip = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('x')), 200);
  const drop = setInterval(
    () => requests.forEach((text) => setTimeout(() => open(text, false)?.destroySoon(), 10)),
    500,
  );
  return {
    opened: () => opened,
    stop() {
      stopped = true;
      clearInterval(drip);
      clearInterval(drop);
      for (const socket of sockets) socket.destroy();
    },
  };
}
