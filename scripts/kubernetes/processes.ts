import type { FactoryProvider, Provider } from '@nestjs/common';
import type { ServiceDefinition } from '../../services/kit/host/service-definition.ts';
import { FILES } from '../../services/kit/files/files.ts';
import { MAIL } from '../../services/kit/mail/mail.ts';
import { Webhook } from '../../services/leads/delivery/webhook.ts';
import { ProviderClient } from '../../services/identity/provider-client.ts';
import { RootUser } from '../../services/identity/root-user.ts';
import { ENGINE } from '../../services/search/search-engine.ts';
import { MailchimpClient } from '../../services/site-config/mailchimp-client.ts';
import { TrainingFeed } from '../../services/site-config/training-feed.ts';

export type ServerName = 'nats' | 'store' | 'search' | 'files' | 'mail' | 'internet' | 'telemetry';

/** Secrets that contain settings of a process. Those of a disabled feature may be absent. */
export type SecretName =
  | 'store'
  | `store-${string}`
  | 'files-bff'
  | 'search'
  | 'files'
  | 'mail'
  | 'root'
  | 'training'
  | 'mailchimp'
  | 'maps'
  | 'edge';

interface Dependency {
  servers: ServerName[];
  secrets: SecretName[];
}

export const optionalSecrets: readonly SecretName[] = ['training', 'mailchimp', 'maps', 'edge'];

const ofEveryProcess: Dependency = { servers: ['nats', 'telemetry'], secrets: [] };
/** Each service has its own database user, so that one that is attacked cannot read the data of another. */
const ofStore = (service: string): Dependency => ({ servers: ['store'], secrets: [`store-${service}`] });
/** The servers of an edge differ, so each installation permits access to them. */
const ofFront: Dependency = { servers: [], secrets: ['edge'] };
const ofFiles: Dependency = { servers: ['files'], secrets: ['files'] };
/** BFFs read files and store uploads, and need no right to change or delete the others. */
const ofFilesOfBff: Dependency = { servers: ['files'], secrets: ['files-bff'] };
/** Only editors check links to other websites and get suggestions for addresses. */
const ofEditors: Dependency = { servers: ['internet'], secrets: ['maps'] };
const ofTools: Dependency = { servers: ['nats'], secrets: ['root'] };
const ofBackup: Dependency = { servers: ['store', 'files', 'telemetry'], secrets: ['store', 'files'] };

/** A service that provides the key has this dependency. */
const byProvider = new Map<unknown, Dependency>([
  [ENGINE, { servers: ['search'], secrets: ['search'] }],
  [FILES, ofFiles],
  [MAIL, { servers: ['mail'], secrets: ['mail'] }],
  [RootUser, { servers: [], secrets: ['root'] }],
  [TrainingFeed, { servers: ['internet'], secrets: ['training'] }],
  [Webhook, { servers: ['internet'], secrets: [] }],
  [ProviderClient, { servers: ['internet'], secrets: [] }],
  [MailchimpClient, { servers: ['internet'], secrets: ['mailchimp'] }],
]);

const ofService = ({ contract, providers }: ServiceDefinition): Dependency =>
  merge(
    ofEveryProcess,
    ofStore(contract.name),
    ...providers.flatMap((provider) => byProvider.get(tokenOf(provider)) ?? []),
  );

const merge = (...all: Dependency[]): Dependency => ({
  servers: [...new Set(all.flatMap(({ servers }) => servers))],
  secrets: [...new Set(all.flatMap(({ secrets }) => secrets))],
});

const tokenOf = (provider: Provider): unknown =>
  typeof provider === 'function' ? provider : (provider as FactoryProvider).provide;

export interface Process extends Dependency {
  name: string;
  image: 'website-services' | 'website-bff';
  args?: string[];
  port: number;
  /** Whether it receives requests from outside of the cluster. */
  isFront: boolean;
  /** Its user in NATS, which several processes may share. */
  user: string;
  env?: Record<string, string>;
  size: Size;
}

export interface Tool extends Dependency {
  name: string;
  command: string[];
  schedule?: string;
  storage?: Storage;
}

export type Storage = typeof backups;
export type Size = typeof usual;

/** A service needs 110 MB after its start, and more while it builds read models or sorts long lists. */
const usual = { cpu: '100m', memory: '192Mi', memoryLimit: '512Mi', maxReplicas: 4 };
/** Pictures are decoded on several threads, in memory outside of the heap. */
const pictures: Size = { cpu: '250m', memory: '256Mi', memoryLimit: '1Gi', maxReplicas: 6 };
/** The caches grow to 384 MB. */
const caches: Size = { cpu: '250m', memory: '512Mi', memoryLimit: '1Gi', maxReplicas: 8 };

const front = { image: 'website-bff', port: 3000, isFront: true, user: 'bff', size: caches } as const;

/** The second one has another host, because a BFF with the editor excludes search engines. */
const fronts: Process[] = [
  { ...front, name: 'bff', env: { DRAFT: 'false' }, ...merge(ofEveryProcess, ofFilesOfBff, ofFront) },
  { ...front, name: 'bff-edit', env: { DRAFT: 'true' }, ...merge(ofEveryProcess, ofFilesOfBff, ofFront, ofEditors) },
];

export function processesOf(services: ServiceDefinition[]): Process[] {
  return [...fronts, ...services.map(processOf)];
}

function processOf(definition: ServiceDefinition): Process {
  const { name } = definition.contract;
  const dependency = ofService(definition);
  const size = dependency.servers.includes('files') ? pictures : usual;
  return { name, user: name, image: 'website-services', args: [name], port: 8080, isFront: false, size, ...dependency };
}

const backups = { claim: 'backups', folder: '/backups', size: '50Gi' };

export const tools: Tool[] = [
  {
    name: 'seed',
    command: ['node', 'dist/scripts/demo/seed.js', '/tmp/seeded.json', 'kubernetes'],
    ...merge(ofTools, ofFiles),
  },
  {
    name: 'rebuild',
    command: ['node', 'dist/scripts/rebuild/rebuild.js', 'all'],
    ...ofTools,
  },
  {
    name: 'backup',
    command: ['node', 'dist/scripts/backup/servers/back-up.js', '/backups'],
    schedule: '30 2 * * *',
    storage: backups,
    ...ofBackup,
  },
  {
    name: 'restore',
    command: ['node', 'dist/scripts/backup/servers/restore.js', '/backups', '--newest'],
    storage: backups,
    ...ofBackup,
  },
];
