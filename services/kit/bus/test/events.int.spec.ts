import { natsServersForTests } from '../../../../scripts/test-servers/nats-servers.ts';
import { eventFeatures } from './events.features.ts';

for (const { name, program } of await natsServersForTests())
  (program ? describe : describe.skip)(`events on ${name}`, () => eventFeatures(program!));
