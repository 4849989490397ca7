import { until } from '../../../services/kit/testing/until.ts';
import { create, docker, inspect, type RunOptions } from '../container-engine.ts';

const READY_MS = 180_000;
const STOP_S = '30';

export interface ContainerOptions extends Omit<RunOptions, 'network'> {
  /** Networks of the engine, in which the name of the container is its host name. */
  networks: string[];
  /** A command that succeeds in the container when it is ready. */
  ready?: string[];
}

export interface Container {
  name: string;
  start(): Promise<void>;
  /** Starts the container, and resolves with its output when it has exited. */
  runToEnd(): Promise<string>;
  restart(): Promise<void>;
  /** Kills the container, as a crash or the loss of its machine does. */
  kill(): Promise<void>;
  isReady(): Promise<boolean>;
  untilReady(): Promise<void>;
  disconnect(network: string): Promise<void>;
  connect(network: string): Promise<void>;
  execute(...command: string[]): Promise<string>;
}

export async function createContainer(
  prefix: string,
  name: string,
  image: string,
  { networks: [network, ...others], ready, ...options }: ContainerOptions,
): Promise<Container> {
  const id = `${prefix}-${name}`;
  const alias = [...['--network-alias', name], ...(options.options ?? [])];
  await create(id, image, { ...options, network: network!, options: alias });
  const container: Container = {
    name,
    start: async () => void (await docker('start', id)),
    runToEnd: () => docker('start', '--attach', id),
    restart: async () => void (await docker('restart', '--time', STOP_S, id)),
    async kill() {
      await docker('kill', '--signal', 'KILL', id);
      await until(async () => !(await inspect(id)).State.Running);
    },
    isReady: async () => !ready || container.execute(...ready).then(() => true, () => false), // prettier-ignore
    async untilReady() {
      await until(container.isReady, READY_MS).catch(async (error: Error) => {
        throw new Error(`${name} is not ready:\n${await docker('logs', '--tail', '50', id)}`, { cause: error });
      });
    },
    disconnect: async (from) => void (await docker('network', 'disconnect', from, id)),
    connect: async (to) => void (await docker('network', 'connect', '--alias', name, to, id)),
    execute: (...command) => docker('exec', id, ...command),
  };
  for (const other of others) await container.connect(other);
  return container;
}
