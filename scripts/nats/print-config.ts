import 'reflect-metadata';
import { createNatsUsers } from '../../services/kit/host/service-definition.ts';
import { services } from '../../services/services.ts';
import { authorizationIn } from './authorization-in.ts';

const [folder] = process.argv.slice(2);
if (folder) process.stdout.write(await authorizationIn(folder, createNatsUsers(services)));
else {
  process.stderr.write('Name the folder for the credentials: npm run nats:config -- ./nats-credentials\n');
  process.exitCode = 2;
}
