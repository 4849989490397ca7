import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

export type KubernetesNames = Set<string>;

interface Manifest {
  kind?: string;
  metadata?: { name?: string };
}

export const kubernetesNamesIn = (folder: string): KubernetesNames =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .flatMap((path) => parseAllDocuments(readFileSync(join(folder, path), 'utf8')))
      .map((document) => document.toJS() as Manifest | null)
      .flatMap((manifest) =>
        manifest?.kind && manifest.metadata?.name ? [`${manifest.kind.toLowerCase()}/${manifest.metadata.name}`] : [],
      ),
  );
