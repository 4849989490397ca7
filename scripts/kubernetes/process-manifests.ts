import { commonPodSpec, containerSecurityContext, environmentOf, labelsOf, serviceAccount, volumesOf } from './pod.ts';
import type { Process, Size } from './processes.ts';

/** A process exits within 25 s of SIGTERM. */
const STOP_SECONDS = 30;
/** After this time, every proxy has stopped sending requests to the pod. */
const LEAVE_SECONDS = 5;
const MIN_REPLICAS = 2;
/** A process computes on one thread, so it can use at most one CPU. */
const BUSY = '600m';

export const manifestsOf = (process: Process): object[] => [
  serviceAccount(process.name),
  deployment(process),
  disruptionBudget(process),
  autoscaler(process),
];

function deployment({ name, user, image, args, env, port, isFront, size, servers, secrets }: Process): object {
  const { volumes, volumeMounts } = volumesOf(user);
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels: { ...labelsOf(name), 'app.kubernetes.io/component': isFront ? 'bff' : 'service' } },
    // `replicas` is omitted, so that applying the manifests again does not revert the autoscaler.
    spec: {
      revisionHistoryLimit: 5,
      progressDeadlineSeconds: 300,
      selector: { matchLabels: labelsOf(name) },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels: labelsOf(name, servers) },
        spec: {
          ...commonPodSpec(name),
          terminationGracePeriodSeconds: STOP_SECONDS + (isFront ? LEAVE_SECONDS : 0),
          topologySpreadConstraints: ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map(spreadOver(name)),
          containers: [
            {
              name,
              image,
              imagePullPolicy: 'IfNotPresent',
              ...(args && { args }),
              ...(env && { env: Object.entries(env).map(([variable, value]) => ({ name: variable, value })) }),
              envFrom: environmentOf(secrets),
              ports: [{ name: 'http', containerPort: port }],
              ...probes,
              ...(isFront && { lifecycle: { preStop: { sleep: { seconds: LEAVE_SECONDS } } } }),
              resources: resourcesOf(size),
              securityContext: containerSecurityContext,
              volumeMounts,
            },
          ],
          volumes,
        },
      },
    },
  };
}

const probe = (path: string) => ({ httpGet: { path, port: 'http' } });

const probes: object = {
  startupProbe: { ...probe('/health'), periodSeconds: 2, timeoutSeconds: 2, failureThreshold: 60 },
  readinessProbe: { ...probe('/ready'), periodSeconds: 5, timeoutSeconds: 4, failureThreshold: 3 },
  livenessProbe: { ...probe('/health'), periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 6 },
};

/** There is no CPU limit, because it would delay responses while the node is idle. On a busy node, the CPU requests divide the time. */
const resourcesOf = ({ cpu, memory, memoryLimit }: Size): object => ({
  requests: { cpu, memory, 'ephemeral-storage': '64Mi' },
  limits: { memory: memoryLimit, 'ephemeral-storage': '2Gi' },
});

const spreadOver =
  (name: string) =>
  (topologyKey: string): object => ({
    topologyKey,
    maxSkew: 1,
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: { matchLabels: labelsOf(name) },
    matchLabelKeys: ['pod-template-hash'],
  });

const disruptionBudget = ({ name }: Process): object => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name },
  spec: {
    maxUnavailable: 1,
    // A pod that never becomes ready must not block draining its node.
    unhealthyPodEvictionPolicy: 'AlwaysAllow',
    selector: { matchLabels: labelsOf(name) },
  },
});

const autoscaler = ({ name, size }: Process): object => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas: MIN_REPLICAS,
    maxReplicas: size.maxReplicas,
    metrics: [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'AverageValue', averageValue: BUSY } } }],
    behavior: { scaleUp: { stabilizationWindowSeconds: 60 }, scaleDown: { stabilizationWindowSeconds: 300 } },
  },
});
