import type { Contract, EventType, Call } from '../../proto/contract.ts';
import type { ServiceDefinition } from '../../services/kit/host/service-definition.ts';
import { type Files, productCode } from './source-tree.ts';
import { filesLoadedBy, type ImportGraph } from './imports.ts';

const PARTS = (name: string) => ['README.md', `${name}.module.ts`];

type Definition = Pick<ServiceDefinition, 'contract'>;

export function unfinishedServices(files: Files, definitions: Definition[]): string[] {
  const folders = [...files.keys()].flatMap((path) => /^services\/((?!kit\/)[a-z-]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(folders)].flatMap((name) => [
    ...PARTS(name)
      .filter((part) => !files.has(`services/${name}/${part}`))
      .map((part) => `services/${name} has no ${part}`),
    ...(definitions.some(({ contract }) => contract.name === name) ? [] : [`service-loaders.ts does not list ${name}`]),
    ...(files.get(`services/${name}/package.json`)?.includes('"description": "')
      ? []
      : [`services/${name} has no package.json with a description`]),
  ]);
}

export const unlistedContracts = (contracts: readonly Contract[], definitions: Definition[]): string[] =>
  definitions
    .filter(({ contract }) => !contracts.includes(contract) && isUsed(contract))
    .map(({ contract }) => `proto/index.ts does not list ${contract.name}`);

const isUsed = ({ calls, events }: Contract) => Object.keys({ ...calls, ...events }).length > 0;

export const unhandledEvents = (contracts: readonly Contract[], handled: readonly EventType[]): string[] =>
  contracts
    .flatMap(({ events }) => Object.values<EventType>(events))
    .filter((event) => !handled.includes(event))
    .map(({ service, key }) => `${service}.${key}`);

export function unlistedBlocks(files: Files): string[] {
  const lists = ['index.ts', 'common-blocks.ts', 'rare-blocks.ts'].map(
    (name) => files.get(`web/src/blocks/${name}`) ?? '',
  );
  const listed = lists.flatMap((text) =>
    [...text.matchAll(/'\.\/([A-Z]\w*)\/\w+\.fields\.ts'/g)].map(([, name]) => name!),
  );
  const folders = [
    ...new Set([...files.keys()].flatMap((path) => /^web\/src\/blocks\/([A-Z]\w*)\//.exec(path)?.[1] ?? [])),
  ];
  return [
    ...folders.filter((name) => !listed.includes(name)).map((name) => `web/src/blocks/${name} is in no list`),
    ...listed.filter((name) => !folders.includes(name)).map((name) => `${name} is listed and has no folder`),
    ...folders.flatMap((name) =>
      [`${name}.fields.ts`, `${name}.samples.ts`]
        .filter((part) => !files.has(`web/src/blocks/${name}/${part}`))
        .map((part) => `web/src/blocks/${name} has no ${part}`),
    ),
  ];
}

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

const MAKE_PROBLEMS = ['proto/errors.ts', 'proto/refusals/define-refusals.ts'];

export const undeclaredRefusals = (files: Files): string[] =>
  productCode(files)
    .filter(([path, text]) => !MAKE_PROBLEMS.includes(path) && /\bnew Problem\(/.test(text))
    .map(([path]) => `${path} makes a Problem without a declared refusal`);

/** In a function that receives a whole group, a refusal is used as `refusals.name`. */
export function unusedRefusals(files: Files, groups: Record<string, object>): string[] {
  const code = productCode(files).filter(([path]) => !path.startsWith('proto/refusals/'));
  const used = new Set(
    code.flatMap(([, text]) =>
      [...text.matchAll(/\b(\w*[rR]efusals)\.(\w+)/g)].map(([, group, name]) => `${group}.${name}`),
    ),
  );
  return Object.entries(groups).flatMap(([group, refusals]) =>
    Object.entries(refusals as Record<string, { deprecated?: true }>)
      .filter(([, { deprecated }]) => !deprecated)
      .map(([name]) => name)
      .filter((name) => !used.has(`${group}.${name}`) && !used.has(`refusals.${name}`))
      .map((name) => `${group}.${name} is not used`),
  );
}
