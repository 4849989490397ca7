import { log } from '../log/log.ts';
import { runProcess } from '../process/run-process.ts';
import { parseSettings } from '../settings.ts';
import type { ServiceDefinition } from './service-definition.ts';
import { selectServices } from './select-services.ts';
import { startHost } from './start-host.ts';

export async function runHost(services: ServiceDefinition[], names: string[]): Promise<void> {
  const chosen = selectServices(names, services);
  if (chosen instanceof Error) {
    process.stderr.write(`${chosen.message}\n`);
    process.exit(2);
  }
  await runProcess(names.length === 1 ? `${names[0]}` : 'services', log, async () => {
    const host = await startHost(chosen, parseSettings(process.env));
    log.info(`Hosting ${chosen.map(({ contract }) => contract.name).join(', ')}`);
    return host;
  });
}
