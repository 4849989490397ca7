import { token } from './contract/handle.ts';
import { type NatsCredentials, natsCredentialsFrom } from './bus/access/credentials.ts';

export interface DeploymentSettings {
  natsUrl: string;
  natsCredentials: NatsCredentials;
  eventReplicas: number;
  filesUrl: string;
  baseUrl: string;
  draft: boolean;
}

export const SETTINGS = token<Settings>('Settings');

export interface Settings extends DeploymentSettings {
  /** Empty if editors use `baseUrl`, or another hostname of a domain. */
  editUrl: string;
  storeUrl: string;
  searchUrl: string;
  mailUrl: string;
  mailFrom: string;
  tokenPublicKeyFile: string;
  tokenPrivateKeyFile: string;
  root: { username: string; email: string; password: string };
  training: { url: string; apiToken: string; wsToken: string };
  /** Without a key visitors cannot subscribe; `url` overrides the address that the key implies. */
  mailchimp: { apiKey: string; url: string };
  pagePlugins: string[];
  /** Allows webhooks in private networks and without TLS. */
  privateWebhooks: boolean;
  statisticsDays: number;
  auditDays: number;
  /** Older edits of a sitting become one revision. */
  autosaveDays: number;
  backupsKept: number;
  /** Further calls wait, and are refused if too many wait. */
  callsAtOnce: number;
  callsWaiting: number;
  /** 0 picks a free port; undefined disables the health server. */
  healthPort?: number;
  healthHost: string;
}

export const parseDeploymentSettings = (
  env: NodeJS.ProcessEnv,
  defaultBaseUrl = 'http://localhost:3000',
): DeploymentSettings => ({
  natsUrl: env.NATS_URL ?? 'nats://127.0.0.1:4222',
  natsCredentials: natsCredentialsFrom(env),
  eventReplicas: Number(env.EVENT_REPLICAS ?? 1),
  filesUrl: env.FILES_URL ?? 'file:./data/files',
  baseUrl: env.BASE_URL ?? defaultBaseUrl,
  draft: parseFlag(env.DRAFT),
});

export function parseSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    ...parseDeploymentSettings(env),
    editUrl: env.EDIT_URL ?? '',
    storeUrl: env.STORE_URL ?? 'sqlite:./data/store',
    searchUrl: env.SEARCH_URL ?? 'embedded:',
    mailUrl: env.MAIL_URL ?? 'file:./data/mail',
    mailFrom: (env.MAIL_FROM ?? '').trim(),
    tokenPublicKeyFile: env.TOKEN_PUBLIC_KEY_FILE ?? './data/keys/public.pem',
    tokenPrivateKeyFile: env.TOKEN_PRIVATE_KEY_FILE ?? './data/keys/private.pem',
    root: {
      username: env.ROOT_USERNAME ?? '',
      email: env.ROOT_EMAIL ?? '',
      password: env.ROOT_PASSWORD ?? '',
    },
    training: {
      url: env.TRAINING_URL ?? '',
      apiToken: env.TRAINING_API_TOKEN ?? '',
      wsToken: env.TRAINING_WS_TOKEN ?? '',
    },
    mailchimp: { apiKey: env.MAILCHIMP_API_KEY ?? '', url: env.MAILCHIMP_URL ?? '' },
    pagePlugins: env.PAGE_PLUGINS?.match(/[^\s,]+/g) ?? [],
    privateWebhooks: parseFlag(env.PRIVATE_WEBHOOKS),
    statisticsDays: Number(env.STATISTICS_DAYS ?? 400),
    auditDays: Number(env.AUDIT_DAYS ?? 400),
    autosaveDays: parseCount('AUTOSAVE_DAYS', env.AUTOSAVE_DAYS ?? '30', 1),
    backupsKept: Number(env.BACKUPS_KEPT ?? 7),
    callsAtOnce: parseCount('CALLS_AT_ONCE', env.CALLS_AT_ONCE ?? '128', 1),
    callsWaiting: parseCount('CALLS_WAITING', env.CALLS_WAITING ?? '256', 0),
    healthPort: env.HEALTH_PORT ? Number(env.HEALTH_PORT) : undefined,
    healthHost: env.HEALTH_HOST ?? '127.0.0.1',
  };
}

/** Without this check, a service with a mistyped number would start and answer no calls. */
function parseCount(name: string, value: string, least: number): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < least)
    throw new Error(`${name} is "${value}": set it to a whole number from ${least}`);
  return count;
}

export const parseFlag = (value: unknown): boolean => value === true || value === 'true';
