import { optionalSecrets, type SecretName, type ServerName } from './processes.ts';

/** User id of the images. */
const USER = 10001;

export const labelsOf = (name: string, servers: readonly ServerName[] = []): Record<string, string> => ({
  'app.kubernetes.io/name': name,
  ...Object.fromEntries(servers.map((server) => [usesLabel(server), 'true'])),
});

export const usesLabel = (server: ServerName): string => `uses.website/${server}`;

const podSecurityContext = {
  runAsNonRoot: true,
  runAsUser: USER,
  runAsGroup: USER,
  fsGroup: USER,
  seccompProfile: { type: 'RuntimeDefault' },
};

export const containerSecurityContext = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

export const environmentOf = (secrets: readonly SecretName[]): object[] => [
  { configMapRef: { name: 'settings' } },
  ...secrets.map((name) => ({
    secretRef: { name, ...(optionalSecrets.includes(name) ? { optional: true } : {}) },
  })),
];

export type Volumes = Record<'volumes' | 'volumeMounts', object[]>;

/** `user` selects the keys in NATS, which are not mounted into processes of other users. */
export const volumesOf = (user: string): Volumes => mergeVolumes(keysVolume(user), temporaryVolume);

export const keysVolume = (user: string): Volumes => ({
  volumes: [{ name: 'keys', secret: { secretName: `keys-${user}`, defaultMode: 0o440 } }],
  volumeMounts: [{ name: 'keys', mountPath: '/keys', readOnly: true }],
});

export const temporaryVolume: Volumes = {
  volumes: [{ name: 'tmp', emptyDir: { sizeLimit: '1Gi' } }],
  volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
};

export const claimedVolume = (claimName: string, mountPath: string): Volumes => ({
  volumes: [{ name: 'storage', persistentVolumeClaim: { claimName } }],
  volumeMounts: [{ name: 'storage', mountPath }],
});

export const mergeVolumes = (...all: Volumes[]): Volumes => ({
  volumes: all.flatMap(({ volumes }) => volumes),
  volumeMounts: all.flatMap(({ volumeMounts }) => volumeMounts),
});

export const commonPodSpec = (serviceAccountName: string): object => ({
  serviceAccountName,
  automountServiceAccountToken: false,
  // Service links would add variables such as NATS_PORT to the settings of the process.
  enableServiceLinks: false,
  securityContext: podSecurityContext,
});

export const serviceAccount = (name: string): object => ({
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { name },
  automountServiceAccountToken: false,
});
