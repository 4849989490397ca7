import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/machine/ports.mjs';
import { natsServersForTests } from '../../scripts/test-servers/nats-servers.ts';
import { until } from '../../services/kit/testing/until.ts';
import { manifestsIn, podOf } from './manifests.ts';

const BASE = 'deploy/kubernetes/base';
const [cluster] = /^cluster \{\n[^]*?\n\}/m.exec(readFileSync(`${BASE}/nats.conf`, 'utf8'))!;
const set = manifestsIn(BASE).find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === 'nats')!;
const routes: string[] = podOf(set)!.spec.containers[0].env.flatMap(
  ({ name, value }: { name: string; value: string }) => (name.startsWith('ROUTE_') && value ? value : []),
);

interface Node {
  log: string;
  countOthers(): Promise<number>;
}

describe.each(await natsServersForTests())('the nodes of $name', ({ program }) => {
  const run = program ? test : test.skip;
  let folder: string;
  let ports: number[];
  const servers: ChildProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'routes-'));
    ports = [await freePort()];
    while (ports.length < routes.length) ports.push(await freePort(ports.at(-1)! + 1));
  });
  afterAll(async () => {
    const ended = servers.map((server) => once(server, 'exit'));
    for (const server of servers) server.kill('SIGKILL');
    await Promise.all(ended);
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts a server with the cluster of the manifests, whose addresses are replaced by those of this machine. */
  async function startNode(index: number, password: string): Promise<Node> {
    const addresses = routes.map((route, other) =>
      route.replace('$(ROUTE_PASSWORD)', password).replace(`nats-${other}.nats:6222`, `127.0.0.1:${ports[other]}`),
    );
    const [port, http] = [await freePort(), await freePort()];
    const config = join(folder, `${index}.conf`);
    const block = cluster.replace('0.0.0.0:6222', `127.0.0.1:${ports[index]}`);
    await writeFile(
      config,
      `server_name: node-${index}\nlisten: "127.0.0.1:${port}"\nhttp: "127.0.0.1:${http}"\n${block}\n`,
    );
    const variables = addresses.map((address, other) => [`ROUTE_${other}`, address]);
    const env = { ...process.env, ROUTE_PASSWORD: password, ...Object.fromEntries(variables) };
    const server = spawn(program!, ['-c', config], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    servers.push(server);
    const node: Node = {
      log: '',
      async countOthers() {
        const answer = await fetch(`http://127.0.0.1:${http}/routez`);
        const { routes: found = [] } = (await answer.json()) as { routes?: { remote_id: string }[] };
        return new Set(found.map(({ remote_id }) => remote_id)).size;
      },
    };
    server.stderr.on('data', (text) => (node.log += text));
    await until(() => node.log.includes('Server is ready'));
    return node;
  }

  run('accept each other, and no node without their password', async () => {
    const [first, second] = await Promise.all([startNode(0, 'r1'), startNode(1, 'r1')]);
    await until(async () => (await first!.countOthers()) === 1 && (await second!.countOthers()) === 1);
    const stranger = await startNode(2, 'r2');
    await until(() => [first, second].every((node) => /authentication error/i.test(node!.log)));
    const counts = await Promise.all([first, second, stranger].map((node) => node!.countOthers()));
    expect(counts).toEqual([1, 1, 0]);
  });
});
