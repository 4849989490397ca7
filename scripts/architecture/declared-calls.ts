import { importsOf } from './imports-of.ts';
import { type Files, isTest } from './source-tree.ts';

const CALL = /\.call\(\s*([\w.]+),/g;
const LISTED = /= defineService\([^]*\n {2}calls: \[([^\]]*)\]/;

/** The calls that a service lists are exactly those that its code makes, the parts of the kit that it imports included. */
export function wronglyDeclaredCalls(files: Files): string[] {
  const modules = [...files.keys()].filter((path) => /^services\/(?!kit\/)([\w-]+)\/\1\.module\.ts$/.test(path));
  return modules.flatMap((module) => {
    const listed = (LISTED.exec(files.get(module)!)?.[1] ?? '')
      .split(',')
      .map((call) => call.trim())
      .filter(Boolean);
    const made = [...filesLoadedBy(module, files)].flatMap((path) => findCalls(path, files.get(path)!));
    return [
      ...made
        .filter(({ call }) => !listed.includes(call))
        .map(({ call, path }) => `${module} does not list ${call}, which ${path} calls`),
      ...listed
        .filter((call) => !made.some((one) => one.call === call))
        .map((call) => `${module} lists ${call}, which nothing calls`),
    ];
  });
}

function filesLoadedBy(path: string, files: Files, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !files.has(path) || isTest(path)) return seen;
  seen.add(path);
  for (const { target, isLocal, isType } of importsOf(path, files.get(path)!))
    if (isLocal && !isType && target.startsWith('services/')) filesLoadedBy(target, files, seen);
  return seen;
}

/** As `contract.calls.name`. A call that is named in another way is reported, because it cannot be compared. */
function findCalls(path: string, text: string): { call: string; path: string }[] {
  if (!/\bBUS\b|\bBus\b/.test(text)) return [];
  const names = new Map(
    [...text.matchAll(/const \{([^}]*)\} = (\w+\.calls);/g)].flatMap(([, taken, calls]) =>
      taken!.split(',').map((name) => [name.trim(), `${calls}.${name.trim()}`] as const),
    ),
  );
  return [...text.matchAll(CALL)].map(([, call]) => ({ call: names.get(call!) ?? call!, path }));
}
