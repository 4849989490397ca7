import type { SecretName } from './dependencies.ts';

/** Secrets of the overlay `local`. `typesense` and `s3` are for the servers themselves. */
type LocalSecretName = Exclude<SecretName, 'training' | 'mailchimp' | 'maps'> | 'typesense' | 's3';

/** Settings for the overlay `local`. `random` must return only letters and digits, because passwords are part of URLs. */
export function localSecrets(random: () => string): Record<LocalSecretName, Record<string, string>> {
  const [typesenseKey, s3Secret] = [random(), random()];
  const members = [0, 1, 2].map((n) => `mongodb-${n}.mongodb:27017`);
  return {
    store: { STORE_URL: `mongodb://${members.join(',')}/site?replicaSet=site` },
    search: { SEARCH_URL: `typesense://${typesenseKey}@typesense:8108/site` },
    typesense: { TYPESENSE_API_KEY: typesenseKey },
    files: { FILES_URL: `s3://site:${s3Secret}@files:7070/site?tls=false` },
    s3: { ROOT_ACCESS_KEY: 'site', ROOT_SECRET_KEY: s3Secret },
    mail: { MAIL_URL: 'smtp://mail:1025' },
    root: { ROOT_USERNAME: 'admin', ROOT_EMAIL: 'admin@example.org', ROOT_PASSWORD: random() },
  };
}
