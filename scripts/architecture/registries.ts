import type { Contract, EventType } from '../../proto/contract.ts';
import type { ServiceDefinition } from '../../services/kit/host/service-definition.ts';
import type { Files } from './source-tree.ts';

const PARTS = (name: string) => ['README.md', `${name}.module.ts`];

type Definition = Pick<ServiceDefinition, 'contract'>;

export function unfinishedServices(files: Files, definitions: Definition[]): string[] {
  const folders = [...files.keys()].flatMap((path) => /^services\/((?!kit\/)[a-z-]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(folders)].flatMap((name) => [
    ...PARTS(name)
      .filter((part) => !files.has(`services/${name}/${part}`))
      .map((part) => `services/${name} has no ${part}`),
    ...(definitions.some(({ contract }) => contract.name === name) ? [] : [`services.ts does not list ${name}`]),
    ...(files.get(`services/${name}/package.json`)?.includes('"description": "')
      ? []
      : [`services/${name} has no package.json with a description`]),
    ...(files.get('nest-cli.json')?.includes(`"root": "services/${name}"`)
      ? []
      : [`nest-cli.json does not list ${name}`]),
  ]);
}

export const unlistedContracts = (contracts: readonly Contract[], definitions: Definition[]): string[] =>
  definitions
    .filter(({ contract }) => !contracts.includes(contract) && isUsed(contract))
    .map(({ contract }) => `proto/index.ts does not list ${contract.name}`);

const isUsed = ({ calls, events }: Contract) => Object.keys({ ...calls, ...events }).length > 0;

const WITHOUT_LISTENER = ['search.indexed'];

export const unhandledEvents = (contracts: readonly Contract[], handled: readonly EventType[]): string[] =>
  contracts
    .flatMap(({ events }) => Object.values<EventType>(events))
    .filter((event) => !handled.includes(event))
    .map(({ service, key }) => `${service}.${key}`)
    .filter((event) => !WITHOUT_LISTENER.includes(event));

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
