import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureNatsServer, installNats } from '../machine/programs.mjs';
import { freePort } from '../machine/ports.mjs';
import { at } from '../machine/root.mjs';
import { exitWithError } from '../machine/print.mjs';
import { startSupervised, isAlive } from './children.mjs';
import { until } from './until.mjs';

/**
 * Starts a server that listens only on this machine and stores its streams in the data folder. Services, BFF and tools have separate keys
 * and permissions.
 */
export async function startNats(dataFolder, add) {
  const program = await ensureNatsServer();
  if (!program) exitWithError(`nats-server is missing. ${installNats}`);
  const folder = join(dataFolder, 'nats');
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, 'nats.pid');
  await endLeftOver(pidFile, folder);
  const config = join(folder, 'nats.conf');
  const credentials = join(folder, 'credentials');
  const authorization = await printConfig(credentials);
  let port;
  const choosePort = async (from) => {
    port = await freePort(from);
    writeFileSync(config, configFor({ port, folder, pidFile }) + authorization, { mode: 0o600 });
  };
  await choosePort(process.env.PORT === '0' ? 0 : 4222);
  const server = startSupervised('nats-server', program, ['-c', config]);
  add(server);
  const isOurs = () => existsSync(pidFile) && Number(readFileSync(pidFile, 'utf8')) === server.pid;
  await until(async () => {
    // Another process can take the port between the probe and the listen. The server is then restarted on another port.
    if (!isAlive(server.pid)) await choosePort(0);
    return isOurs() && (await answers(port));
  }, 'nats-server does not answer');
  return { natsUrl: `nats://127.0.0.1:${port}`, credentials };
}

const printConfig = async (credentials) => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    at('dist/scripts/nats/print-config.js'),
    credentials,
  ]);
  return stdout;
};

const configFor = ({ port, folder, pidFile }) => `listen: "127.0.0.1:${port}"
pid_file: ${JSON.stringify(pidFile)}
log_file: ${JSON.stringify(join(folder, 'nats.log'))}
logfile_size_limit: 10MB
max_payload: 8MB
jetstream { store_dir: ${JSON.stringify(folder)}, max_file_store: 10GB, max_memory_store: 64MB }
`;

/** Stops the nats-server of an earlier start that was killed, because two servers must not share a folder. */
async function endLeftOver(pidFile, folder) {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'));
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(join(folder, 'nats.conf'))) return;
    process.kill(pid, 'SIGTERM');
    await until(() => !isAlive(pid), 'The nats-server of an earlier start does not stop');
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
  }
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
  });
