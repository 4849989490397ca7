import { commonPodSpec, containerSecurityContext, environmentOf, labelsOf, serviceAccount, volumesOf } from './pod.ts';
import type { Tool } from './processes.ts';

/** The NATS user of all tools. */
const USER = 'tools';

export const toolManifestsOf = (tools: Tool[]): object[] => [serviceAccount(USER), ...tools.map(suspendedJob)];

/** A template for jobs that follows every upgrade. A Job could not be applied again, because its image must not change. */
function suspendedJob({ name, command, servers, secrets }: Tool): object {
  const { volumes, volumeMounts } = volumesOf(USER);
  return {
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata: { name },
    spec: {
      suspend: true,
      schedule: '@yearly',
      concurrencyPolicy: 'Forbid',
      jobTemplate: {
        spec: {
          backoffLimit: 3,
          activeDeadlineSeconds: 7200,
          ttlSecondsAfterFinished: 86_400,
          template: {
            metadata: { labels: labelsOf(name, servers) },
            spec: {
              ...commonPodSpec(USER),
              restartPolicy: 'OnFailure',
              containers: [
                {
                  name,
                  image: 'banksia-services',
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
