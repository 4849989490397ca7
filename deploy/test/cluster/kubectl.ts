import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Namespace of the manifests in deploy/kubernetes. */
const NAMESPACE = 'website';
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Uses the cluster in KUBECONFIG. */
export async function kubectl(...args: string[]): Promise<string> {
  const all = ['--namespace', NAMESPACE, ...args];
  return (await promisify(execFile)('kubectl', all, { maxBuffer: MAX_OUTPUT })).stdout.trim();
}

export async function kubectlWithInput(input: string, ...args: string[]): Promise<string> {
  const running = promisify(execFile)('kubectl', ['--namespace', NAMESPACE, ...args], { maxBuffer: MAX_OUTPUT });
  running.child.stdin!.end(input);
  return (await running).stdout.trim();
}

export const read = async (...args: string[]): Promise<any> =>
  JSON.parse(await kubectl('get', ...args, '--output', 'json'));

export const rolledOut = (resource: string, timeout = '300s'): Promise<string> =>
  kubectl('rollout', 'status', resource, '--timeout', timeout);

/** Runs the job of a CronJob once. If it fails, the error has the end of its output. */
export async function runJob(name: string): Promise<void> {
  const job = `${name}-test`;
  await kubectl('delete', 'job', job, '--ignore-not-found');
  await kubectl('create', 'job', job, '--from', `cronjob/${name}`);
  try {
    await kubectl('wait', '--for', 'condition=Complete', `job/${job}`, '--timeout', '5m');
  } catch (error) {
    throw new Error(await kubectl('logs', `job/${job}`, '--all-containers', '--tail', '20'), { cause: error });
  }
}

export const podsOf = async (name: string): Promise<any[]> =>
  (await read('pods', '--selector', `app.kubernetes.io/name=${name}`)).items;

/** Returns true if all instances of a Deployment are ready and no old ones remain. */
export async function isComplete(name: string): Promise<boolean> {
  const [{ spec, status }, pods] = [await read('deployment', name), await podsOf(name)];
  return status.readyReplicas === spec.replicas && pods.length === spec.replicas;
}

/** Uses the Eviction API like `kubectl drain`. Returns false if the PodDisruptionBudget refuses the eviction. */
export async function evict(pod: string): Promise<boolean> {
  const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name: pod, namespace: NAMESPACE } };
  const path = `/api/v1/namespaces/${NAMESPACE}/pods/${pod}/eviction`;
  try {
    await kubectlWithInput(JSON.stringify(eviction), 'create', '--raw', path, '--filename', '-');
    return true;
  } catch (error) {
    if (/TooManyRequests|disruption budget/.test((error as Error).message)) return false;
    throw error;
  }
}
