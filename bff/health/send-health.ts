import type { ServerResponse } from 'node:http';
import { apiHeaders } from '../security/security-headers.ts';
import type { Readiness } from '../../services/kit/health/health-server.ts';

export function sendHealth(path: string, readiness: () => Readiness, response: ServerResponse): boolean {
  if (path === '/health') {
    response.writeHead(200, { ...apiHeaders, 'content-type': 'text/plain; charset=utf-8' }).end('OK');
    return true;
  }
  if (path !== '/ready') return false;
  const report = readiness();
  response
    .writeHead(report.ready ? 200 : 503, { ...apiHeaders, 'content-type': 'application/json' })
    .end(JSON.stringify(report));
  return true;
}
