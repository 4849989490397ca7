import { rm } from 'node:fs/promises';
import { freePort } from '../../scripts/machine/ports.mjs';
import { startHost } from '../../services/kit/host/start-host.ts';
import { startStack, type Stack, type StackOptions } from '../../services/kit/testing/stack.ts';
import { services } from '../../services/services.ts';
import { createBff, type Bff } from '../create-bff.ts';
import type { BffConfig } from '../bff-config.ts';
import { type Answer, sendRequest } from './http-request.ts';
import { sessionCookie } from './session-cookie.ts';
import { siteFixture } from './site-fixture.ts';
import { root } from './site.ts';

export interface Site {
  stack: Stack;
  bff: Bff;
  config: BffConfig;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Returns the cookie of a new session. */
  signIn(): Promise<{ cookie: string }>;
  stopServices(): Promise<void>;
  startServices(): Promise<void>;
  stop(): Promise<void>;
}

/** A site for suites that only send requests. */
export type SiteOverHttp = Pick<Site, 'get' | 'post' | 'signIn' | 'stop'> & { bff: Pick<Bff, 'url'> };

let usualPort = 0;

/** All sites of a worker have the same port, one after the other, so that the browser can use the scripts that it has cached. */
export async function nextPort(): Promise<number> {
  const port = await freePort(usualPort);
  usualPort ||= port;
  return port;
}

export async function startSite(
  overrides: Partial<BffConfig> = {},
  { settings, ...hosting }: StackOptions = {},
): Promise<Site> {
  const stack = await startStack({ settings: { root, ...settings }, accessFor: services });
  let host = await startHost(services, stack.settings, hosting);
  let isUp = true;
  const fixture = overrides.siteDir ? null : await siteFixture();
  const config: BffConfig = {
    natsUrl: stack.natsUrl,
    natsCredentials: stack.settings.natsCredentials,
    eventReplicas: 1,
    port: 0,
    host: '127.0.0.1',
    baseUrl: 'http://localhost',
    draft: true,
    trustProxy: false,
    siteDir: fixture ?? '',
    filesUrl: stack.settings.filesUrl,
    ...overrides,
  };
  const bff = await createBff({ ...config, port: config.port || (await nextPort()) });
  const get: Site['get'] = (path, headers) => sendRequest(bff.url, 'GET', path, headers);
  const post: Site['post'] = (path, body, headers = {}) => {
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    return sendRequest(
      bff.url,
      'POST',
      path,
      { ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      text,
    );
  };
  return {
    stack,
    bff,
    config,
    get,
    post,
    async signIn() {
      const { username, password } = root;
      return { cookie: await sessionCookie(() => post('/api/user/login', { username, password })) };
    },
    async stopServices() {
      isUp = false;
      await host.close();
    },
    async startServices() {
      host = await startHost(services, stack.settings, hosting);
      isUp = true;
    },
    async stop() {
      await bff.close();
      if (isUp) await host.close();
      await stack.stop();
      if (fixture) await rm(fixture, { recursive: true, force: true });
    },
  };
}
