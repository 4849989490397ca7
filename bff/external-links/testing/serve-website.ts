import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LinkNetwork } from '../link-network.ts';

const hosts: Record<string, string[]> = { 'partner.example': ['127.0.0.1'], 'inside.example': ['127.0.0.2'] };
export const network: LinkNetwork = {
  resolve: async (host) => hosts[host] ?? [],
  isAllowed: (address) => address === '127.0.0.1',
};

const servers: Server[] = [];
export function closeWebsites(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

export interface Website {
  port: number;
  requests: string[];
  headers: IncomingMessage['headers'][];
}

export async function serve(answer: RequestListener): Promise<Website> {
  const requests: string[] = [];
  const headers: Website['headers'] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    answer(request, response);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, requests, headers };
}

export const end = (response: ServerResponse, status: number, headers = {}) =>
  void response.writeHead(status, headers).end();
export const answering = (status: number, headers = {}) => serve((_, response) => end(response, status, headers));
export const at = ({ port }: Website, path = '/') => `http://partner.example:${port}${path}`;
