import type { Pattern } from '../../../../proto/entities/pattern.ts';
import type { Item } from '../../../../proto/content.ts';
import { getBlock } from '../../blocks/index.ts';
import { copyWithNewKeys } from '../core/copy-with-new-keys.ts';
import { newKey } from '../core/new-key.ts';
import { messages } from '../messages/messages.ts';
import type { PaletteOption } from './palette-option.ts';

export const patternOptions = (
  patterns: readonly Pattern[],
  isAllowed: (componentType: string) => boolean,
): PaletteOption[] =>
  patterns
    .filter(({ items }) => items.every(({ componentType }) => getBlock(componentType) && isAllowed(componentType)))
    .map(toOption);

function toOption(pattern: Pattern): PaletteOption {
  const labels = pattern.items.map(({ componentType }) => getBlock(componentType)!.label);
  return {
    id: pattern._id,
    label: pattern.name,
    about: messages.palette.patterns.about(labels),
    group: 'patterns',
    synonyms: ['pattern', ...labels],
    drawing: [],
    createItems: () => copyWithNewKeys(pattern.items, newKey) as Item[],
    pattern,
  };
}
