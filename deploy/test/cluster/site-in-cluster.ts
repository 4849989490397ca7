import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sendRequest } from '../../../bff/test/http-request.ts';
import { until } from '../../../services/kit/testing/until.ts';
import type { LoadedSite } from '../load/load.ts';
import { kubectl, kubectlWithInput, isComplete, read, rolledOut } from './kubectl.ts';

const OVERLAY = process.env.CLUSTER_OVERLAY ?? 'deploy/kubernetes/overlays/local';
const SECRETS = process.env.CLUSTER_SECRETS ?? 'data/kubernetes';
const START_MS = 10 * 60_000;

const { KUBECONFIG, CLUSTER_URL, CLUSTER_EDIT_URL } = process.env;
/** URLs of the Services `bff` and `bff-edit`; undefined if there is no cluster to test. */
export const urls =
  KUBECONFIG && CLUSTER_URL && CLUSTER_EDIT_URL ? { site: CLUSTER_URL, edit: CLUSTER_EDIT_URL } : undefined;
if (!urls)
  process.stderr.write(
    'The suite of the cluster is skipped: it needs KUBECONFIG, and the addresses of the Services bff and bff-edit in CLUSTER_URL and CLUSTER_EDIT_URL.\n',
  );

export interface SiteInCluster extends Required<LoadedSite> {
  /** Deployments of this repository's processes. */
  processes: string[];
  /** All Deployments, including those of servers. */
  deployments: string[];
  login: { username: string; password: string };
}

/** Follows the steps in docs/operations/kubernetes.md, and calls `took` after each of them. */
export async function install(at: NonNullable<typeof urls>, took: (step: string) => void): Promise<SiteInCluster> {
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
  const site = { url: at.site, host: hostOf(at.site) };
  const edit = { url: at.edit, host: hostOf(at.edit) };
  return {
    processes: await namesOf('deployments', '--selector', 'app.kubernetes.io/component'),
    deployments,
    ...site,
    edit,
    login,
    // A new connection reaches any of the pods.
    get: (path) => sendRequest(site.url, 'GET', path, { host: site.host, connection: 'close' }),
    async signIn() {
      const sent = { host: edit.host, 'content-type': 'application/json' };
      const { headers } = await sendRequest(edit.url, 'POST', '/api/user/login', sent, JSON.stringify(login));
      return { cookie: String(headers['set-cookie']?.[0]).split(';')[0]! };
    },
  };
}

const hostOf = (url: string): string => `localhost:${new URL(url).port || 80}`;
