import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatAuthorization, type NatsUser } from '../../services/kit/bus/access/nats-user.ts';
import { publicKeyOf } from '../../services/kit/bus/access/credentials.ts';
import { newTokenKey, loadPrivateKeys, publicPemOf } from '../../services/kit/token/token-keys.ts';
import { writeTokenKeys } from './token-keys.ts';

/**
 * Writes a folder for each process with only the keys of this process, and for the servers `nats/authorization.conf` and the password that
 * the nodes of a cluster have in common. Existing keys are not replaced, because another token key would sign everyone out.
 */
export async function writeInstallationKeys(folder: string, users: NatsUser[], signer = 'identity'): Promise<void> {
  const keyed = [];
  for (const user of users) keyed.push({ user, publicKey: await publicKeyOf(user.name, join(folder, user.name)) });
  const privateFile = join(folder, signer, 'private.pem');
  if (!existsSync(privateFile)) await writeTokenKeys(join(folder, signer), [newTokenKey()]);
  const publicKeys = publicPemOf(await loadPrivateKeys(privateFile));
  for (const { name } of users) await writeFile(join(folder, name, 'public.pem'), publicKeys);
  await mkdir(join(folder, 'nats'), { recursive: true });
  await writeFile(join(folder, 'nats', 'authorization.conf'), formatAuthorization(keyed));
  const passwordFile = join(folder, 'nats', 'route-password');
  if (!existsSync(passwordFile)) await writeFile(passwordFile, newRoutePassword(), { mode: 0o600 });
}

/** NATS reads a variable that begins with a digit as a number. */
const newRoutePassword = (): string => `r${randomBytes(24).toString('hex')}`;
