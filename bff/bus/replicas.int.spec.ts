import { replicaSubject } from '../../services/kit/bus/access/nats-user.ts';
import { log } from '../../services/kit/log/log.ts';
import { useStack } from '../../services/kit/testing/stack.ts';
import { until } from '../../services/kit/testing/until.ts';
import { Replicas } from './replicas.ts';

const stack = useStack({});

test.each(['', 'not JSON', 'null', '7', '[]', '{"id":5}'])('a presence message of "%s" is ignored', async (text) => {
  const replicas = [new Replicas(stack.client, log, Date.now), new Replicas(stack.client, log, Date.now)];
  const topic = { name: 'greeting' } as never;
  for (const [index, replica] of replicas.entries()) {
    replica.answer<string, string>(topic, (name) => `${name} from ${index}`);
    await replica.start();
  }
  stack.client.connection.publish(replicaSubject('presence'), text);
  await until(async () => {
    const { expected, answers } = await replicas[0]!.ask<string, string>(topic, 'hello', 1000);
    return expected.length === 2 && answers.size === 2;
  });
  for (const replica of replicas) await replica.stop();
});
