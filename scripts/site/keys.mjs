import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates the keys only once, because a new pair would sign everyone out. */
export function ensureKeys(folder) {
  const privateKeyFile = join(folder, 'private.pem');
  const publicKeyFile = join(folder, 'public.pem');
  if (!existsSync(privateKeyFile) || !existsSync(publicKeyFile)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    writeFileSync(privateKeyFile, privateKey, { mode: 0o600 });
    writeFileSync(publicKeyFile, publicKey);
  }
  return { TOKEN_PRIVATE_KEY_FILE: privateKeyFile, TOKEN_PUBLIC_KEY_FILE: publicKeyFile };
}
