import { type IModule, type IViolation, cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

export interface ImportGraph {
  modules: ReadonlyMap<string, IModule>;
  violations: IViolation[];
}

const CODE = ['proto', 'services', 'bff', 'web/src'];

export async function readImportGraph(baseDir: string, folders = CODE): Promise<ImportGraph> {
  const { forbidden, options } = config;
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
