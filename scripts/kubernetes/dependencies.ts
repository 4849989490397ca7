import type { FactoryProvider, Provider } from '@nestjs/common';
import type { ServiceDefinition } from '../../services/kit/host/service-definition.ts';
import { FILES } from '../../services/kit/files/files.ts';
import { MAIL } from '../../services/kit/mail/mail.ts';
import { Webhook } from '../../services/leads/delivery/webhook.ts';
import { RootUser } from '../../services/identity/root-user.ts';
import { ENGINE } from '../../services/search/search-engine.ts';
import { MailchimpClient } from '../../services/site-config/mailchimp-client.ts';
import { TrainingFeed } from '../../services/site-config/training-feed.ts';

export type ServerName = 'nats' | 'store' | 'search' | 'files' | 'mail' | 'internet' | 'telemetry';

/** Secrets that contain settings of a process. Those of a disabled feature may be absent. */
export type SecretName = 'store' | 'search' | 'files' | 'mail' | 'root' | 'training' | 'mailchimp' | 'maps';

export interface Dependency {
  servers: ServerName[];
  secrets: SecretName[];
}

export const optionalSecrets: readonly SecretName[] = ['training', 'mailchimp', 'maps'];

export const ofEveryProcess: Dependency = { servers: ['nats', 'telemetry'], secrets: [] };
const ofEveryService: Dependency = { servers: ['store'], secrets: ['store'] };
export const ofBff: Dependency = { servers: ['files', 'internet'], secrets: ['files', 'maps'] };
export const ofFiles: Dependency = { servers: ['files'], secrets: ['files'] };
export const ofTools: Dependency = { servers: ['nats'], secrets: ['root'] };
export const ofBackup: Dependency = { servers: ['store', 'files', 'telemetry'], secrets: ['store', 'files'] };

/** A service that provides the key has this dependency. */
const byProvider = new Map<unknown, Dependency>([
  [ENGINE, { servers: ['search'], secrets: ['search'] }],
  [FILES, ofFiles],
  [MAIL, { servers: ['mail'], secrets: ['mail'] }],
  [RootUser, { servers: [], secrets: ['root'] }],
  [TrainingFeed, { servers: ['internet'], secrets: ['training'] }],
  [Webhook, { servers: ['internet'], secrets: [] }],
  [MailchimpClient, { servers: ['internet'], secrets: ['mailchimp'] }],
]);

export const ofService = ({ providers }: ServiceDefinition): Dependency =>
  merge(ofEveryProcess, ofEveryService, ...providers.flatMap((provider) => byProvider.get(tokenOf(provider)) ?? []));

export const merge = (...all: Dependency[]): Dependency => ({
  servers: [...new Set(all.flatMap(({ servers }) => servers))],
  secrets: [...new Set(all.flatMap(({ secrets }) => secrets))],
});

const tokenOf = (provider: Provider): unknown =>
  typeof provider === 'function' ? provider : (provider as FactoryProvider).provide;
