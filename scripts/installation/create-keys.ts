import 'reflect-metadata';
import { chown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createNatsUsers } from '../../services/kit/host/service-definition.ts';
import { services } from '../../services/services.ts';
import { writeInstallationKeys } from './installation-keys.ts';

const [folder, owner] = process.argv.slice(2);
if (folder) {
  const users = createNatsUsers(services);
  await writeInstallationKeys(folder, users);
  if (owner) for (const { name } of users) await giveTo(Number(owner), join(folder, name));
  process.stdout.write(`The keys are in ${folder}.\n`);
} else {
  process.stderr.write('Name the folder for the keys and, as root, the user id that owns them.\n');
  process.exitCode = 2;
}

async function giveTo(owner: number, path: string): Promise<void> {
  await chown(path, owner, owner);
  for (const name of await readdir(path)) await chown(join(path, name), owner, owner);
}
