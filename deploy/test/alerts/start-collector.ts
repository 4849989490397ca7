import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identifyProcess, type ResourceMetrics, toPrometheusText } from './prometheus-text.ts';

export interface Collector {
  url: string;
  close(): Promise<unknown>;
}

/** Receives OTLP over HTTP as JSON, and serves the last export of each process at `/metrics`. */
export async function startCollector(): Promise<Collector> {
  const newest = new Map<string, string>();
  const server = createServer(async (request, response) => {
    if (request.url === '/metrics') return void response.end([...newest.values()].join(''));
    let body = '';
    for await (const chunk of request) body += chunk;
    const { resourceMetrics = [] } = JSON.parse(body) as { resourceMetrics?: ResourceMetrics[] };
    for (const exported of resourceMetrics) newest.set(identifyProcess(exported).instance, toPrometheusText(exported));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
