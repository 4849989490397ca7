import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Readiness {
  ready: boolean;
  [detail: string]: unknown;
}

export interface HealthServer {
  port: number;
  close(): Promise<void>;
}

interface HealthServerOptions {
  port: number;
  host: string;
  isAlive: () => boolean;
  readiness: () => Promise<Readiness>;
}

export async function serveHealth({ port, host, isAlive, readiness }: HealthServerOptions): Promise<HealthServer> {
  const server = createServer(async ({ url = '' }, response) => {
    const path = url.split('?')[0];
    if (path === '/health')
      return isAlive()
        ? answer(response, 200, { status: 'ok' })
        : answer(response, 503, { status: 'without its store' });
    if (path !== '/ready') return answer(response, 404, { status: `There is nothing at ${path}` });
    const report = await readiness().catch((error: Error) => ({ ready: false, error: error.message }));
    answer(response, report.ready ? 200 : 503, report);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
