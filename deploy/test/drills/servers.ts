import { imageOf } from '../../../scripts/test-servers/start-containers.mjs';
import type { Container, ContainerOptions } from './container.ts';
import type { Installation } from './installation.ts';

/** Host names as in `deploy/kubernetes/base/nats.conf`. */
export const NATS_NODES = [0, 1, 2].map((n) => `nats-${n}.nats`);
export const SECRET = 'a-secret';

export interface Servers {
  nats: Container[];
  mongodb: Container;
  /** Distributes requests to the BFFs. */
  site: Container;
}

type Add = (name: string, image: string, options: ContainerOptions) => Promise<Container>;

export async function createServers({ networks, volumes, volume }: Installation, add: Add): Promise<Servers> {
  const server = { networks: [networks.servers], isRestricted: false };

  const routes = NATS_NODES.map((node, index) => [`ROUTE_${index}`, `nats://node:${SECRET}@${node}:6222`]);
  const nats: Container[] = [];
  for (const name of NATS_NODES)
    nats.push(
      await add(name, imageOf('nats'), {
        networks: [networks.events],
        isRestricted: false,
        env: { POD_NAME: name.split('.')[0]!, ROUTE_PASSWORD: SECRET, ...Object.fromEntries(routes) },
        volumes: { [volumes.config]: '/etc/nats:ro', [await volume(name)]: '/data' },
        options: ['--tmpfs', '/run/nats', '--entrypoint', 'nats-server'],
        command: ['--config', '/etc/nats/nats.conf'],
        ready: ['wget', '-q', '-O', '-', 'http://127.0.0.1:8222/healthz'],
      }),
    );
  const mongodb = await add('mongodb', imageOf('mongodb'), {
    ...server,
    volumes: { [volumes.config]: '/etc/mongodb:ro', [await volume('mongodb')]: '/data/db' },
    command: ['--replSet', 'site', '--bind_ip_all', '--wiredTigerCacheSizeGB', '0.5'],
    ready: ['mongosh', '--quiet', '/etc/mongodb/mongodb-ready.js'],
  });
  await add('typesense', imageOf('typesense'), {
    ...server,
    env: { TYPESENSE_API_KEY: SECRET, TYPESENSE_DATA_DIR: '/data' },
    volumes: { [await volume('typesense')]: '/data' },
  });
  await add('files', imageOf('files'), {
    ...server,
    env: { ROOT_ACCESS_KEY: 'site', ROOT_SECRET_KEY: SECRET },
    volumes: { [volumes.buckets]: '/data/buckets', [await volume('metadata')]: '/data/metadata' },
    command: ['--port', ':7070', 'posix', '--sidecar', '/data/metadata', '/data/buckets'],
  });
  const site = await add('site', imageOf('site'), {
    networks: [networks.site],
    isRestricted: false,
    volumes: { [volumes.config]: '/etc/caddy:ro' },
    options: ['--publish', '8080'],
  });
  return { nats, mongodb, site };
}
