import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import './typescript.mjs';

// Packages with native code find their C library in a report, which resolves the host names of all connections by default.
process.report.excludeNetwork = true;

/** Jest passes this as the context of each module. Node.js uses the global object of the worker if no context is given. */
const WORKER_CONTEXT = {};
function withoutWorkerContext(options = {}) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== WORKER_CONTEXT));
}

const modules = new Set();
vm.SourceTextModule = class SourceTextModule extends vm.SourceTextModule {
  constructor(code, options) {
    super(code, withoutWorkerContext(options));
    modules.add(this);
  }
};
vm.SyntheticModule = class SyntheticModule extends vm.SyntheticModule {
  constructor(names, evaluate, options) {
    super(names, evaluate, withoutWorkerContext(options));
  }
};
const { compileFunction } = vm;
vm.compileFunction = (code, names, options) => compileFunction(code, names, withoutWorkerContext(options));

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

/** Runs specs in the global object of the worker, so that they can share its packages, and restores it after each spec. */
export default class Environment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.globalsBefore = Object.getOwnPropertyDescriptors(globalThis);
    this.envBefore = { ...process.env };
    this.exitBefore = process.exit;
    this.context = WORKER_CONTEXT;
    this.global = globalThis;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config: config.projectConfig, global: globalThis });
    globalThis.importOutside = importOutside;
  }

  async setup() {
    await super.setup();
    mapOnlyFramesOfProject();
  }

  async teardown() {
    await super.teardown();
    freeModules();
    process.exit = this.exitBefore;
    for (const name of Object.keys(process.env)) if (!(name in this.envBefore)) delete process.env[name];
    Object.assign(process.env, this.envBefore);
    for (const name of Reflect.ownKeys(globalThis)) {
      const before = this.globalsBefore[name];
      const { configurable, value, get } = Object.getOwnPropertyDescriptor(globalThis, name);
      if (configurable && !before) delete globalThis[name];
      if (configurable && before && (before.value !== value || before.get !== get))
        Object.defineProperty(globalThis, name, before);
    }
  }
}

/**
 * Playwright reads the stack of each call, and Jest maps each frame to its source, which takes a fifth of the time of the call. Most
 * frames are in packages, which have no source maps.
 */
function mapOnlyFramesOfProject() {
  const format = Error.prepareStackTrace;
  Error.prepareStackTrace = (error, frames) => {
    const message = format(error, []);
    const line = (frame) =>
      /node_modules|^node:/.test(frame.getFileName())
        ? `\n    at ${frame}`
        : format(error, [frame]).slice(message.length);
    return message + frames.map(line).join('');
  };
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
