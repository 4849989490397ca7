import type { Editor } from '../core/editor.ts';
const values = () => new Map<string, unknown>();

export function inject(editor: Editor, key: string, value: unknown): void {
  if (!key) throw new Error('A key must be provided to inject a value.');
  if (value === undefined || value === null) throw new Error(`A value must be provided to inject ${key}.`);
  editor.get(values).set(key, value);
}

export function getInjected(editor: Editor, key: string): unknown {
  const injected = editor.get(values);
  if (!injected.has(key)) throw new Error(`Nothing was injected under the key ${key}.`);
  return injected.get(key);
}
