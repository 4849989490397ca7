import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  path: string;
  body: any;
}

export interface MailchimpServer {
  url: string;
  apiKey: string;
  /** All requests with the correct key. */
  requests: ReceivedRequest[];
  /** Members of the only list, by address. */
  members: Map<string, { status: string; merge_fields: unknown }>;
  /** Replaces the response of Mailchimp; `hold` sends none. */
  instead: { status: number; body: string; location?: string } | 'hold' | null;
  /** Awaited before each response. */
  gate: Promise<void>;
  stop(): Promise<void>;
}

export const LIST = 'a1b2c3d4e5';

/** Implements the documented sign-up endpoint of Mailchimp's API. */
export async function mailchimpServer(apiKey = 'secret-key-us6'): Promise<MailchimpServer> {
  const server = createServer((request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    void (async () => {
      const body = await bodyOf(request);
      const key = Buffer.from(request.headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
      if (!key.endsWith(`:${fake.apiKey}`)) return send(401, problem(401, 'API Key Invalid'));
      fake.requests.push({ method: request.method!, path: request.url!, body });
      await fake.gate;
      const { instead } = fake;
      if (instead === 'hold') return;
      if (instead) {
        const { status, location } = instead;
        return response.writeHead(status, location ? { location } : {}).end(instead.body);
      }
      const [, list, hash] = /^\/3\.0\/lists\/(\w+)\/members(?:\/(\w{32}))?(?:\?|$)/.exec(request.url!) ?? [];
      if (list !== LIST) return send(404, problem(404, 'Resource Not Found'));
      return send(...fake.answer(request.method!, hash, body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/3.0`,
    apiKey,
    requests: [] as ReceivedRequest[],
    members: new Map<string, { status: string; merge_fields: unknown }>(),
    instead: null as MailchimpServer['instead'],
    gate: Promise.resolve(),
    answer(method: string, hash: string | undefined, body: any): [number, unknown] {
      if (method === 'POST' && !hash) {
        const { email_address: email, status, merge_fields } = body;
        if (email.endsWith('@fake.example')) return [400, problem(400, 'Invalid Resource', `${email} looks fake`)];
        if (fake.members.has(email)) return [400, problem(400, 'Member Exists', `${email} is already a list member.`)];
        fake.members.set(email, { status, merge_fields });
        return [200, { email_address: email, status }];
      }
      const [, member] = [...fake.members].find(([email]) => hashOf(email) === hash) ?? [];
      if (!member) return [404, problem(404, 'Resource Not Found')];
      if (method === 'PATCH') Object.assign(member, body);
      return [200, { status: member.status }];
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

const problem = (status: number, title: string, detail = 'Refused by the list.') => ({
  type: 'https://mailchimp.com/developer/marketing/docs/errors/',
  title,
  status,
  detail,
  instance: '1',
});

const hashOf = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex');

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
}
