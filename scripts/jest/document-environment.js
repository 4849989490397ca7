import vm from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import Environment from './environment.js';

const OF_LANGUAGE = vm.runInNewContext('Object.getOwnPropertyNames(globalThis)');

/** Those of a window would share nothing with the packages of the worker, and `atob` and `btoa` would call themselves. */
const OF_NODE = [
  ...['performance', 'Performance', 'console', 'crypto', 'Crypto', 'Headers', 'URL', 'URLSearchParams'],
  ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'queueMicrotask', 'atob', 'btoa'],
];

const pending = new Set();

function tracked(start) {
  return (...args) => {
    const timer = start(...args);
    pending.add(timer);
    return timer;
  };
}

/** Packages of the worker store these functions, so they are the same in all specs, but their timers end with the spec. */
const TIMERS = Object.entries({ setTimeout, setInterval, setImmediate }).map(([name, start]) => [name, tracked(start)]);

const THE_WINDOW = ['window', 'self', 'parent', 'top'];

/** Gives a spec the document of a new window, in the global object of the worker. */
export default class DocumentEnvironment extends Environment {
  constructor(config, context) {
    super(config, context);
    const virtualConsole = new VirtualConsole().sendTo(context.console, { omitJSDOMErrors: true });
    virtualConsole.on('jsdomError', (error) => context.console.error(error));
    const options = { url: 'http://localhost/', pretendToBeVisual: true, virtualConsole };
    this.window = new JSDOM('<!doctype html>', options).window;
    for (const name of propertiesOf(this.window)) define(name, forwardTo(this.window, name));
    for (const name of THE_WINDOW) define(name, { value: globalThis, writable: true });
    for (const [name, value] of TIMERS) define(name, { value, writable: true });
    // Fake timers replace only what was there when they were created.
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config: config.projectConfig, global: globalThis });
  }

  async teardown() {
    this.window.close();
    for (const timer of pending) [clearTimeout, clearImmediate].forEach((clear) => clear(timer));
    pending.clear();
    await super.teardown();
  }
}

function propertiesOf(window) {
  const names = new Set();
  for (let object = window; object && object !== Object.prototype; object = Object.getPrototypeOf(object))
    for (const name of Object.getOwnPropertyNames(object)) names.add(name);
  const others = [...OF_LANGUAGE, ...OF_NODE, ...THE_WINDOW, 'constructor'];
  return [...names].filter((name) => !name.startsWith('_') && !others.includes(name));
}

function define(name, property) {
  Object.defineProperty(globalThis, name, { ...property, configurable: true });
}

/** Functions of a window need it as `this`. */
function forwardTo(window, name) {
  const value = window[name];
  if (typeof value === 'function') return { value: /^[a-z]/.test(name) ? value.bind(window) : value, writable: true };
  return { get: () => window[name], set: (assigned) => void (window[name] = assigned) };
}
