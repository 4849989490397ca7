import type { Editor } from '../core/editor.ts';
import { builtInItems } from './index.ts';
import type { MenuItem } from './menu-item.ts';

const addedItems = () => new Map<string, readonly MenuItem[]>();

export const setPluginItems = (editor: Editor, plugin: string, items: readonly MenuItem[]): void =>
  void editor.get(addedItems).set(plugin, items);

export const menuItems = (editor: Editor): readonly MenuItem[] => [
  ...builtInItems,
  ...[...editor.get(addedItems).values()].flat(),
];
