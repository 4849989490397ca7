import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import './typescript.mjs';

// Packages with native code find their C library in a report, which resolves the host names of all connections by default.
process.report.excludeNetwork = true;

const modules = new Set();
vm.SourceTextModule = class SourceTextModule extends vm.SourceTextModule {
  constructor(...args) {
    super(...args);
    modules.add(this);
  }
};

const storages = new Set();
const enable = AsyncLocalStorage.prototype._enable;
if (enable)
  AsyncLocalStorage.prototype._enable = function () {
    storages.add(this);
    enable.call(this);
  };

const outside = new AsyncResource('outside');

/** Imports a module outside of the context of the test, because objects that the module keeps would keep the whole test in memory. */
async function importOutside(url) {
  const bound = Object.entries(await import(url)).map(([name, value]) => [
    name,
    typeof value === 'function' ? (...args) => outside.runInAsyncScope(value, undefined, ...args) : value,
  ]);
  return Object.fromEntries(bound);
}

/**
 * Gives the context of a spec its own global object, which is as fast as outside of Jest. By default Jest uses a proxy, which handles each
 * access to a global such as `Object`.
 */
export default class Environment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    this.global.importOutside = importOutside;
  }

  async teardown() {
    await super.teardown();
    freeModules();
  }
}

/**
 * Frees the modules of a spec, which Node.js 20 never does by itself. Modules that import each other hold each other until each one is
 * instantiated separately. An `AsyncLocalStorage` is in a global list, which slows down every promise, until it is disabled.
 */
function freeModules() {
  for (const storage of storages) storage.disable();
  storages.clear();
  // Modules of a spec that failed to load cannot be instantiated.
  for (const module of modules) if (['linked', 'evaluated'].includes(module.status)) wrapOf(module).instantiate();
  modules.clear();
}

const wrapOf = (module) =>
  module[Object.getOwnPropertySymbols(module).find(({ description }) => description === 'kWrap')];
