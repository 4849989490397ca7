import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatAuthorization } from '../../services/kit/bus/access/authorization.ts';
import { publicKeyOf } from '../../services/kit/bus/access/credentials.ts';
import type { NatsUser } from '../../services/kit/bus/access/nats-user.ts';
import { newKeyPair } from '../../services/kit/token/key-pair.ts';

/**
 * A folder for each process with the keys of this process alone, and `nats/authorization.conf` for the server. Existing keys stay:
 * another token key would sign everyone out.
 */
export async function writeInstallationKeys(folder: string, users: NatsUser[], signer = 'identity'): Promise<void> {
  const keyed = [];
  for (const user of users) keyed.push({ user, publicKey: await publicKeyOf(user.name, join(folder, user.name)) });
  const [privateFile, publicFile] = ['private.pem', 'public.pem'].map((name) => join(folder, signer, name));
  if (!existsSync(privateFile!) || !existsSync(publicFile!)) {
    const { privateKey, publicKey } = newKeyPair();
    await writeFile(privateFile!, privateKey, { mode: 0o600 });
    await writeFile(publicFile!, publicKey);
  }
  const publicKey = await readFile(publicFile!, 'utf8');
  for (const { name } of users) await writeFile(join(folder, name, 'public.pem'), publicKey);
  await mkdir(join(folder, 'nats'), { recursive: true });
  await writeFile(join(folder, 'nats', 'authorization.conf'), formatAuthorization(keyed));
}
