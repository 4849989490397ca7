import { AsyncResource } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import JestRuntime from 'jest-runtime';

const outside = new AsyncResource('outside');

/**
 * Imports packages once for all specs of a worker, because loading and compiling them again took a fifth of the time of a spec. Modules of
 * the project are loaded for each spec, so their state is never shared. Specs with a document have a separate global object, and load all.
 */
export default class Runtime extends JestRuntime {
  constructor(...args) {
    super(...args);
    if (this._environment.global !== globalThis) return;
    const { esmLoader, registries, _resolution: resolution } = this;
    const resolveModule = esmLoader.resolveModule.bind(esmLoader);
    esmLoader.resolveModule = async (specifier, from, context) => {
      if (!isPackage(specifier) || resolution.isCoreModule(specifier)) return resolveModule(specifier, from, context);
      const path = await resolution.resolveEsmAsync(from, specifier);
      if (!/node_modules.*js$/.test(path)) return resolveModule(specifier, from, context);
      const registry = registries.getActiveEsmRegistry();
      if (!registry.has(path)) registry.set(path, importPackage(path));
      return registry.get(path);
    };
  }

  /** The test framework is loaded for each spec, because it contains the state of the run, but its packages are not. */
  requireInternalModule(from, to) {
    const isShared = this._environment.global === globalThis && to && isPackage(to);
    return isShared ? createRequire(from)(to) : super.requireInternalModule(from, to);
  }
}

const isPackage = (specifier) => !/^([./]|node:|data:|file:|@jest\/globals)/.test(specifier);

async function importPackage(path) {
  const exports = await outside.runInAsyncScope(() => import(pathToFileURL(path).href));
  const names = Object.keys(exports);
  const module = new vm.SyntheticModule(names, () => names.forEach((name) => module.setExport(name, exports[name])), {
    identifier: path,
  });
  await module.link(() => undefined);
  await module.evaluate();
  return module;
}
