import { createPrivateKey, sign } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Authenticator, nkeys, usernamePasswordAuthenticator } from '@nats-io/transport-node';

export interface NatsCredentials {
  folder?: string;
  user?: string;
  password?: string;
}

export const natsCredentialsFrom = (env: NodeJS.ProcessEnv): NatsCredentials => ({
  ...(env.NATS_CREDENTIALS && { folder: env.NATS_CREDENTIALS }),
  ...(env.NATS_USER && { user: env.NATS_USER, password: env.NATS_PASSWORD ?? '' }),
});

const fileOf = (folder: string, user: string) => join(folder, `${user}.nk`);

export async function authenticatorFor(
  user: string,
  { folder, user: name, password }: NatsCredentials,
): Promise<Authenticator | undefined> {
  if (name) return usernamePasswordAuthenticator(name, password);
  if (!folder) return undefined;
  const seed = await readFile(fileOf(folder, user), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The NATS credentials of ${user} cannot be read: ${error.message}`, { cause: error });
  });
  return signWith(nkeys.fromSeed(new TextEncoder().encode(seed.trim())) as SeedPair);
}

/** The class of the library has this method, but its type does not. */
type SeedPair = ReturnType<typeof nkeys.fromSeed> & { getRawSeed(): Uint8Array };

/** An Ed25519 private key in PKCS #8 consists of these bytes and the seed. */
const pkcs8Header = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Node.js signs in 0.1 ms. `nkeyAuthenticator` needs 8 ms for each connection, and a process can open one for each service. */
function signWith(pair: SeedPair): Authenticator {
  const der = Buffer.concat([pkcs8Header, pair.getRawSeed()]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const nkey = pair.getPublicKey();
  return (nonce) => ({ nkey, sig: sign(null, Buffer.from(nonce ?? ''), key).toString('base64') });
}

export async function publicKeyOf(user: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = fileOf(folder, user);
  const seed = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const made = new TextDecoder().decode(nkeys.createUser().getSeed());
    await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  });
  return nkeys.fromSeed(new TextEncoder().encode(seed.trim())).getPublicKey();
}
