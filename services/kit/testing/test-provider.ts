import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider from 'oidc-provider';

export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  preferred_username?: string;
  groups?: string[];
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Changes an answer of the provider on its way to the site. Null leaves the request without an answer. */
type Change = (path: string, answer: Answer) => Answer | null | Promise<Answer | null>;

export interface TestProvider {
  issuer: string;
  key: { private: CryptoKey; public: JWK & { kid: string } };
  people: Map<string, Person>;
  /** The person who is at the browser. */
  person: string;
  change: Change | null;
  /** Whether requests are answered with 503 and have no effect. */
  isDown: boolean;
  /** Follows the redirects of a browser, and returns the query with which it comes back to the site. */
  visit(url: string): Promise<string>;
  /** Ends all sessions and grants of a person. */
  forget(sub: string): void;
  stop(): Promise<void>;
}

export const client = { client_id: 'the-site', client_secret: 'a secret of the site and the provider' };

/** Settings with which the site offers the provider. */
export const settingsFor = ({ issuer }: TestProvider) => ({
  name: 'Staff',
  issuer,
  clientId: client.client_id,
  secret: client.client_secret,
  createsUsers: true,
  isActive: true,
});

/** Starts oidc-provider behind a proxy that can change its answers. */
export async function startProvider(isOfSite: (redirectUri: string) => boolean): Promise<TestProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const inner = createServer();
  const innerPort = await listen(inner);
  const state: Pick<TestProvider, 'people' | 'person' | 'change' | 'isDown'> = {
    people: new Map(),
    person: '',
    change: null,
    isDown: false,
  };
  const outer = createServer((request, response) => void forward(request, response, innerPort, state));
  const issuer = `http://127.0.0.1:${await listen(outer)}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: ['http://localhost/return'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'first', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of cookies'] },
    claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'], profile: ['preferred_username', 'groups'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
      RefreshToken: 86_400,
      Grant: 86_400,
      Session: 86_400,
      Interaction: 600,
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => {
      const person = state.people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    async loadExistingGrant({ oidc }: { oidc: any }) {
      const grant = new oidc.provider.Grant({ clientId: client.client_id, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  } as never);
  // The address contains the id of the provider, which the site makes later.
  Object.defineProperty(provider.Client.prototype, 'redirectUriAllowed', { value: isOfSite });
  const answer = provider.callback();
  inner.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: state.person } });
  });
  return Object.assign(state, {
    issuer,
    key: { private: privateKey, public: jwk },
    visit: (url: string) => visit(url, issuer),
    forget: (sub: string) => void state.people.delete(sub),
    async stop() {
      for (const server of [outer, inner]) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
    },
  });
}

function listen(server: Server): Promise<number> {
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  { change, isDown }: Pick<TestProvider, 'change' | 'isDown'>,
): Promise<void> {
  if (isDown) return void response.writeHead(503).end();
  const sent = sendRequest({
    port,
    host: '127.0.0.1',
    method: request.method,
    path: request.url,
    headers: request.headers,
    agent: false,
  });
  request.pipe(sent);
  const received = await new Promise<IncomingMessage>((done) => sent.on('response', done));
  const chunks: Buffer[] = [];
  for await (const chunk of received) chunks.push(chunk as Buffer);
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = received.headers;
  const original = { status: received.statusCode!, headers, body: Buffer.concat(chunks).toString() };
  const answer = change ? await change(request.url!.split('?')[0]!, original) : original;
  if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
}

async function visit(start: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let redirects = 0; redirects < 10; redirects++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0]!.split('=') as [string, string];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${answer.status} of ${url}: ${(await answer.text()).slice(0, 300)}`);
    url = new URL(location, url).href;
    if (!url.startsWith(issuer)) return new URL(url).search;
  }
  throw new Error(`Too many redirects from ${start}`);
}
