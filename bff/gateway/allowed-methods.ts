import type { Call } from '../../proto/contract.ts';
import { calls } from '../../proto/index.ts';
import { routePaths } from './route-paths.ts';

const READ = ['GET', 'HEAD'];

/** The methods that an address answers; none for a path under /api where there is no call. */
export function allowedMethods(path: string, isThere: (call: Call) => boolean = () => true): string[] {
  const here = calls.filter((call) => call.http && routePaths(call).includes(path));
  const methods = here.filter(isThere).flatMap(({ http }) => (http!.startsWith('GET ') ? READ : ['POST']));
  if (here.length > 0) return [...new Set(methods)];
  return /^\/api(\/|$)/.test(path) && path !== '/api/openapi.json' ? [] : READ;
}
