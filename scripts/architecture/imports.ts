import { type IForbiddenRuleType, type IModule, type IViolation, cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import type { areas } from './folders.mjs';

export interface ImportGraph {
  modules: ReadonlyMap<string, IModule>;
  violations: IViolation[];
}

const CODE = ['proto', 'services', 'bff', 'web/src'];

export async function readImportGraph(baseDir: string, folders = CODE, rules = config.forbidden): Promise<ImportGraph> {
  const { options } = config;
  const forbidden = rules as IForbiddenRuleType[];
  const { output } = await cruise(folders, { ...options, baseDir, validate: true, ruleSet: { forbidden } });
  if (typeof output === 'string') throw new Error(output);
  return {
    modules: new Map(output.modules.map((module) => [module.source, module])),
    violations: output.summary.violations,
  };
}

export function filesLoadedBy(path: string, { modules }: Pick<ImportGraph, 'modules'>): Set<string> {
  const loaded = new Set([path]);
  for (const file of loaded)
    for (const { resolved, dependencyTypes } of modules.get(file)?.dependencies ?? [])
      if (!dependencyTypes.includes('type-only')) loaded.add(resolved);
  return loaded;
}

export const forbiddenImports = ({ violations }: ImportGraph): string[] =>
  violations.map(({ rule, from, to }) => `${from} imports ${to}: ${rule.name}`);

export const schemasInBrowsers = (graph: ImportGraph): string[] =>
  [...graph.modules.keys()]
    .filter((path) => path.startsWith('web/src/'))
    .filter((path) => [...filesLoadedBy(path, graph)].some((loaded) => /(^|\/)zod(\/|$)/.test(loaded)))
    .map((path) => `${path} loads zod`);

export const cyclesInLists = (lists: typeof areas): string[] =>
  Object.entries(lists).flatMap(([area, folders]) => {
    const order = Object.keys(folders);
    return Object.entries(folders).flatMap(([folder, allowed]) =>
      allowed
        .filter((other) => order.indexOf(other) <= order.indexOf(folder))
        .map((other) => `${area}: ${folder} may import ${other}, which is not listed below it`),
    );
  });

export const unusedArrows = ({ modules }: Pick<ImportGraph, 'modules'>, lists: typeof areas): string[] =>
  Object.entries(lists).flatMap(([area, folders]) => {
    const isIn = (path: string, folder: string) => `${path}/`.startsWith(`${area}/${folder}/`);
    return Object.entries(folders).flatMap(([folder, allowed]) => {
      const imported = [...modules.values()]
        .filter(({ source }) => isIn(source, folder))
        .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved));
      return allowed
        .filter((other) => !imported.some((path) => isIn(path, other)))
        .map((other) => `${area}/${folder} does not import ${other}`);
    });
  });
