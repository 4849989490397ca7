import { readFileSync } from 'node:fs';
import process from 'node:process';
import { GenericContainer, getContainerRuntimeClient } from 'testcontainers';
import { parse } from 'yaml';
import { print } from '../machine/print.mjs';
import { at } from '../machine/root.mjs';
import { serversInContainers } from './servers-in-containers.mjs';

// These servers need limits, and some engines start containers without any.
const LIMITS = { nofile: { soft: 20_000, hard: 20_000 }, nproc: { soft: 20_000, hard: 20_000 } };

/**
 * Starts a container for each server whose `…_TEST_URL` is not set, with the image of deploy/compose.yaml. A server whose image is not
 * available is reported and skipped. Without a container engine, nothing is started.
 */
export async function startContainers() {
  const started = [];
  const env = {};
  if (await hasEngine()) {
    for (const server of serversInContainers.filter(({ variable }) => !process.env[variable])) {
      try {
        const container = await start(server);
        started.push(container);
        const address = `${container.getHost()}:${container.getMappedPort(server.port)}`;
        await server.initialize?.(address);
        env[server.variable] = server.urlAt(address);
        print(`${server.service} runs in a container: ${imageOf(server.service)}`);
      } catch (error) {
        print(`${server.service} is not run in a container: ${error.message}`);
      }
    }
  }
  return { env, stop: () => Promise.all(started.map((container) => container.stop())) };
}

export function imageOf(service) {
  const { services } = parse(readFileSync(at('deploy/compose.yaml'), 'utf8'));
  return `${process.env.TEST_IMAGE_PREFIX ?? ''}${services[service].image}`;
}

async function start({ service, port, command, environment = {}, temporary = [], ready }) {
  const container = new GenericContainer(imageOf(service))
    .withExposedPorts(port)
    .withEnvironment(environment)
    .withTmpFs(Object.fromEntries(temporary.map((path) => [path, 'rw'])))
    .withUlimits(LIMITS)
    .withWaitStrategy(ready);
  return (command ? container.withCommand(command) : container).start();
}

const hasEngine = () =>
  getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
