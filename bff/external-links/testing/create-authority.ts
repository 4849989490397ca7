import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  cert: string;
  key: string;
}

interface Subject {
  name: string;
  publicKey: KeyObject;
  isAuthority: boolean;
  isExpired: boolean;
}

interface Authority {
  cert: string;
  certify(host: string, options?: { isExpired: boolean }): Certificate;
}

/**
 * Encodes the certificates itself, because Node.js has no API for it. Their dates are fixed, so the clock of the machine does not matter.
 */
export function createAuthority(name: string): Authority {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issue = (subject: Subject) => toPem(signed(encodeSubject(name, subject), privateKey));
  return {
    cert: issue({ name, publicKey, isAuthority: true, isExpired: false }),
    certify: (host, { isExpired } = { isExpired: false }) => {
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const cert = issue({ name: host, publicKey: pair.publicKey, isAuthority: false, isExpired });
      return { cert, key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
    },
  };
}

const BOOLEAN = 0x01;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const GENERALIZED_TIME = 0x18;
const SEQUENCE = 0x30;
const SET = 0x31;
const DNS_NAME = 0x82;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;

const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const BASIC_CONSTRAINTS = '551d13';
const ALTERNATIVE_NAMES = '551d11';

function encodeSubject(issuer: string, { name, publicKey, isAuthority, isExpired }: Subject): Buffer {
  const extension = isAuthority
    ? encode(SEQUENCE, id(BASIC_CONSTRAINTS), yes(), encode(OCTET_STRING, encode(SEQUENCE, yes())))
    : encode(SEQUENCE, id(ALTERNATIVE_NAMES), encode(OCTET_STRING, encode(SEQUENCE, text(DNS_NAME, name))));
  return encode(
    SEQUENCE,
    encode(VERSION, encode(INTEGER, Buffer.from([2]))),
    encode(INTEGER, Buffer.from([1]), randomBytes(8)),
    encode(SEQUENCE, id(ECDSA_WITH_SHA256)),
    encodeName(issuer),
    encode(
      SEQUENCE,
      text(GENERALIZED_TIME, '20000101000000Z'),
      text(GENERALIZED_TIME, isExpired ? '20010101000000Z' : '99991231235959Z'),
    ),
    encodeName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    encode(EXTENSIONS, encode(SEQUENCE, extension)),
  );
}

function signed(content: Buffer, key: KeyObject): Buffer {
  const signature = encode(BIT_STRING, Buffer.from([0]), sign('sha256', content, key));
  return encode(SEQUENCE, content, encode(SEQUENCE, id(ECDSA_WITH_SHA256)), signature);
}

function encode(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const yes = () => encode(BOOLEAN, Buffer.from([0xff]));
const id = (hex: string) => encode(OBJECT_ID, Buffer.from(hex, 'hex'));
const text = (tag: number, value: string) => encode(tag, Buffer.from(value));
const encodeName = (name: string) =>
  encode(SEQUENCE, encode(SET, encode(SEQUENCE, id(COMMON_NAME), text(UTF8_STRING, name))));
const toPem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
