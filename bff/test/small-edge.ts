import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, sendRequest } from './http-request.ts';

interface Stored extends Pick<Answer, 'status' | 'headers' | 'bytes'> {
  keys: string[];
}

/** A cache that stores what it is allowed to until it is purged, as an edge without a limit of time would. */
export class SmallEdge {
  readonly purges: { keys: string[]; headers: IncomingHttpHeaders }[] = [];
  /** While true, purges are refused. */
  isAway = false;
  origin = '';
  private readonly stored = new Map<string, Stored>();
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.writeHead(502).end());
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  get addresses(): string[] {
    return [...this.stored.keys()];
  }

  private async answer({ method, url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method === 'PURGE') {
      if (this.isAway) return void response.writeHead(503).end();
      const keys = String(headers['surrogate-key']).split(' ');
      this.purges.push({ keys, headers });
      for (const [name, entry] of this.stored)
        if (entry.keys.some((key) => keys.includes(key))) this.stored.delete(name);
      return void response.end();
    }
    const name = `${headers.host} ${url}`;
    const { connection: _, ...sent } = headers;
    const found = this.stored.get(name) ?? (await sendRequest(this.origin, 'GET', url, sent as Record<string, string>));
    const keys = String(found.headers['surrogate-key'] ?? '').split(' ');
    if (found.headers['surrogate-control']) this.stored.set(name, { ...found, keys });
    response.writeHead(found.status, found.headers).end(found.bytes);
  }
}
