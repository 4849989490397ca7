import { blockGroups } from '../../blocks/palette-entry.ts';
import type { PaletteOption } from './palette-option.ts';

export interface OptionGroup<O = PaletteOption> {
  name: PaletteOption['group'] | 'recent' | 'found';
  options: O[];
}

export function groupOptions<O extends Pick<PaletteOption, 'id' | 'group'>>(
  options: readonly O[],
  recent: readonly string[],
): OptionGroup<O>[] {
  const used = recent.flatMap((id) => options.find((option) => option.id === id) ?? []);
  const groups = (['patterns', 'sections', ...blockGroups] as const).map((name) => ({
    name,
    options: options.filter(({ group }) => group === name),
  }));
  return [{ name: 'recent' as const, options: used }, ...groups].filter((group) => group.options.length > 0);
}
