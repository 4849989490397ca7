import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';

const CODES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 };
const TYPES: Record<number, 'A' | 'AAAA'> = { 1: 'A', 28: 'AAAA' };

/** Each query returns the addresses of its type. IPv6 addresses are written in full, with eight groups. */
export type NameServerAnswer = string[] | keyof typeof CODES | 'silence';

export interface NameServer {
  address: string;
  questions: string[];
  stop(): void;
}

export async function startNameServer(
  answer: (name: string, type: 'A' | 'AAAA') => NameServerAnswer,
): Promise<NameServer> {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = parseQuestion(query);
    questions.push(`${type} ${name}`);
    const found = answer(name, type);
    if (found !== 'silence') socket.send(encodeAnswer(query.subarray(0, end), type, found), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, questions, stop: () => void socket.close() };
}

const HEADER_BYTES = 12;

function parseQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = TYPES[query.readUInt16BE(at + 1)]!;
  return { name: labels.join('.'), type, end: at + 5 };
}

function encodeAnswer(question: Buffer, type: 'A' | 'AAAA', found: string[] | keyof typeof CODES): Buffer {
  const addresses = (Array.isArray(found) ? found : [])
    .filter((address) => isIPv4(address) === (type === 'A'))
    .map((address) => (type === 'A' ? encodeIPv4(address) : encodeIPv6(address)));
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 + (Array.isArray(found) ? 0 : CODES[found]), 2);
  [1, addresses.length, 0, 0].forEach((count, index) => head.writeUInt16BE(count, 4 + 2 * index));
  return Buffer.concat([head, ...addresses.flatMap((address) => [encodeRecord(type, address.length), address])]);
}

function encodeRecord(type: 'A' | 'AAAA', length: number): Buffer {
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc000 + HEADER_BYTES, 0);
  record.writeUInt16BE(type === 'A' ? 1 : 28, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(length, 10);
  return record;
}

const encodeIPv4 = (address: string) => Buffer.from(address.split('.').map(Number));
const encodeIPv6 = (address: string) =>
  Buffer.from(address.split(':').flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 0xff]));
