import { until } from '../../../services/kit/testing/until.ts';
import type { Figures } from '../load/figures.ts';
import type { Load } from '../load/load.ts';
import type { System } from './system.ts';

const RECOVERY_MS = 180_000;

export interface Drill {
  name: string;
  act(system: System, load: Load): Promise<void>;
  recover?(system: System): Promise<void>;
}

/** Resolves when everything is ready again and every editor has saved after that. */
export async function runDrill({ act, recover }: Drill, system: System, load: Load): Promise<Figures> {
  load.next();
  await act(system, load);
  await recover?.(system);
  for (const container of [...system.nats, system.mongodb, ...system.services, ...system.bffs])
    await until(container.isReady, RECOVERY_MS);
  await load.everyoneWrote();
  return load.next();
}
