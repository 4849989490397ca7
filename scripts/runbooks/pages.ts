import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import type { KnownNames } from './check-commands.ts';
import { type CommandBlock, readCommands } from './read-commands.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = 'docs/operations';

export const operationsCommands = (): CommandBlock[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => readCommands(`${folder}/${name}`, read(join(folder, name))));

export const findKnownNames = (): KnownNames => ({
  scripts: Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts),
  composeServices: Object.keys((parse(read('deploy/compose.yaml'), { merge: true }) as { services: object }).services),
  kubernetes: new Set(['kubernetes', 'copies'].flatMap((name) => kubernetesNamesIn(join(root, 'deploy', name)))),
  fileExists: (path) => existsSync(join(root, path)),
});

const read = (path: string) => readFileSync(join(root, path), 'utf8');

export type KubernetesNames = Set<string>;

interface Manifest {
  kind?: string;
  metadata?: { name?: string };
}

const kubernetesNamesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .flatMap((path) => parseAllDocuments(readFileSync(join(folder, path), 'utf8')))
    .map((document) => document.toJS() as Manifest | null)
    .flatMap((manifest) =>
      manifest?.kind && manifest.metadata?.name ? [`${manifest.kind.toLowerCase()}/${manifest.metadata.name}`] : [],
    );
