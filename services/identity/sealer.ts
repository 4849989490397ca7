import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Settings, SETTINGS } from '../kit/settings.ts';
import { loadPrivateKeys } from '../kit/token/token-keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets that are stored, with keys derived from those that sign sessions. The first key seals, and each of them opens, so that a
 * rotation of the key of sessions loses no secret.
 */
@Injectable()
export class Sealer implements OnModuleInit {
  private keys: Buffer[] = [];

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  async onModuleInit(): Promise<void> {
    this.keys = (await loadPrivateKeys(this.settings.tokenPrivateKeyFile)).map(deriveKey);
  }

  seal(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys[0]!, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Returns null if no key opens the secret. */
  open(sealed: string): string | null {
    return this.keys.reduce<string | null>((opened, key) => opened ?? openWith(key, sealed), null);
  }

  /** Returns the secret sealed with the first key, or null if it is sealed with it already or cannot be opened. */
  renew(sealed: string): string | null {
    if (openWith(this.keys[0]!, sealed) !== null) return null;
    const text = this.open(sealed);
    return text === null ? null : this.seal(text);
  }
}

const deriveKey = (key: KeyObject): Buffer =>
  Buffer.from(hkdfSync('sha256', key.export({ type: 'pkcs8', format: 'der' }), '', 'sealed secrets of identity', 32));

function openWith(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
