import { dirname } from 'node:path';

/** A change of these files can change the result of every spec. */
const COMMON = /^(package(-lock)?\.json|jest\.config\.js|scripts\/jest\/.*)$/;
const MODULE = /\.(ts|tsx|mjs|js)$/;
/** These specs check files that they do not import. */
const READS_FILES = /['"](node:)?(fs|fs\/promises|child_process)['"]/;
const READERS = /^(scripts|deploy)\//;

export const isUnitSpec = (path) => /\.spec\.tsx?$/.test(path) && !/\.(int|e2e)\.spec\./.test(path);

/** Returns the paths of the files that were added, changed or removed. */
export const changedPaths = (before, now) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((path) => before[path] !== now[path]);

/**
 * Returns what decides which unit specs run: those that `always` run, and the modules whose `dependents` run. All specs run if this returns
 * undefined.
 */
export function chooseSpecs(before, now, read) {
  const changed = before && changedPaths(before, now);
  if (!changed || changed.some((path) => COMMON.test(path))) return undefined;
  return {
    always: Object.keys(now).filter((path) => isUnitSpec(path) && (READERS.test(path) || READS_FILES.test(read(path)))),
    dependents: modulesFor(changed, Object.keys(now)),
  };
}

/** Jest knows the importers of modules only. Removed files and files such as style sheets are used by modules of their folder. */
function modulesFor(changed, paths) {
  const modules = paths.filter((path) => MODULE.test(path));
  const existing = new Set(modules);
  const folders = new Set(changed.filter((path) => !existing.has(path)).map((path) => dirname(path)));
  const isChanged = new Set(changed);
  return modules.filter((path) => isChanged.has(path) || folders.has(dirname(path)));
}
