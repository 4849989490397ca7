import { sendRequest } from '../../../bff/test/http-request.ts';
import { imageName } from '../../../scripts/image/build-images.mjs';
import { services } from '../../../services/services.ts';
import { docker, runOnce } from '../container-engine.ts';
import type { LoadedSite } from '../load/load.ts';
import { type Container, createContainer, type ContainerOptions } from './container.ts';
import { createInstallation, type Installation, root } from './installation.ts';
import { createServers, NATS_NODES, SECRET } from './servers.ts';

const HOST = 'localhost';

export interface System extends LoadedSite {
  /** Two instances of each process. */
  bffs: Container[];
  services: Container[];
  nats: Container[];
  mongodb: Container;
  networks: Installation['networks'];
  /** Volume with the files of the S3 server. */
  buckets: string;
  stop(): Promise<void>;
}

/**
 * Starts the processes of Kubernetes and their servers in containers: two instances of each process, three NATS nodes, and Caddy in front
 * of them.
 */
export async function startSystem(): Promise<System> {
  const installation = await createInstallation();
  const all: Container[] = [];
  const stop = async () => {
    await docker('rm', '--force', ...all.map(({ name }) => `${installation.id}-${name}`));
    await installation.remove();
  };
  try {
    return { ...(await startContainers(installation, all)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startContainers(installation: Installation, all: Container[]): Promise<Omit<System, 'stop'>> {
  const { id, networks, volumes, volume } = installation;
  const add = async (name: string, image: string, options: ContainerOptions) => {
    const container = await createContainer(id, name, image, options);
    all.push(container);
    return container;
  };
  const { nats, mongodb, site } = await createServers(installation, add);

  const environmentOf = (process: string) => ({
    NATS_URL: NATS_NODES.map((name) => `nats://${name}:4222`).join(),
    NATS_CREDENTIALS: `/keys/${process}`,
    EVENT_REPLICAS: `${NATS_NODES.length}`,
    TOKEN_PUBLIC_KEY_FILE: `/keys/${process}/public.pem`,
    TOKEN_PRIVATE_KEY_FILE: `/keys/${process}/private.pem`,
    STORE_URL: 'mongodb://mongodb:27017/site?replicaSet=site',
    SEARCH_URL: `typesense://${SECRET}@typesense:8108/site`,
    FILES_URL: `s3://site:${SECRET}@files:7070/site?tls=false`,
    BASE_URL: 'http://localhost',
    DRAFT: 'true',
    LOG_LEVEL: 'warn',
    ROOT_USERNAME: root.username,
    ROOT_PASSWORD: root.password,
    ROOT_EMAIL: 'root@example.org',
  });
  const keys = { [volumes.keys]: '/keys:ro' };
  const instances = async (process: string, image: string, options: ContainerOptions) => [
    await add(`${process}-1`, image, options),
    await add(`${process}-2`, image, options),
  ];
  const running: Container[] = [];
  for (const { name } of services.map(({ contract }) => contract))
    running.push(
      ...(await instances(name, imageName('services'), {
        networks: [networks.events, networks.servers],
        env: environmentOf(name),
        volumes: keys,
        command: [name],
        ready: ['node', 'check-ready.mjs', 'HEALTH_PORT'],
      })),
    );
  const bffs = await instances('bff', imageName('bff'), {
    networks: [networks.events, networks.servers, networks.site],
    env: { ...environmentOf('bff'), TRUST_PROXY: '1' },
    volumes: keys,
    ready: ['node', 'check-ready.mjs', 'PORT'],
  });

  for (const container of all) await container.start();
  await mongodb.untilReady();
  await runOnce(imageName('services'), {
    network: networks.servers,
    env: environmentOf('tools'),
    volumes: keys,
    options: ['--entrypoint', 'node'],
    command: ['dist/scripts/installation/create-bucket.js'],
  });
  for (const container of all) await container.untilReady();
  const seed = await add('seed', imageName('services'), {
    networks: [networks.events, networks.servers],
    env: { ...environmentOf('tools'), DEMO_REGIONS: 'sg' },
    volumes: { ...keys, [await volume('seeded')]: '/data' },
    options: ['--entrypoint', 'node'],
    command: ['dist/scripts/demo/seed.js', '/data/seeded.json', 'test'],
  });
  await seed.runToEnd();

  const port = (await docker('port', `${id}-${site.name}`, '8080/tcp')).split('\n')[0]!.split(':').at(-1);
  const url = `http://${engineHost()}:${port}`;
  return {
    url,
    host: HOST,
    bffs,
    services: running,
    nats,
    mongodb,
    networks,
    buckets: volumes.buckets,
    get: (path) => sendRequest(url, 'GET', path, { host: HOST }),
    async signIn() {
      const headers = { host: HOST, 'content-type': 'application/json' };
      const answer = await sendRequest(url, 'POST', '/api/user/login', headers, JSON.stringify(root));
      return { cookie: String(answer.headers['set-cookie']?.[0]).split(';')[0]! };
    },
  };
}

function engineHost(): string {
  const { protocol, hostname } = new URL(process.env.DOCKER_HOST ?? 'unix:///');
  return protocol === 'tcp:' ? hostname : '127.0.0.1';
}
