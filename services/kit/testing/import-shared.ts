declare global {
  /** In Jest: imports a module outside of the spec, so that all specs of a worker share it. */
  var importOutside: ((url: string) => Promise<unknown>) | undefined;
}

/** Imports a module once for all specs of a worker. Its classes and errors are not those that a spec imports. */
export const importShared = async <T>(url: URL): Promise<T> =>
  (await (globalThis.importOutside ?? ((url: string) => import(url)))(url.href)) as T;
