import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findEngine } from '../../scripts/image/engine.mjs';

/** docker or podman; undefined if neither is available. */
export const engine = findEngine();

/** The same restrictions as in deploy/compose.yaml. */
const restrictions = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
const engineOptions = (process.env.CONTAINER_RUN_OPTIONS ?? '').split(' ').filter(Boolean);

export interface RunOptions {
  /** By default the network of this machine, so that containers can reach its nats-server. */
  network?: string;
  /** False for third-party images. */
  isRestricted?: boolean;
  env?: Record<string, string>;
  volumes?: Record<string, string>;
  options?: string[];
  command?: string[];
}

export async function docker(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(engine!, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

export async function inspect(container: string): Promise<any> {
  return JSON.parse(await docker('inspect', container))[0];
}

export const create = (name: string, image: string, options: RunOptions): Promise<string> =>
  docker('create', '--name', name, ...argsOf(image, options));

export const start = (name: string, image: string, options: RunOptions): Promise<string> =>
  docker('run', '--detach', '--name', name, ...argsOf(image, options));

/** Runs a container to its end and returns its output. */
export const runOnce = (image: string, options: RunOptions): Promise<string> =>
  docker('run', '--rm', ...argsOf(image, options));

function argsOf(image: string, options: RunOptions): string[] {
  const { network = 'host', isRestricted = true, env = {}, volumes = {}, command = [] } = options;
  return [
    ...['--network', network],
    ...(isRestricted ? restrictions : []),
    ...engineOptions,
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...Object.entries(volumes).flatMap(([volume, path]) => ['--volume', `${volume}:${path}`]),
    ...(options.options ?? []),
    image,
    ...command,
  ];
}
