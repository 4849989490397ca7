declare global {
  /** In Jest: imports a module outside of the spec, so that all specs of a worker share it. */
  var importOutside: ((url: string) => Promise<unknown>) | undefined;
}

/** Imports a module once for all specs of a worker. Its classes and errors are not those that a spec imports. */
export const importShared = async <T>(url: URL): Promise<T> =>
  (await (globalThis.importOutside ?? importBuilt)(url.href)) as T;

/** Benchmarks run from the build, in which files have another extension. */
const importBuilt = (url: string): Promise<unknown> =>
  import(import.meta.url.endsWith('.js') ? url.replace(/\.ts$/, '.js') : url);
