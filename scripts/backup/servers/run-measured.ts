import { metrics } from '../../../services/kit/telemetry/metrics.ts';
import { startTelemetry } from '../../../services/kit/telemetry/start-telemetry.ts';
import { runProgram } from '../../archive/run-program.ts';

/** Runs a program that ends by itself, and exports how long it took and whether it failed. */
export async function runMeasured(name: 'backup' | 'restore', act: (args: string[]) => Promise<string>): Promise<void> {
  const stopTelemetry = startTelemetry(name);
  const start = performance.now();
  const record = (outcome: 'ok' | 'error') =>
    metrics[`${name}Duration`].record((performance.now() - start) / 1000, { 'site.outcome': outcome });
  await runProgram(async (args) => {
    try {
      const result = await act(args);
      record('ok');
      return result;
    } catch (error) {
      record('error');
      throw error;
    }
  }).finally(stopTelemetry);
}
