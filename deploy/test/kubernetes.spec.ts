import 'reflect-metadata';
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { localSecrets } from '../../scripts/kubernetes/secrets.ts';
import { manifestFiles } from '../../scripts/kubernetes/manifest-files.ts';
import { usesLabel } from '../../scripts/kubernetes/pod.ts';
import { processesOf, tools } from '../../scripts/kubernetes/processes.ts';
import { usersOfPeople } from '../../services/kit/bus/access/nats-user.ts';
import { services } from '../../services/services.ts';
import { kustomizationIn, type Manifest, manifestsIn, podOf, settingsIn } from './manifests.ts';
import { parseBffConfig } from '../../bff/bff-config.ts';

const ROOT = 'deploy/kubernetes';
const overlays = ['local', 'production'].map((name) => `${ROOT}/overlays/${name}`);
const processes = processesOf(services);
const fronts = processes.flatMap(({ name, isFront }) => (isFront ? name : []));
const base = manifestsIn(`${ROOT}/base`);
const local = manifestsIn(overlays[0]!);
const named = (all: Manifest[], kind: string, name: string) =>
  all.find((one) => one.kind === kind && one.metadata.name === name);
const workloads = local.filter((manifest) => podOf(manifest)).map((one) => [one.metadata.name, one] as const);
const containersOf = (manifest: Manifest) => [
  ...(podOf(manifest)!.spec.initContainers ?? []),
  ...podOf(manifest)!.spec.containers,
];
const composed = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }).services as Record<
  string,
  { image: string; profiles?: string[]; command?: string[] }
>;

test('the manifests of the processes are what npm run kubernetes:manifests generates', async () => {
  const folder = `${ROOT}/base/processes`;
  const expected = await manifestFiles(services);
  expect(readdirSync(folder).sort()).toEqual([...expected.keys()].sort());
  for (const [name, text] of expected) expect(readFileSync(`${folder}/${name}`, 'utf8')).toBe(text);
});

describe.each(processes)('$name', ({ name, port, args, isFront, user }) => {
  const deployment = named(base, 'Deployment', name)!;
  const [container] = containersOf(deployment);

  test('runs apart and answers the probes of its health endpoints', () => {
    expect([container.args, container.ports[0].containerPort]).toEqual([args, port]);
    for (const [probe, path] of [
      ['startupProbe', '/health'],
      ['readinessProbe', '/ready'],
      ['livenessProbe', '/health'],
    ])
      expect(container[probe!].httpGet).toEqual({ path, port: 'http' });
  });

  test('is replaced without a gap, and has the time to answer what it has received', () => {
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    const leaves = container.lifecycle?.preStop.sleep.seconds ?? 0;
    expect(leaves > 0).toBe(isFront);
    expect(podOf(deployment)!.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(25 + leaves);
  });

  test('has two instances or more, of which an eviction takes one', () => {
    expect(deployment.spec.replicas).toBeUndefined();
    expect(named(base, 'HorizontalPodAutoscaler', name)!.spec).toMatchObject({
      scaleTargetRef: { kind: 'Deployment', name },
      minReplicas: 2,
    });
    expect(named(base, 'PodDisruptionBudget', name)!.spec).toMatchObject({
      maxUnavailable: 1,
      selector: deployment.spec.selector,
    });
    expect(podOf(deployment)!.spec.topologySpreadConstraints).toHaveLength(2);
  });

  test('has only the keys of its user in NATS', () => {
    const secrets = podOf(deployment)!.spec.volumes.flatMap((volume: any) => volume.secret?.secretName ?? []);
    expect(secrets).toEqual([`keys-${user}`]);
  });
});

describe.each(workloads)('the pod of %s', (_, manifest) => {
  const { spec } = podOf(manifest)!;

  test('meets the restricted level and has a read-only file system', () => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const { securityContext } of containersOf(manifest))
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  });

  test('has an account without a token', () => {
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(named(local, 'ServiceAccount', spec.serviceAccountName)!.automountServiceAccountToken).toBe(false);
  });

  test('requests CPU and memory, and has a limit for memory', () => {
    for (const { resources } of containersOf(manifest))
      expect([resources.requests.cpu, resources.requests.memory, resources.limits.memory]).not.toContain(undefined);
  });

  test('has probes unless it ends by itself', () => {
    const [container] = podOf(manifest)!.spec.containers;
    const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'].filter((name) => container[name]);
    expect(probes).toHaveLength(manifest.kind === 'CronJob' ? 0 : 3);
  });
});

test('each service has its own Secret for the database, and only backups have that of all databases', () => {
  const found = workloads.flatMap(([name, manifest]) =>
    secretsOf(manifest).flatMap((secret) => (/^store/.test(secret) ? [[secret, name]] : [])),
  );
  const own = services.map(({ contract: { name } }) => [`store-${name}`, name]);
  expect(found.sort()).toEqual([...own, ['store', 'backup'], ['store', 'restore']].sort());
});

test('BFFs have a Secret for the files that may be limited, and no other process has it', () => {
  const users = workloads.flatMap(([name, manifest]) => (secretsOf(manifest).includes('files-bff') ? [name] : []));
  expect(users.sort()).toEqual(fronts.toSorted());
  for (const name of fronts) expect(secretsOf(named(base, 'Deployment', name)!)).not.toContain('files');
});

test('the keys of people are in no pod', () => {
  const secrets = workloads.flatMap(
    ([, manifest]) => podOf(manifest)!.spec.volumes?.flatMap((volume: any) => volume.secret?.secretName ?? []) ?? [],
  );
  expect(secrets).toContain('keys-nats');
  expect(secrets.filter((name) => usersOfPeople.includes(name.replace('keys-', '')))).toEqual([]);
});

test('the namespace admits pods of the restricted level only', () => {
  const { labels } = named(base, 'Namespace', 'website')!.metadata;
  expect(labels!['pod-security.kubernetes.io/enforce']).toBe('restricted');
});

test('the backup runs every day on a volume that the restore reads, and reaches MongoDB and files only', () => {
  const [backup, restore] = ['backup', 'restore'].map((name) => named(base, 'CronJob', name)!);
  expect(backup!.spec).toMatchObject({ suspend: false, schedule: '30 2 * * *', concurrencyPolicy: 'Forbid' });
  expect(restore!.spec.suspend).toBe(true);
  for (const job of [backup!, restore!]) {
    const { metadata, spec } = podOf(job)!;
    expect(
      Object.keys(metadata.labels)
        .filter((label) => label.startsWith('uses.'))
        .sort(),
    ).toEqual(['files', 'store', 'telemetry'].map((server) => `uses.website/${server}`));
    expect(spec.volumes.flatMap((volume: any) => volume.persistentVolumeClaim?.claimName ?? [])).toEqual(['backups']);
    expect(spec.volumes.filter((volume: any) => volume.secret)).toEqual([]);
  }
  expect(named(base, 'PersistentVolumeClaim', 'backups')).toBeDefined();
});

test('the jobs that copy backups, fetch them and check them reach nothing but the copies', () => {
  const jobs = ['copy-backup', 'fetch-backup', 'check-copy'].map((name) => named(local, 'CronJob', name)!);
  expect(jobs.map(({ spec }) => spec.suspend)).toEqual([false, true, false]);
  for (const job of jobs) {
    const { metadata, spec } = podOf(job)!;
    expect(Object.keys(metadata.labels)).not.toContain('uses.website/store');
    expect(secretsOf(job)).toEqual(['copies']);
    const claims = spec.volumes.flatMap((volume: any) => volume.persistentVolumeClaim?.claimName ?? []);
    expect(claims).toEqual(job.metadata.name === 'check-copy' ? [] : ['backups']);
  }
});

test('the public host admits search engines, and that of the editors, where pages are changed, does not', () => {
  const production = manifestsIn(overlays[1]!);
  const settings = settingsIn(overlays[1]!);
  const found = production
    .filter(({ kind }) => kind === 'Ingress')
    .flatMap(({ spec }) => spec.rules.map(({ host, http }: any) => [host, http.paths[0].backend.service] as const))
    .map(([host, { name, port }]) => {
      const service = named(production, 'Service', name)!;
      expect(service.spec.ports.map((one: any) => one.name)).toEqual([port.name]);
      const behind = production.filter((one) => isSelected(service.spec.selector, podOf(one)?.metadata.labels ?? {}));
      expect(behind.map(({ metadata }) => metadata.name)).toEqual([name]);
      const own = containersOf(behind[0]!)[0].env.map((one: any) => [one.name, one.value]);
      const { draft, disableRobots } = parseBffConfig({ ...settings, ...Object.fromEntries(own) });
      return [`https://${host}`, { draft, disableRobots }];
    });
  expect(found).toEqual([
    [settings.BASE_URL, { draft: false, disableRobots: false }],
    [settings.EDIT_URL, { draft: true, disableRobots: false }],
  ]);
});

describe('an address of the template that was not replaced', () => {
  const [, pattern] = /--extended-regexp '(.*?)'/.exec(readFileSync('docs/operations/kubernetes.md', 'utf8'))!;
  const production = manifestsIn(overlays[1]!);

  test('is found by the check before the overlay is applied', () => {
    const egress = production
      .filter(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name !== 'uses-internet')
      .flatMap(({ spec }) => spec.egress ?? [])
      .flatMap(({ to }: any) => to.flatMap(({ ipBlock }: any) => ipBlock?.cidr ?? []));
    const hosts = production.flatMap(({ kind, spec }) => (kind === 'Ingress' ? [spec.rules[0].host, ...spec.tls[0].hosts] : [])); // prettier-ignore
    const { BASE_URL, EDIT_URL } = settingsIn(overlays[1]!);
    const images = kustomizationIn(overlays[1]!).images!.map(({ newName }) => newName);
    const addresses = [...egress, ...hosts, BASE_URL, EDIT_URL, ...images];
    expect([egress.length, addresses.length]).toEqual([5, 13]);
    expect(addresses.filter((address) => !new RegExp(pattern!).test(address))).toEqual([]);
  });

  test('opens no way out', () => {
    const text = readFileSync(`${overlays[1]!}/network.yaml`, 'utf8');
    expect(text).not.toContain('0.0.0.0/0');
  });
});

test('there are no roles', () => {
  const kinds = [...local, ...manifestsIn(overlays[1]!)].map(({ kind }) => kind);
  expect(kinds.filter((kind) => /Role/.test(kind))).toEqual([]);
});

describe.each(overlays)('the network of %s', (overlay) => {
  const policies = manifestsIn(overlay).filter(({ kind }) => kind === 'NetworkPolicy');
  const selected = ({ spec }: Manifest) => (spec.podSelector.matchLabels ?? {}) as Record<string, string>;
  const namesIn = ({ spec }: Manifest): string[] =>
    spec.podSelector.matchExpressions?.[0].values ?? [spec.podSelector.matchLabels['app.kubernetes.io/name']];

  test('is closed, and opens to DNS for all', () => {
    const forAll = policies.filter(({ spec }) => Object.keys(spec.podSelector).length === 0);
    expect(forAll.map(({ spec }) => [spec.policyTypes, spec.ingress, spec.egress?.[0].ports[0].port])).toEqual([
      [['Ingress', 'Egress'], undefined, undefined],
      [['Egress'], undefined, 53],
    ]);
  });

  test('has one way out for each server that a process uses, and no other', () => {
    const ways = policies.filter(({ metadata }) => metadata.name.startsWith('uses-'));
    const used = [...processes, ...tools]
      .flatMap(({ servers }) => servers.map(usesLabel))
      .concat('uses.website/copies');
    expect(ways.flatMap((policy) => Object.keys(selected(policy))).sort()).toEqual([...new Set(used)].sort());
    for (const { spec } of ways)
      expect([spec.policyTypes, spec.ingress, spec.egress.length]).toEqual([['Egress'], undefined, 1]);
  });

  test('opens the BFFs to requests, and every server to the pods that use it', () => {
    const opened = policies.filter(({ spec }) => spec.ingress);
    const servers = workloads.flatMap(([name, { kind }]) => (isOurs(name) || kind === 'CronJob' ? [] : [name]));
    const here = new Set(manifestsIn(overlay).map(({ metadata }) => metadata.name));
    expect(opened.flatMap(namesIn).sort()).toEqual([...fronts, ...servers.filter((name) => here.has(name))].sort());
    for (const { spec, metadata } of opened.filter(({ metadata }) => metadata.name !== 'bff')) {
      const sources = spec.ingress[0].from.map(({ podSelector }: any) => Object.keys(podSelector.matchLabels)[0]);
      const way = policies.find(
        ({ spec: { egress }, metadata: { name } }) =>
          name.startsWith('uses-') &&
          egress[0].to[0].podSelector?.matchLabels['app.kubernetes.io/name'] === metadata.name,
      )!;
      expect(sources[0]).toBe(Object.keys(selected(way))[0]);
      expect(spec.ingress[0].ports).toEqual(way.spec.egress[0].ports);
    }
  });
});

test.each([...processes, ...tools])('the pods of $name have the labels of the servers that it uses', (one) => {
  const pod = podOf(base.find((manifest) => manifest.metadata.name === one.name && podOf(manifest))!)!;
  const uses = Object.keys(pod.metadata.labels).filter((label) => label.startsWith('uses.'));
  expect(uses.sort()).toEqual(one.servers.map(usesLabel).sort());
});

describe('settings', () => {
  const table = readFileSync('docs/operations/settings.md', 'utf8').split('\n').filter((line) => line.startsWith('| `')); // prettier-ignore
  const documented = table.flatMap((line) => [...line.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const secret = localSecrets(() => 'x', services.map(({ contract }) => contract.name)); // prettier-ignore
  const ofServers = ['typesense', 's3', 'copies'];
  const inSecrets = Object.entries(secret).filter(([name]) => !ofServers.includes(name)).flatMap(([, set]) => Object.keys(set)); // prettier-ignore

  test.each([`${ROOT}/base`, ...overlays])('%s sets documented settings only, and no secret', (folder) => {
    const set = Object.keys(settingsIn(folder));
    expect(set.length).toBeGreaterThan(0);
    expect(set.filter((name) => !documented.includes(name))).toEqual([]);
    expect(set.filter((name) => inSecrets.includes(name) || /PASSWORD|SECRET|_KEY$/.test(name))).toEqual([]);
  });

  test('the secrets of the processes contain documented settings', () => {
    expect(inSecrets.filter((name) => !documented.includes(name))).toEqual([]);
  });

  test('a process that needs a secret gets it, and the overlay local has it', () => {
    const needed = workloads.flatMap(([, manifest]) => secretsOf(manifest));
    expect([...new Set(needed)].sort()).toEqual(Object.keys(secret).sort());
  });

  test('no file contains a secret', () => {
    const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
    expect(files.filter((path) => /^kind: Secret$/m.test(readFileSync(`${ROOT}/${path}`, 'utf8')))).toEqual([]);
    const literals = workloads.flatMap(([, manifest]) =>
      containersOf(manifest).flatMap(({ env = [] }: any) => env.filter(({ value }: any) => value !== undefined)),
    );
    expect(literals.filter(({ name }: any) => /PASSWORD|SECRET|TOKEN|KEY/.test(name))).toEqual([]);
  });
});

describe('images', () => {
  const images = workloads.flatMap(([, manifest]) => containersOf(manifest).map(({ image }: any) => image as string));

  test.each(overlays)('%s gives ours a tag', (overlay) => {
    const tags = (kustomizationIn(overlay).images ?? []).map(({ name, newTag }) => [name, newTag]);
    const ours = [...new Set(images.filter((image) => image.startsWith('website-')))];
    expect(tags.map(([name]) => name).sort()).toEqual(ours.sort());
    expect(tags.filter(([, tag]) => tag === undefined || tag === 'latest')).toEqual([]);
  });

  test('the others are those of deploy/compose.yaml', () => {
    const others = images.filter((image) => !image.startsWith('website-'));
    const inCompose = Object.values(composed).map(({ image }) => image).filter((image) => !/IMAGE_PREFIX|^caddy:|nats-box:/.test(image)); // prettier-ignore
    expect([...new Set(others)].sort()).toEqual([...new Set(inCompose)].sort());
  });
});

test('Compose and Kubernetes run the same processes', () => {
  const inCompose = Object.entries(composed).flatMap(([name, { image, command }]) =>
    image.includes('-bff:') ? [name.replace(/-\d$/, '')] : image.includes('IMAGE_PREFIX') && command ? command : [],
  );
  const deployed = base.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name);
  expect(deployed.sort()).toEqual([...new Set(inCompose)].sort());
});

function secretsOf(manifest: Manifest): string[] {
  return containersOf(manifest).flatMap(({ envFrom = [] }: any) =>
    envFrom.flatMap(({ secretRef }: any) => (secretRef && !secretRef.optional ? [secretRef.name] : [])),
  );
}

function isSelected(selector: Record<string, string>, labels: Record<string, string>): boolean {
  return Object.entries(selector).every(([label, value]) => labels[label] === value);
}

function isOurs(name: string): boolean {
  return [...processes, ...tools].some((one) => one.name === name);
}
