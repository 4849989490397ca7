import type { ServerResponse } from 'node:http';
import type { Readiness } from '../../services/kit/health/health-server.ts';

export function sendHealth(path: string, readiness: () => Readiness, response: ServerResponse): boolean {
  if (path === '/health') {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('OK');
    return true;
  }
  if (path !== '/ready') return false;
  const report = readiness();
  response
    .writeHead(report.ready ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(report));
  return true;
}
