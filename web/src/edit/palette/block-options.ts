import { blocks } from '../../blocks/index.ts';
import type { Block } from '../../blocks/block.ts';
import { blockEntries } from './block-entries.ts';
import { createItem } from './create-item.ts';
import type { PaletteOption } from './palette-option.ts';

export const blockOptions = (isAllowed: (componentType: string) => boolean): PaletteOption[] =>
  blocks.filter(({ componentType }) => isAllowed(componentType)).map(toOption);

function toOption(block: Block): PaletteOption {
  const { componentType, label } = block;
  const entry = blockEntries[componentType]!;
  const { about, group, synonyms, drawing } = entry;
  const createItems = (key: string) => [createItem(block, entry, key)];
  return { id: componentType, label, about, group, synonyms, drawing, createItems };
}
