import type { Parts } from '../../blocks/parts/editing.ts';
import { registerDirective } from '../canvas/directives.ts';
import { builtInItems } from '../menu/index.ts';
import type { MenuItem } from '../menu/menu-item.ts';

/** What somebody adds to the editor. One of the same name takes the place of an earlier one. */
export interface Plugin {
  name: string;
  menuItems?: readonly MenuItem[];
  /** Parts that are edited in another way than the editor's own. */
  directives?: Partial<Parts>;
}

const plugins = new Map<string, Plugin>();

export function addPlugin(plugin: Plugin): void {
  plugins.set(plugin.name, plugin);
  for (const [name, Part] of Object.entries(plugin.directives ?? {}))
    registerDirective(name as keyof Parts, Part as never);
}

/** The editor's own items in their order, then those of plugins. */
export const menuItems = (): readonly MenuItem[] => [
  ...builtInItems,
  ...[...plugins.values()].flatMap((plugin) => plugin.menuItems ?? []),
];
