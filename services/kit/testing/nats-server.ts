import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { freePort } from '../../../scripts/machine/ports.mjs';

export interface NatsServer {
  url: string;
  /** Starts again on the same port with its stored data. */
  start(): Promise<void>;
  /** Without a signal, the server is killed as in a power failure. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export async function natsServer(
  storeDirectory: string,
  { program = 'nats-server', authorization = '' }: { program?: string; authorization?: string } = {},
): Promise<NatsServer> {
  const port = await freePort();
  const config = `${storeDirectory}.conf`;
  // By default the limit depends on the free disk space of the machine.
  await writeFile(config, `jetstream { max_file_store: 10GB }\n${authorization}`);
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(program, ['-c', config, '-a', '127.0.0.1', '-p', String(port), '-js', '-sd', storeDirectory], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const child = server;
    await new Promise<void>((resolve, reject) => {
      let output = '';
      child.stderr?.on('data', (text) => {
        output += text;
        if (output.includes('Server is ready')) resolve();
      });
      child.once('error', (cause) =>
        reject(new Error(`${program} cannot be started; npm test installs it`, { cause })),
      );
      child.once('exit', (code) => reject(new Error(`nats-server ended with ${code}:\n${output}`)));
    });
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    async stop(signal = 'SIGKILL') {
      const child = server;
      server = undefined;
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
