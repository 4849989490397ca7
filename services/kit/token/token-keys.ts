import { createPrivateKey, createPublicKey, type KeyObject, generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import { defineRefusals } from '../../../proto/refusals/define-refusals.ts';

export interface SigningKey {
  kid: string;
  key: KeyObject;
}

export const MAX_KEYS = 4;
const MAX_CHARACTERS = 10_000;
const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----[^-]*-----END \1-----/g;

const fileOfEnv = { private: 'TOKEN_PRIVATE_KEY_FILE', public: 'TOKEN_PUBLIC_KEY_FILE' };

export const loadPrivateKeys = async (file: string): Promise<KeyObject[]> =>
  parsePrivateKeys(await readKeyFile(file, 'private'), file);

export const loadVerificationKeys = async (file: string): Promise<JWK[]> =>
  parseVerificationKeys(await readKeyFile(file, 'public'), file);

/** The first key signs tokens; the others only verify them. */
export const parsePrivateKeys = (pem: string, file = 'private.pem'): KeyObject[] => parseKeys(pem, 'private', file);

export function parseVerificationKeys(pem: string, file = 'public.pem'): Promise<JWK[]> {
  return Promise.all(parseKeys(pem, 'public', file).map(toVerificationKey));
}

export const toSigningKey = async (key: KeyObject): Promise<SigningKey> => ({
  kid: await keyId(createPublicKey(key)),
  key,
});

export const publicPemOf = (privateKeys: KeyObject[]): string =>
  privateKeys.map((key) => createPublicKey(key).export({ type: 'spki', format: 'pem' })).join('');

export const privatePemOf = (privateKeys: KeyObject[]): string =>
  privateKeys.map((key) => key.export({ type: 'pkcs8', format: 'pem' })).join('');

async function toVerificationKey(key: KeyObject): Promise<JWK> {
  return { ...(await exportJWK(key)), kid: await keyId(key), alg: 'EdDSA' };
}

/** The id is derived from the key (RFC 7638), so that processes which list the keys in another order agree. */
const keyId = async (publicKey: KeyObject): Promise<string> => calculateJwkThumbprint(await exportJWK(publicKey));

async function readKeyFile(file: string, kind: 'private' | 'public'): Promise<string> {
  return readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw tokenKeyRefusals.unreadable({ file, setting: fileOfEnv[kind], code: code ?? 'unknown error' });
  });
}

function parseKeys(pem: string, kind: 'private' | 'public', file: string): KeyObject[] {
  const blocks = pem.length > MAX_CHARACTERS ? [] : [...pem.matchAll(BLOCK)];
  if (blocks.length === 0) throw tokenKeyRefusals.noKey({ file, kind });
  if (blocks.length > MAX_KEYS) throw tokenKeyRefusals.tooMany({ file, count: blocks.length, maximum: MAX_KEYS });
  const keys = blocks.map(([text, label], index) => {
    const position = index + 1;
    if (label !== `${kind.toUpperCase()} KEY`)
      throw tokenKeyRefusals.otherKind({ file, position, kind, label: label! });
    const key = parseKey(text, kind);
    if (key?.asymmetricKeyType !== 'ed25519') throw tokenKeyRefusals.notEd25519({ file, position });
    return key;
  });
  const repeated = keys.findIndex((key, index) => keys.slice(0, index).some((other) => other.equals(key)));
  if (repeated >= 0) throw tokenKeyRefusals.repeated({ file, position: repeated + 1 });
  return keys;
}

function parseKey(text: string, kind: 'private' | 'public'): KeyObject | null {
  try {
    return kind === 'private' ? createPrivateKey(text) : createPublicKey(text);
  } catch {
    return null;
  }
}

export const newTokenKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

export const tokenKeyRefusals = defineRefusals('tokenKeys', {
  unreadable: ['not-found', 'The file {file}, which {setting} names, cannot be read: {code}.'],
  noKey: ['invalid', '{file} must contain a {kind} key in PEM format, and has none.'],
  tooMany: ['invalid', '{file} has {count} keys, and may have up to {maximum}. Remove keys whose sessions have ended.'],
  otherKind: [
    'invalid',
    'Entry {position} of {file} is "{label}". The file may contain keys of the kind "{kind}" only.',
  ],
  notEd25519: ['invalid', 'Key {position} of {file} is not a valid Ed25519 key.'],
  repeated: ['invalid', 'Key {position} of {file} is in the file twice.'],
  notAccepted: [
    'invalid',
    'The first key of {privateFile}, which signs tokens, is not in {publicFile}: every service would refuse its tokens.',
  ],
});
