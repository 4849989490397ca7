import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createNatsUsers } from '../../services/kit/host/service-definition.ts';
import { services } from '../../services/services.ts';
import { writeInstallationKeys } from '../installation/installation-keys.ts';
import { localSecrets, secretsIn, writeWhenEmpty } from './secrets.ts';

const [folder, mode] = process.argv.slice(2);
if (folder && (mode === undefined || mode === 'local')) {
  if (mode === 'local') await writeWhenEmpty(folder, localSecrets(() => randomBytes(16).toString('hex'))); // prettier-ignore
  await writeInstallationKeys(join(folder, 'keys'), createNatsUsers(services));
  process.stdout.write(`${JSON.stringify(await secretsIn(folder), null, 2)}\n`);
} else {
  process.stderr.write('Name the folder of the secrets, and `local` to generate passwords for the overlay local.\n');
  process.exitCode = 2;
}
