import type { Parts } from '../../blocks/parts/parts-context.ts';
import { registerDirective } from '../canvas/directives.ts';
import { type MenuItem, setPluginItems } from '../menu/menu-items.ts';
import { registerPageType } from '../page-types/registry.ts';
import type { PageType } from '../page-types/page-type.ts';
import { type PageOperations, overrideOperations } from '../page-types/page-operations.ts';
import type { Editor } from '../core/editor.ts';

export interface Plugin {
  name: string;
  menuItems?: readonly MenuItem[];
  directives?: Partial<Parts>;
  /** A page type for new pages; the services must know its name. */
  pageType?: PageType;
  operations?: Partial<PageOperations>;
  values?: Record<string, unknown>;
}

export function addPlugin(editor: Editor, plugin: Plugin): void {
  setPluginItems(editor, plugin.name, plugin.menuItems ?? []);
  if (plugin.pageType) {
    registerPageType(editor, plugin.pageType);
    overrideOperations(editor, plugin.pageType.name, plugin.operations ?? {});
  }
  for (const [key, value] of Object.entries(plugin.values ?? {})) inject(editor, key, value);
  for (const [name, Part] of Object.entries(plugin.directives ?? {}))
    registerDirective(editor, name as keyof Parts, Part as never);
}

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
