import {
  claimedVolume,
  commonPodSpec,
  containerSecurityContext,
  environmentOf,
  keysVolume,
  labelsOf,
  mergeVolumes,
  serviceAccount,
  temporaryVolume,
  type Volumes,
} from './pod.ts';
import type { Storage, Tool } from './processes.ts';

/** NATS user of the tools that call services. */
const USER = 'tools';

export const toolManifestsOf = (tools: Tool[]): object[] => [
  ...[...new Set(tools.map(accountOf))].map(serviceAccount),
  ...[...new Set(tools.flatMap(({ storage }) => storage ?? []))].map(volumeClaim),
  ...tools.map(cronJob),
];

const accountOf = ({ servers }: Tool): string => (servers.includes('nats') ? USER : 'backup');

/** Without a schedule, this is a template for jobs that follows upgrades. A Job cannot be applied again, because its image is immutable. */
function cronJob(tool: Tool): object {
  const { name, command, servers, secrets, schedule } = tool;
  const { volumes, volumeMounts } = volumesOfTool(tool);
  return {
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata: { name },
    spec: {
      suspend: schedule === undefined,
      schedule: schedule ?? '@yearly',
      concurrencyPolicy: 'Forbid',
      ...(schedule && { startingDeadlineSeconds: 3600, failedJobsHistoryLimit: 3 }),
      jobTemplate: {
        spec: {
          backoffLimit: 3,
          activeDeadlineSeconds: 7200,
          ttlSecondsAfterFinished: 86_400,
          template: {
            metadata: { labels: labelsOf(name, servers) },
            spec: {
              ...commonPodSpec(accountOf(tool)),
              restartPolicy: 'OnFailure',
              containers: [
                {
                  name,
                  image: 'website-services',
                  imagePullPolicy: 'IfNotPresent',
                  command,
                  envFrom: environmentOf(secrets),
                  resources: { requests: { cpu: '100m', memory: '192Mi' }, limits: { memory: '512Mi' } },
                  securityContext: containerSecurityContext,
                  volumeMounts,
                },
              ],
              volumes,
            },
          },
        },
      },
    },
  };
}

const volumesOfTool = ({ servers, storage }: Tool): Volumes =>
  mergeVolumes(
    ...(servers.includes('nats') ? [keysVolume(USER)] : []),
    temporaryVolume,
    ...(storage ? [claimedVolume(storage.claim, storage.folder)] : []),
  );

const volumeClaim = ({ claim, size }: Storage): object => ({
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: claim },
  spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: size } } },
});
