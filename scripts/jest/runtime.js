import { AsyncResource } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import JestRuntime from 'jest-runtime';

/** From Node.js 24.9 on, Jest loads modules synchronously, without `resolveModule`, so every spec loads its packages. */
const sharesPackages = !('hasAsyncGraph' in vm.SourceTextModule.prototype);

const outside = new AsyncResource('outside');

/**
 * Imports packages once for all specs of a worker, because loading and compiling them again took a fifth of the time of a spec. Modules of
 * the project are loaded for each spec, so their state is never shared.
 */
export default class Runtime extends JestRuntime {
  constructor(...args) {
    super(...args);
    if (!sharesPackages) return;
    // ES modules that look for a document when they are loaded are loaded once with and once without one.
    const query = 'document' in globalThis ? '?document' : '';
    const { esmLoader, registries, _resolution: resolution } = this;
    const resolveModule = esmLoader.resolveModule.bind(esmLoader);
    esmLoader.resolveModule = async (specifier, from, context) => {
      if (!isShared(specifier) || resolution.isCoreModule(specifier)) return resolveModule(specifier, from, context);
      const path = await resolution.resolveEsmAsync(from, specifier);
      if (!/node_modules.*js$/.test(path)) return resolveModule(specifier, from, context);
      const registry = registries.getActiveEsmRegistry();
      if (!registry.has(path)) registry.set(path, importPackage(path, query));
      return registry.get(path);
    };
  }

  /** The test framework is loaded for each spec, because it contains the state of the run, but its packages are not. */
  requireInternalModule(from, to) {
    return to && isPackage(to) ? createRequire(from)(to) : super.requireInternalModule(from, to);
  }

  /** A package that is loaded for one spec uses the packages of the worker, because there must be one React. */
  requireModuleOrMock(from, to) {
    const isRequired = sharesPackages && isShared(to) && /node_modules/.test(from);
    return isRequired ? createRequire(from)(to) : super.requireModuleOrMock(from, to);
  }
}

const isPackage = (specifier) => !/^([./]|node:|data:|file:|@jest\/globals)/.test(specifier);

/** Testing Library binds its queries to the document of one spec. */
const isShared = (specifier) => isPackage(specifier) && !specifier.startsWith('@testing-library/');

async function importPackage(path, query) {
  const exports = await outside.runInAsyncScope(() => import(pathToFileURL(path).href + query));
  const names = Object.keys(exports);
  const module = new vm.SyntheticModule(names, () => names.forEach((name) => module.setExport(name, exports[name])), {
    identifier: path,
  });
  await module.link(() => undefined);
  await module.evaluate();
  return module;
}
