import { generateKeyPairSync } from 'node:crypto';

/** A new Ed25519 pair as PEM: identity signs with the private half, everybody checks with the public one. */
export const newKeyPair = (): { publicKey: string; privateKey: string } =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
