import type { System } from './system.ts';
import type { Container } from './container.ts';

interface JetStream {
  account_details?: { stream_detail?: { cluster?: { leader?: string } }[] }[];
}

/** Returns the NATS node that determines the order of events. */
export async function leaderOf({ nats, bffs }: System): Promise<Container> {
  const url = `http://${nats[0]!.name}:8222/jsz?streams=true`;
  const ask = `fetch('${url}').then((answer) => answer.text()).then((text) => process.stdout.write(text))`;
  const { account_details: accounts = [] } = JSON.parse(await bffs[0]!.execute('node', '--eval', ask)) as JetStream;
  const leader = accounts.flatMap(({ stream_detail: streams = [] }) => streams)[0]?.cluster?.leader;
  const found = nats.find(({ name }) => name.split('.')[0] === leader);
  if (!found) throw new Error(`There is no node of the name ${leader}.`);
  return found;
}
