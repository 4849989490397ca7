import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export interface Manifest {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: any;
  automountServiceAccountToken?: boolean;
}

interface Kustomization {
  resources?: string[];
  images?: { name: string; newName?: string; newTag?: string }[];
  configMapGenerator?: { name: string; envs?: string[] }[];
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

export const kustomizationIn = (folder: string): Kustomization => parse(read(folder, 'kustomization.yaml'));

/** Returns the documents of a kustomization and its resources, without patches. */
export const manifestsIn = (folder: string): Manifest[] =>
  (kustomizationIn(folder).resources ?? []).flatMap((resource) => {
    const path = join(folder, resource);
    if (statSync(path).isDirectory()) return manifestsIn(path);
    return parseAllDocuments(read(path)).map((document) => document.toJS() as Manifest);
  });

export const settingsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    (kustomizationIn(folder).configMapGenerator ?? [])
      .filter(({ name }) => name === 'settings')
      .flatMap(({ envs = [] }) => envs.flatMap((file) => variablesOf(read(folder, file)))),
  );

const variablesOf = (text: string) => [...text.matchAll(/^(\w+)=(.*)/gm)].map(([, name, value]) => [name!, value!]);

/** Returns the pod of a workload, or undefined for other documents. */
export function podOf({ kind, spec }: Manifest): { metadata: any; spec: any } | undefined {
  if (kind === 'CronJob') return spec.jobTemplate.spec.template;
  return ['Deployment', 'StatefulSet', 'Job'].includes(kind) ? spec.template : undefined;
}
