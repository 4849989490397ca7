import { generateKeyPairSync, type KeyObject } from 'node:crypto';

export const newTokenKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;
