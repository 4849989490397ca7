import { natsServersForTests } from '../../../../scripts/test-servers/nats-servers.ts';
import { hostFeatures } from './host.features.ts';

for (const { name, program } of await natsServersForTests())
  (program ? describe : describe.skip)(`a host on ${name}`, () => hostFeatures(program!));
