import { archiveTransfer } from '../../proto/archive-transfer.ts';
import type { Call } from '../../proto/contract.ts';
import { calls } from '../../proto/index.ts';
import { routePaths } from './route-paths.ts';

const READ = ['GET', 'HEAD'];
const routed: Call[] = [...calls, ...Object.values(archiveTransfer.calls)];

export function allowedMethods(path: string, isAvailable: (call: Call) => boolean = () => true): string[] {
  const matching = routed.filter((call) => call.http && routePaths(call).includes(path));
  const methods = matching.filter(isAvailable).flatMap(({ http }) => (http!.startsWith('GET ') ? READ : ['POST']));
  if (matching.length > 0) return [...new Set(methods)];
  return /^\/api(\/|$)/.test(path) && path !== '/api/openapi.json' ? [] : READ;
}
