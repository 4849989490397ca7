import { type BlockGroup, blockGroups } from '../../blocks/palette-entry.ts';
import type { PaletteOption } from './palette-option.ts';

export interface OptionGroup<O = PaletteOption> {
  name: BlockGroup | 'recent' | 'found';
  options: O[];
}

/** Without a search: what was inserted lately, then every group. */
export function groupOptions<O extends Pick<PaletteOption, 'id' | 'group'>>(
  options: readonly O[],
  recent: readonly string[],
): OptionGroup<O>[] {
  const used = recent.flatMap((id) => options.find((option) => option.id === id) ?? []);
  const groups = blockGroups.map((name) => ({ name, options: options.filter(({ group }) => group === name) }));
  return [{ name: 'recent' as const, options: used }, ...groups].filter((group) => group.options.length > 0);
}
