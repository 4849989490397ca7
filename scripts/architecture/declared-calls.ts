import { importsOf } from './imports-of.ts';
import { type Files, isTest } from './source-tree.ts';

const CALL = /\.call\(\s*([\w.]+),/g;
const LISTED = /= defineService\([^]*\n {2}calls: \[([^\]]*)\]/;

export function wronglyDeclaredCalls(files: Files): string[] {
  const modules = [...files.keys()].filter((path) => /^services\/(?!kit\/)([\w-]+)\/\1\.module\.ts$/.test(path));
  return modules.flatMap((module) => {
    const listed = (LISTED.exec(files.get(module)!)?.[1] ?? '')
      .split(',')
      .map((call) => call.trim())
      .filter(Boolean);
    const calls = [...filesLoadedBy(module, files)].flatMap((path) => findCalls(path, files.get(path)!));
    return [
      ...calls
        .filter(({ call }) => !listed.includes(call))
        .map(({ call, path }) => `${module} does not list ${call}, which ${path} calls`),
      ...listed
        .filter((call) => !calls.some((entry) => entry.call === call))
        .map((call) => `${module} lists ${call}, which nothing calls`),
    ];
  });
}

function filesLoadedBy(path: string, files: Files, loaded = new Set<string>()): Set<string> {
  if (loaded.has(path) || !files.has(path) || isTest(path)) return loaded;
  loaded.add(path);
  for (const { target, isLocal, isType } of importsOf(path, files.get(path)!))
    if (isLocal && !isType && target.startsWith('services/')) filesLoadedBy(target, files, loaded);
  return loaded;
}

/** Calls are named `contract.calls.name`; any other spelling is reported because it cannot be compared. */
function findCalls(path: string, text: string): { call: string; path: string }[] {
  if (!/\bBUS\b|\bBus\b/.test(text)) return [];
  const names = new Map(
    [...text.matchAll(/const \{([^}]*)\} = (\w+\.calls);/g)].flatMap(([, destructured, calls]) =>
      destructured!.split(',').map((name) => [name.trim(), `${calls}.${name.trim()}`] as const),
    ),
  );
  return [...text.matchAll(CALL)].map(([, call]) => ({ call: names.get(call!) ?? call!, path }));
}
