import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '../../../proto/entities/second-factor.ts';

interface Answering {
  origin: string;
  /** Host that the browser names; the one that was asked for by default. */
  rpId?: string;
  challenge?: string;
  counter?: number;
  isUserVerified?: boolean;
}

export interface TestPasskey {
  id: string;
  attest(
    options: Pick<PasskeyCreation, 'challenge'> & { rp: { id: string } },
    answering: Answering,
  ): PasskeyAttestation;
  answer(options: Pick<PasskeyRequest, 'challenge' | 'rpId'>, answering: Answering): PasskeyAssertion;
}

/** A device with one passkey, which answers as browsers do. */
export function testPasskey(): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  // A map of CBOR: key type EC2, algorithm ES256, curve P-256 and the coordinates.
  const publicKeyBytes = Buffer.concat([hex('a5010203262001215820'), bytesOf(x!), hex('225820'), bytesOf(y!)]);
  const credential = Buffer.concat([Buffer.alloc(16), hex('0020'), credentialId, publicKeyBytes]);
  const common = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  return {
    id,
    attest({ challenge, rp }, answering) {
      const authData = authenticatorData({ rpId: rp.id, ...answering }, credential);
      const attestation = Buffer.concat([hex('a3'), text('fmt'), text('none'), text('attStmt'), hex('a0')]);
      const attestationObject = Buffer.concat([
        attestation,
        text('authData'),
        hex('58'),
        byte(authData.length),
        authData,
      ]);
      const clientData = clientDataOf('webauthn.create', { challenge, ...answering });
      return {
        ...common,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    answer({ challenge, rpId }, answering) {
      const authData = authenticatorData({ rpId, ...answering });
      const clientData = clientDataOf('webauthn.get', { challenge, ...answering });
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

function authenticatorData(
  { rpId, counter = 0, isUserVerified = true }: Answering & { rpId: string },
  credential = Buffer.alloc(0),
): Buffer {
  const flags = USER_PRESENT + (isUserVerified ? USER_VERIFIED : 0) + (credential.length > 0 ? HAS_CREDENTIAL : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), byte(flags), count, credential]);
}

const clientDataOf = (type: string, { challenge, origin }: Answering & { challenge: string }): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const hex = (digits: string): Buffer => Buffer.from(digits, 'hex');
const byte = (value: number): Buffer => Buffer.from([value]);
const bytesOf = (coordinate: string): Buffer => Buffer.from(coordinate, 'base64url');
/** A short text of CBOR. */
const text = (value: string): Buffer => Buffer.concat([byte(0x60 + value.length), Buffer.from(value)]);
