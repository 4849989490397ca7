import { type Files, isTest } from './source-tree.ts';

const PARTS = (name: string) => [`README.md`, `${name}.module.ts`, 'package.json'];

const servicesIn = (files: Files) => [
  ...new Set(
    [...files.keys()].flatMap((path) => {
      const name = /^services\/([a-z-]+)\//.exec(path)?.[1];
      return name && name !== 'kit' ? [name] : [];
    }),
  ),
];

export const unfinishedServices = (files: Files): string[] =>
  servicesIn(files).flatMap((name) => {
    const parts = PARTS(name).filter((part) => !files.has(`services/${name}/${part}`));
    const list = files.get('services/services.ts') ?? '';
    return [
      ...parts.map((part) => `services/${name} has no ${part}`),
      ...(list.includes(`./${name}/${name}.module.ts`) ? [] : [`services/services.ts does not list ${name}`]),
      ...(files.has(`proto/${name}.ts`) ? [] : [`${name} has no contract in proto/`]),
      ...(new RegExp(`^\\|[^|]*\\b${name}\\b`, 'm').test(files.get('README.md') ?? '')
        ? []
        : [`README.md has no row about ${name}`]),
    ];
  });

const contractsIn = (files: Files) =>
  [...files].flatMap(([path, text]) => {
    const variable = /^export const (\w+) = defineContract\(/m.exec(text)?.[1];
    return path.startsWith('proto/') && !isTest(path) && variable ? [{ path, text, variable }] : [];
  });

export function unlistedContracts(files: Files): string[] {
  const list = /contracts = \[([^\]]*)\]/.exec(files.get('proto/index.ts') ?? '')?.[1] ?? '';
  const listed = list.split(',').map((name) => name.trim());
  return contractsIn(files)
    .filter(({ variable }) => !listed.includes(variable))
    .map(({ path }) => `${path} is not in proto/index.ts`);
}

const WITHOUT_LISTENER = ['search.indexed'];

export const publishedEvents = (files: Files): string[] =>
  contractsIn(files).flatMap(({ text, variable }) => eventsOf(text).map((key) => `${variable}.${key}`));

export function unhandledEvents(files: Files): string[] {
  const listeners = [...files].filter(([path]) => /^(services|bff)\//.test(path) && !isTest(path));
  return publishedEvents(files)
    .filter((event) => !WITHOUT_LISTENER.includes(event))
    .filter((event) => !listeners.some(([, text]) => subscribes(text, event)))
    .map((event) => `Nobody listens to ${event}`);
}

function eventsOf(text: string): string[] {
  const last = /\n {2}\{\n((?: {4}.*\n|\n)*) {2}\},\n\);|\n {2}\{ (.*) \},\n\);/.exec(text);
  const block = last?.[1] ?? (last?.[2] ? `    ${last[2]}` : '');
  return [...block.matchAll(/^ {4}(\w+):/gm)].map(([, key]) => key!);
}

function subscribes(text: string, event: string): boolean {
  const [contract, key] = event.split('.') as [string, string];
  const names = [`${contract}.events.${key}`];
  for (const [, destructured, direct] of text.matchAll(
    new RegExp(`const \\{([^}]*)\\} = ${contract}(\\.events)?;`, 'g'),
  )) {
    if (direct && accepts(destructured!, key)) names.push(key);
    if (!direct && accepts(destructured!, 'events')) names.push(`events.${key}`);
  }
  return names.some(
    (name) =>
      new RegExp(`\\bonEvent\\(\\s*${name},`).test(text) ||
      text.includes(`read(${name})`) ||
      text.includes(`=== ${name}.subject`),
  );
}

const accepts = (list: string, name: string) => list.split(',').some((part) => part.trim() === name);

export function unlistedBlocks(files: Files): string[] {
  const lists = ['index.ts', 'common-blocks.ts', 'rare-blocks.ts'].map(
    (name) => files.get(`web/src/blocks/${name}`) ?? '',
  );
  const listed = lists.flatMap((text) => [...text.matchAll(/'\.\/(\w+)\/\w+\.fields\.ts'/g)].map(([, name]) => name!));
  const folders = [
    ...new Set([...files.keys()].flatMap((path) => /^web\/src\/blocks\/([A-Z]\w*)\//.exec(path)?.[1] ?? [])),
  ];
  return [
    ...folders.filter((name) => !listed.includes(name)).map((name) => `web/src/blocks/${name} is in no list`),
    ...listed.filter((name) => !folders.includes(name)).map((name) => `${name} is listed and has no folder`),
    ...folders
      .filter((name) => !files.has(`web/src/blocks/${name}/${name}.fields.ts`))
      .map((name) => `web/src/blocks/${name} has no ${name}.fields.ts`),
  ];
}
