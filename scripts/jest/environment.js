import { AsyncLocalStorage } from 'node:async_hooks';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

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

/**
 * Jest creates the context of a spec from a proxy, which answers each access to a global such as `Object`; here the context has
 * a global object of its own, which is as fast as outside of Jest.
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
  }

  async teardown() {
    await super.teardown();
    freeModules();
  }
}

/**
 * Node 20 never frees what a spec has loaded: modules that import each other hold each other until each is instantiated by itself,
 * and an `AsyncLocalStorage` is in a global list, which slows down every promise, until it is disabled.
 */
function freeModules() {
  for (const storage of storages) storage.disable();
  storages.clear();
  // Others, of a spec that could not be loaded, cannot be instantiated.
  for (const module of modules) if (['linked', 'evaluated'].includes(module.status)) wrapOf(module).instantiate();
  modules.clear();
}

const wrapOf = (module) =>
  module[Object.getOwnPropertySymbols(module).find(({ description }) => description === 'kWrap')];
