import { natsServersForTests } from '../../../../scripts/test-servers/nats-servers.ts';
import { accessFeatures } from './access.features.ts';

for (const { name, program } of await natsServersForTests())
  (program ? describe : describe.skip)(`access to ${name}`, () => accessFeatures(program!));
