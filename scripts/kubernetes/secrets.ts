import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { usersOfPeople } from '../../services/kit/bus/access/nats-user.ts';
import { urlOfService } from '../../services/kit/store/mongo/open-mongo.ts';
import type { SecretName } from './processes.ts';

/** Secrets of the overlay `local`. `typesense` and `s3` are for the servers themselves, `copies` for the jobs of restic. */
type LocalSecretName = Exclude<SecretName, 'training' | 'mailchimp' | 'maps' | 'edge'> | 'typesense' | 's3' | 'copies';

/** Settings for the overlay `local`. `random` must return only letters and digits, because passwords are part of URLs. */
export function localSecrets(random: () => string, services: string[]): Record<LocalSecretName, Settings> {
  const [typesenseKey, s3Secret] = [random(), random()];
  const members = [0, 1, 2].map((n) => `mongodb-${n}.mongodb:27017`);
  const storeUrl = `mongodb://${members.join(',')}/site_{service}?replicaSet=site`;
  const filesUrl = `s3://site:${s3Secret}@files:7070/site?tls=false`;
  return {
    store: { STORE_URL: storeUrl },
    ...Object.fromEntries(services.map((name) => [`store-${name}`, { STORE_URL: urlOfService(storeUrl, name) }])),
    search: { SEARCH_URL: `typesense://${typesenseKey}@typesense:8108/site` },
    typesense: { TYPESENSE_API_KEY: typesenseKey },
    files: { FILES_URL: filesUrl },
    'files-bff': { FILES_URL: filesUrl },
    s3: { ROOT_ACCESS_KEY: 'site', ROOT_SECRET_KEY: s3Secret },
    copies: {
      RESTIC_REPOSITORY: 's3:http://files:7070/copies',
      RESTIC_PASSWORD: random(),
      AWS_ACCESS_KEY_ID: 'site',
      AWS_SECRET_ACCESS_KEY: s3Secret,
    },
    mail: { MAIL_URL: 'smtp://mail:1025' },
    root: { ROOT_USERNAME: 'admin', ROOT_EMAIL: 'admin@example.org', ROOT_PASSWORD: random() },
  };
}

const NAMESPACE = 'website';

type Settings = Record<string, string>;

/** Writes all files or none, because settings of one secret refer to another. */
export async function writeWhenEmpty(folder: string, secrets: Record<string, Settings>): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).some(isSettings)) return;
  for (const [name, settings] of Object.entries(secrets)) {
    const lines = Object.entries(settings).map(([variable, value]) => `${variable}=${value}\n`);
    await writeFile(join(folder, `${name}.env`), lines.join(''), { mode: 0o600 });
  }
}

/**
 * Returns the secrets that processes need and the folder lacks, with the more general one that the folder has: a folder of an earlier
 * version has one `store` and one `files` for all of them.
 */
export async function sharedSecretsIn(folder: string, needed: string[]): Promise<Map<string, string>> {
  const names = new Set((await readdir(folder)).filter(isSettings).map((file) => basename(file, '.env')));
  const pairs = needed.map((name) => [name, name.split('-')[0]!] as const);
  return new Map(pairs.filter(([name, general]) => !names.has(name) && names.has(general)));
}

/** Returns a Secret for each file `<name>.env` in the folder, and `keys-<process>` for each folder of keys of a process. */
export async function secretsIn(folder: string, shared = new Map<string, string>()): Promise<object> {
  const files = (await readdir(folder)).filter(isSettings).sort();
  const processes = (await readdir(join(folder, 'keys'))).filter((name) => !usersOfPeople.includes(name)).sort();
  const items = [
    ...(await Promise.all(files.map(async (file) => secret(basename(file, '.env'), await settingsIn(folder, file))))),
    ...(await Promise.all(
      [...shared].map(async ([name, general]) => secret(name, await settingsIn(folder, `${general}.env`))),
    )),
    ...(await Promise.all(processes.map(async (name) => secret(`keys-${name}`, await keysIn(folder, name))))),
  ];
  return { apiVersion: 'v1', kind: 'List', items };
}

const isSettings = (file: string): boolean => file.endsWith('.env');

const secret = (name: string, settings: Settings): object => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, namespace: NAMESPACE, labels: { 'app.kubernetes.io/part-of': NAMESPACE } },
  data: Object.fromEntries(Object.entries(settings).map(([key, text]) => [key, Buffer.from(text).toString('base64')])),
});

async function settingsIn(folder: string, file: string): Promise<Settings> {
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

async function keysIn(folder: string, process: string): Promise<Settings> {
  const names = await readdir(join(folder, 'keys', process));
  const texts = names.map(async (name) => [name, await readFile(join(folder, 'keys', process, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}
