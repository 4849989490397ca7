import type { Parts } from '../../blocks/parts/parts-context.ts';
import { registerDirective } from '../canvas/directives.ts';
import { builtInItems } from '../menu/index.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { registerPageType } from '../page-types/registry.ts';
import type { PageType } from '../page-types/page-type.ts';
import { inject } from './inject.ts';
import { type PageOperations, overrideOperations } from './page-operations.ts';

/** An addition to the editor. It replaces an earlier plugin of the same name. */
export interface Plugin {
  name: string;
  menuItems?: readonly MenuItem[];
  /** Parts that are edited in another way than the editor's own. */
  directives?: Partial<Parts>;
  /** A page type for new pages, which the services know by its name too. */
  pageType?: PageType;
  /** Operations of that page type that differ from the default ones. */
  operations?: Partial<PageOperations>;
  /** Values that other parts of the editor read by their keys. */
  values?: Record<string, unknown>;
}

const plugins = new Map<string, Plugin>();

export function addPlugin(plugin: Plugin): void {
  plugins.set(plugin.name, plugin);
  if (plugin.pageType) {
    registerPageType(plugin.pageType);
    overrideOperations(plugin.pageType.name, plugin.operations ?? {});
  }
  for (const [key, value] of Object.entries(plugin.values ?? {})) inject(key, value);
  for (const [name, Part] of Object.entries(plugin.directives ?? {}))
    registerDirective(name as keyof Parts, Part as never);
}

/** The editor's own items in their order, then those of plugins. */
export const menuItems = (): readonly MenuItem[] => [
  ...builtInItems,
  ...[...plugins.values()].flatMap((plugin) => plugin.menuItems ?? []),
];
