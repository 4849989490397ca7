import type { Call } from '../../proto/contract.ts';
import type { ServiceDefinition } from '../../services/kit/host/service-definition.ts';
import { filesLoadedBy, type ImportGraph } from './import-graph.ts';
import type { Files } from './source-tree.ts';

const CALL = /\.call\(\s*([\w.]+),/g;

export const wronglyDeclaredCalls = (
  files: Files,
  graph: Pick<ImportGraph, 'modules'>,
  definitions: Pick<ServiceDefinition, 'contract' | 'calls'>[],
): string[] =>
  definitions.flatMap(({ contract: { name }, calls }) => {
    const listed = calls.map(nameOf);
    const loaded = filesLoadedBy(`services/${name}/${name}.module.ts`, graph);
    const made = [...loaded]
      .filter((path) => path.startsWith('services/'))
      .flatMap((path) => findCalls(path, files.get(path) ?? ''));
    return [
      ...made
        .filter(({ call }) => !listed.includes(call))
        .map(({ call, path }) => `${name} does not list ${call}, which ${path} calls`),
      ...listed
        .filter((call) => !made.some((one) => one.call === call))
        .map((call) => `${name} lists ${call}, which nothing calls`),
    ];
  });

const nameOf = ({ service, key }: Call) => `${variableOf(service)}.calls.${key}`;

const variableOf = (service: string) => service.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function findCalls(path: string, text: string): { call: string; path: string }[] {
  if (!/\bBUS\b|\bBus\b/.test(text)) return [];
  const names = new Map(
    [...text.matchAll(/const \{([^}]*)\} = (\w+\.calls);/g)].flatMap(([, taken, calls]) =>
      taken!.split(',').map((name) => [name.trim(), `${calls}.${name.trim()}`] as const),
    ),
  );
  return [...text.matchAll(CALL)].map(([, call]) => ({ call: names.get(call!) ?? call!, path }));
}
