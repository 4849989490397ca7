const values = new Map<string, unknown>();

/** Provides a value to all parts of the editor. A later value replaces an earlier one. */
export function inject(key: string, value: unknown): void {
  if (!key) throw new Error('A key must be provided to inject a value.');
  if (value === undefined || value === null) throw new Error(`A value must be provided to inject ${key}.`);
  values.set(key, value);
}

export function getInjected(key: string): unknown {
  if (!values.has(key)) throw new Error(`Nothing was injected under the key ${key}.`);
  return values.get(key);
}
