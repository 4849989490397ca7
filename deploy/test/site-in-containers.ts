import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, sendRequest as ask } from '../../bff/test/http-request.ts';
import { root } from '../../bff/test/site.ts';
import { imageName } from '../../scripts/image/build-images.mjs';
import { freePort } from '../../scripts/machine/ports.mjs';
import { natsServer } from '../../services/kit/testing/nats-server.ts';
import { until } from '../../services/kit/testing/until.ts';
import { services } from '../../services/services.ts';
import { docker, runOnce, start } from './container-engine.ts';

const USER = '10001';
const START_MS = 120_000;

export interface Container {
  name: string;
  url: string;
  run(): Promise<void>;
}

export interface SiteInContainers {
  bffs: Container[];
  services: Map<string, Container>;
  get(path: string, headers?: Record<string, string>, bff?: number): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>, bff?: number): Promise<Answer>;
  signIn(): Promise<{ cookie: string }>;
  seed(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts two BFFs and every service, each in a container. SQLite and files are on a volume, and nats-server runs on this machine. */
export async function startSiteInContainers(): Promise<SiteInContainers> {
  const folder = await mkdtemp(join(tmpdir(), 'containers-'));
  const id = `website-test-${process.pid}`;
  const [keys, data] = [`${id}-keys`, `${id}-data`];
  await runOnce(imageName('services'), {
    volumes: { [keys]: '/keys' },
    options: ['--user', '0:0', '--cap-add', 'CHOWN', '--cap-add', 'DAC_OVERRIDE', '--entrypoint', 'node'],
    command: ['dist/scripts/installation/create-keys.js', '/keys', USER],
  });
  const authorization = await runOnce(imageName('services'), {
    volumes: { [keys]: '/keys:ro' },
    options: ['--entrypoint', 'node'],
    command: ['--print', 'fs.readFileSync("/keys/nats/authorization.conf", "utf8")'],
  });
  const nats = await natsServer(join(folder, 'nats'), { authorization });
  const ports = [await freePort(21_000)];
  for (let n = 0; n < services.length + 1; n += 1) ports.push(await freePort(ports.at(-1)! + 1));

  const containerOf = (name: string, image: string, portVariable: string, readOnlyKeys: string, command: string[]) => {
    const port = ports.shift()!;
    const env = {
      NATS_URL: nats.url,
      NATS_CREDENTIALS: `/keys/${readOnlyKeys}`,
      TOKEN_PUBLIC_KEY_FILE: `/keys/${readOnlyKeys}/public.pem`,
      TOKEN_PRIVATE_KEY_FILE: `/keys/${readOnlyKeys}/private.pem`,
      BASE_URL: 'http://localhost',
      DRAFT: 'true',
      LOG_LEVEL: 'warn',
      ROOT_USERNAME: root.username,
      ROOT_PASSWORD: root.password,
      ROOT_EMAIL: root.email,
      [portVariable]: `${port}`,
    };
    const volumes = { [keys]: '/keys:ro', [data]: '/data' };
    const run = async () => void (await start(name, image, { env, volumes, command }));
    return { name, url: `http://127.0.0.1:${port}`, run };
  };
  const apart = new Map(
    services.map(({ contract: { name } }) => [
      name,
      containerOf(`${id}-${name}`, imageName('services'), 'HEALTH_PORT', name, [name]),
    ]),
  );
  const bffs = [1, 2].map((n) => containerOf(`${id}-bff-${n}`, imageName('bff'), 'PORT', 'bff', []));
  const all = [...apart.values(), ...bffs];
  for (const container of all) await container.run();
  for (const container of all) await ready(container);

  const headersOf = (headers: Record<string, string>) => ({ host: 'localhost', ...headers });
  const get: SiteInContainers['get'] = (path, headers = {}, bff = 0) =>
    ask(bffs[bff]!.url, 'GET', path, headersOf(headers));
  const post: SiteInContainers['post'] = (path, body, headers = {}, bff = 0) =>
    ask(
      bffs[bff]!.url,
      'POST',
      path,
      headersOf({ 'content-type': 'application/json', ...headers }),
      JSON.stringify(body),
    );
  return {
    bffs,
    services: apart,
    get,
    post,
    async signIn() {
      const { headers } = await post('/api/user/login', root);
      return { cookie: String(headers['set-cookie']?.[0]).split(';')[0]! };
    },
    seed: () =>
      runOnce(imageName('services'), {
        env: {
          NATS_URL: nats.url,
          NATS_CREDENTIALS: '/keys/tools',
          ROOT_USERNAME: root.username,
          ROOT_PASSWORD: root.password,
          DEMO_REGIONS: 'sg',
        },
        volumes: { [keys]: '/keys:ro', [data]: '/data' },
        options: ['--entrypoint', 'node'],
        command: ['dist/scripts/demo/seed.js', '/data/seeded.json', 'test'],
      }),
    async stop() {
      await docker('rm', '--force', ...all.map(({ name }) => name));
      await docker('volume', 'rm', keys, data);
      await nats.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function ready({ name, url }: Container): Promise<void> {
  const isReady = () => ask(url, 'GET', '/ready').then(({ status }) => status === 200, () => false); // prettier-ignore
  await until(isReady, START_MS).catch(async (error: Error) => {
    throw new Error(`${name} is not ready:\n${await docker('logs', name)}`, { cause: error });
  });
}

/** Returns packages that only development needs, by their path in package-lock.json. */
export async function developmentPackages(): Promise<Set<string>> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return new Set(Object.keys(packages).filter((path) => packages[path]?.dev));
}
