import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Answer, sendRequest } from '../../../bff/test/http-request.ts';
import { until } from '../../../services/kit/testing/until.ts';
import type { LoadedSite } from '../load/load.ts';
import { kubectl, kubectlWithInput, isComplete, read, rolledOut } from './kubectl.ts';

const OVERLAY = process.env.CLUSTER_OVERLAY ?? 'deploy/kubernetes/overlays/local';
const SECRETS = process.env.CLUSTER_SECRETS ?? 'data/kubernetes';
const START_MS = 10 * 60_000;

/** URL of the Service `bff`; undefined if there is no cluster to test. */
export const siteUrl = process.env.KUBECONFIG ? process.env.CLUSTER_URL : undefined;
if (!siteUrl)
  process.stderr.write(
    'The suite of the cluster is skipped: it needs KUBECONFIG, and CLUSTER_URL with the address of the Service bff.\n',
  );

export interface SiteInCluster extends LoadedSite {
  /** Deployments of this repository's processes. */
  processes: string[];
  /** All Deployments, including those of servers. */
  deployments: string[];
  login: { username: string; password: string };
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** Follows the steps in docs/operations/kubernetes.md, and calls `took` after each of them. */
export async function install(took: (step: string) => void): Promise<SiteInCluster> {
  await kubectl('apply', '--server-side', '--filename', 'deploy/kubernetes/base/namespace.yaml');
  const command = ['run', '--silent', 'kubernetes:secrets', '--', SECRETS, 'local'];
  const { stdout: secrets } = await promisify(execFile)('npm', command, { maxBuffer: 16 * 1024 * 1024 });
  await kubectlWithInput(secrets, 'apply', '--server-side', '--filename', '-');
  await kubectl('apply', '--server-side', '--validate=strict', '--kustomize', OVERLAY);
  took('overlay applied, strictly validated by the API server');
  const namesOf = async (...args: string[]): Promise<string[]> =>
    (await read(...args)).items.map(({ metadata }: any) => metadata.name);
  const deployments = await namesOf('deployments');
  for (const name of await namesOf('statefulsets')) await rolledOut(`statefulset/${name}`, '10m');
  for (const name of deployments) await rolledOut(`deployment/${name}`, '10m');
  for (const name of deployments) await until(() => isComplete(name), START_MS);
  took('all pods ready');
  if (!(await namesOf('jobs')).includes('seed')) await kubectl('create', 'job', 'seed', '--from', 'cronjob/seed');
  await kubectl('wait', '--for', 'condition=Complete', 'job/seed', '--timeout', '10m');
  took('demo content added');

  const { data } = await read('secret', 'root');
  const decode = (name: string) => Buffer.from(data[name], 'base64').toString();
  const login = { username: decode('ROOT_USERNAME'), password: decode('ROOT_PASSWORD') };
  const get: SiteInCluster['get'] = (path, headers = {}) => sendRequest(siteUrl!, 'GET', path, { host, ...headers });
  const post: SiteInCluster['post'] = (path, body, headers = {}) =>
    sendRequest(siteUrl!, 'POST', path, { host, ...json, ...headers }, JSON.stringify(body));
  return {
    processes: await namesOf('deployments', '--selector', 'app.kubernetes.io/component'),
    deployments,
    url: siteUrl!,
    host,
    login,
    get,
    post,
    async signIn() {
      const { headers } = await post('/api/user/login', login);
      return { cookie: String(headers['set-cookie']?.[0]).split(';')[0]! };
    },
  };
}

const host = siteUrl ? `localhost:${new URL(siteUrl).port || 80}` : '';
const json = { 'content-type': 'application/json' };
