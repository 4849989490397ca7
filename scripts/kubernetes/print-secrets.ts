import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createNatsUsers } from '../../services/kit/host/service-definition.ts';
import { services } from '../../services/services.ts';
import { writeInstallationKeys } from '../installation/installation-keys.ts';
import { processesOf } from './processes.ts';
import { localSecrets, secretsIn, sharedSecretsIn, writeWhenEmpty } from './secrets.ts';

const names = services.map(({ contract }) => contract.name);
const [folder, mode] = process.argv.slice(2);
if (folder && (mode === undefined || mode === 'local')) {
  if (mode === 'local') await writeWhenEmpty(folder, localSecrets(() => randomBytes(16).toString('hex'), names)); // prettier-ignore
  await writeInstallationKeys(join(folder, 'keys'), createNatsUsers(services));
  const needed = processesOf(services).flatMap(({ secrets }) => secrets);
  const shared = await sharedSecretsIn(folder, needed);
  for (const [name, general] of shared)
    process.stderr.write(`${name}.env is missing, so ${name} has the rights of ${general}.env.\n`);
  process.stdout.write(`${JSON.stringify(await secretsIn(folder, shared), null, 2)}\n`);
} else {
  process.stderr.write('Name the folder of the secrets, and `local` to generate passwords for the overlay local.\n');
  process.exitCode = 2;
}
