import { createConnection, type Socket } from 'node:net';

/** The bytes of a form as a browser sends it. */
export interface Part {
  name: string;
  /** Makes the field a file. */
  filename?: string;
  type?: string;
  bytes: Buffer | string;
}

export const BOUNDARY = '----form-of-a-test';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export const formOf = (...parts: Part[]): Buffer =>
  Buffer.concat([...parts.map(partOf), Buffer.from(`--${BOUNDARY}--\r\n`)]);

export function partOf({ name, filename, type, bytes }: Part): Buffer {
  const head = [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`,
    ...(type || filename !== undefined ? [`Content-Type: ${type ?? 'application/octet-stream'}`] : []),
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n')]);
}

/** A request that a test sends in parts, and the response until the connection ends. */
interface OpenRequest {
  socket: Socket;
  send(bytes: Buffer | string): void;
  /** The whole response, after the server has closed the connection. */
  ended: Promise<string>;
}

export function openRequest(url: string, path: string, headers: Record<string, string>): OpenRequest {
  const { hostname, port, host } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port) });
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const ended = new Promise<string>((resolve) => {
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
  return { socket, ended, send: (bytes) => void socket.write(bytes) };
}
