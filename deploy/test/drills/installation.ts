import { readFile } from 'node:fs/promises';
import { imageName } from '../../../scripts/image/build-images.mjs';
import { docker, runOnce } from '../container-engine.ts';

const USER = '10001';
/** Number of blocks of 4 KiB for the file store, which a drill fills. podman uses `size` as a quota. */
const FILE_BLOCKS = 24_576;

export const root = { username: 'root', password: 'a long password' };

export interface Installation {
  id: string;
  networks: Record<'site' | 'events' | 'servers', string>;
  volumes: Record<'keys' | 'config' | 'buckets', string>;
  /** A volume that is removed with the installation. */
  volume(name: string): Promise<string>;
  remove(): Promise<void>;
}

/**
 * Creates networks, volumes, keys and configuration files like those in deploy/. Nothing is mounted from this machine, because the engine
 * may not have access to it.
 */
export async function createInstallation(): Promise<Installation> {
  const id = `website-drills-${process.pid}`;
  const networks = { site: `${id}-site`, events: `${id}-events`, servers: `${id}-servers` };
  const created: string[] = [];
  const volume = async (name: string, ...options: string[]) => {
    await docker('volume', 'create', ...options, `${id}-${name}`);
    created.push(`${id}-${name}`);
    return `${id}-${name}`;
  };
  for (const network of Object.values(networks)) await docker('network', 'create', network);
  const limited = ['type=tmpfs', 'device=tmpfs', `o=nr_blocks=${FILE_BLOCKS}`].flatMap((option) => ['--opt', option]);
  const volumes = {
    keys: await volume('keys'),
    config: await volume('config'),
    buckets: await volume('buckets', '--driver', 'local', ...limited),
  };
  const asRoot = ['--user', '0:0', '--cap-add', 'CHOWN', '--cap-add', 'DAC_OVERRIDE', '--entrypoint', 'node'];
  await runOnce(imageName('services'), {
    volumes: { [volumes.keys]: '/keys' },
    options: asRoot,
    command: ['dist/scripts/installation/create-keys.js', '/keys', USER],
  });
  const files = {
    'nats.conf': await readFile('deploy/kubernetes/base/nats.conf', 'utf8'),
    Caddyfile: await readFile('deploy/Caddyfile', 'utf8'),
    'mongodb-ready.js': await readFile('deploy/mongodb-ready.js', 'utf8'),
  };
  const write = `
    for (const [name, text] of Object.entries(${JSON.stringify(files)})) fs.writeFileSync('/config/' + name, text);
    fs.cpSync('/keys/nats', '/config/keys', { recursive: true });`;
  await runOnce(imageName('services'), {
    volumes: { [volumes.keys]: '/keys:ro', [volumes.config]: '/config' },
    options: asRoot,
    command: ['--eval', write],
  });
  return {
    id,
    networks,
    volumes,
    volume,
    async remove() {
      await docker('volume', 'rm', ...created);
      await docker('network', 'rm', ...Object.values(networks));
    },
  };
}
