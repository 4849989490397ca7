import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, EventType, ClientInput, Output } from '../../../proto/contract.ts';
import type { Stage, User } from '../../../proto/permissions.ts';
import { authorizationIn } from '../../../scripts/nats/authorization-in.ts';
import { createNatsUsers, type ServiceDefinition } from '../host/service-definition.ts';
import { connectNats, type Nats } from '../bus/connect-nats.ts';
import { NatsBus } from '../bus/nats-bus.ts';
import { tailEvents } from '../bus/event-tail.ts';
import type { HostOptions } from '../host/host-service.ts';
import { type Host, startHost } from '../host/start-host.ts';
import { log } from '../log/log.ts';
import { type Settings, parseSettings } from '../settings.ts';
import { accessTokenSigner } from '../token/access-token.ts';
import { newTokenKey, privatePemOf, publicPemOf, toSigningKey } from '../token/token-keys.ts';
import { EventRecorder, type RecordedEvents } from './event-recorder.ts';
import { natsServer, type NatsServer } from './nats-server.ts';
import { users } from './users.ts';

export interface CallAs {
  as?: User;
  /** Token of a session; defaults to a token of `as` without a session. */
  accessToken?: string;
  /** Defaults to draft for a user and to live for a visitor. */
  stage?: Stage;
  domainId?: string;
  source?: string;
  origin?: string;
  timeoutMs?: number;
}

export interface Stack {
  natsUrl: string;
  settings: Settings;
  users: typeof users;
  host: Host;
  nats: NatsServer;
  client: Nats;
  tokenFor(user: User, seconds?: number): Promise<string>;
  call<C extends Call>(call: C, input: ClientInput<C>, options?: CallAs): Promise<Output<C>>;
  events<E extends EventType>(event: E, waitMs?: number): RecordedEvents<E>;
  /** By default adds another instance of all services of this stack. */
  addHost(services?: ServiceDefinition[]): Promise<Host>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface StackOptions extends Partial<Pick<HostOptions, 'clock' | 'openStores' | 'retryPolicy'>> {
  services?: ServiceDefinition[];
  /** Further services whose connections NATS accepts. */
  accessFor?: ServiceDefinition[];
  settings?: Partial<Settings>;
  natsProgram?: string;
}

const testUser = { name: 'test', publish: ['>'], subscribe: ['>'] };

const WAIT_MS = 25_000;

let usualStores: string | null = null;

export function useStores(url: string): void {
  usualStores = url;
}

export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { services = [], accessFor = services, settings: _, natsProgram, ...overrides } = options;
  const directory = await mkdtemp(join(tmpdir(), 'stack-'));
  const credentials = join(directory, 'credentials');
  const nats = await natsServer(join(directory, 'nats'), {
    program: natsProgram,
    authorization: await authorizationIn(credentials, [...createNatsUsers(accessFor), testUser]),
  });
  const settings = {
    ...(await settingsIn(directory, nats.url)),
    natsCredentials: { folder: credentials },
    ...options.settings,
  };
  const sign = accessTokenSigner(await toSigningKey(settings.tokenKey));
  const client = await connectNats(nats.url, testUser.name, { folder: credentials });
  const bus = new NatsBus(client);
  const ear = new EventRecorder();
  const listening = await tailEvents(client, log, (subject, envelope) => ear.record(subject, envelope));
  const startOne = (hosted = services) => startHost(hosted, settings, overrides);
  const tokenFor = (user: User, seconds = 120) => sign(user, 'test-session', seconds);
  const others: Host[] = [];
  const dismantle = async () => {
    await listening.stop();
    await client.close();
    await nats.stop('SIGTERM');
    await rm(directory, { recursive: true, force: true });
  };

  const stack: Stack = {
    natsUrl: nats.url,
    settings,
    users,
    nats,
    client,
    host: await startOne().catch(async (error: unknown) => {
      await dismantle();
      throw error;
    }),
    tokenFor,
    async call(call, input, { as, stage, domainId = 'test-domain', source, origin, timeoutMs, ...options } = {}) {
      const accessToken = options.accessToken ?? (as && (await tokenFor(as)));
      const onBehalf = {
        stage: stage ?? (accessToken ? 'draft' : 'live'),
        domainId,
        source,
        origin,
        ...(accessToken && { accessToken }),
      };
      return bus.call(call, input, onBehalf, { timeoutMs: timeoutMs ?? WAIT_MS });
    },
    events: (event, waitMs = WAIT_MS) => ear.of(event, waitMs),
    async addHost(hosted) {
      const host = await startOne(hosted);
      others.push(host);
      return host;
    },
    async restart() {
      await stack.host.close();
      stack.host = await startOne();
    },
    async stop() {
      for (const host of [stack.host, ...others]) await host.close();
      await dismantle();
    },
  };
  return stack;
}

/** Starts a stack before the tests of a file and stops it after them. */
export function useStack(options?: StackOptions): Stack {
  let started: Stack | undefined;
  beforeAll(async () => {
    started = await startStack(options);
  });
  afterAll(() => started?.stop());
  return new Proxy({} as Stack, {
    get: (_, name) => Reflect.get(started!, name) as unknown,
    set: (_, name, value) => Reflect.set(started!, name, value),
  });
}

async function settingsIn(directory: string, natsUrl: string) {
  const tokenKey = newTokenKey();
  const tokenPublicKeyFile = join(directory, 'public.pem');
  const tokenPrivateKeyFile = join(directory, 'private.pem');
  await writeFile(tokenPublicKeyFile, publicPemOf([tokenKey]));
  await writeFile(tokenPrivateKeyFile, privatePemOf([tokenKey]));
  return {
    ...parseSettings({}),
    tokenKey,
    natsUrl,
    storeUrl: usualStores ?? `sqlite:${join(directory, 'store')}`,
    filesUrl: `file:${join(directory, 'files')}`,
    mailUrl: `file:${join(directory, 'mail')}`,
    draft: true,
    tokenPublicKeyFile,
    tokenPrivateKeyFile,
  };
}
