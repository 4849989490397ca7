import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WebhookRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

export class WebhookReceiver {
  readonly requests: WebhookRequest[] = [];
  status = 204;
  location?: string;
  private server?: Server;
  private port = 0;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.requests.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
        response.writeHead(this.status, this.location ? { location: this.location } : {}).end();
      });
    });
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** The address is the same after another start. */
  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/leads`;
  }
}
