import type { Item } from '../../../../proto/content.ts';
import type { Pattern } from '../../../../proto/entities/pattern.ts';
import type { BlockGroup, PaletteEntry } from '../../blocks/palette-entry.ts';

/** Something that the palette offers. */
export interface PaletteOption {
  id: string;
  label: string;
  about: string;
  group: BlockGroup | 'patterns';
  /** Other words that editors search for. */
  synonyms: readonly string[];
  drawing: PaletteEntry['drawing'];
  /** What is inserted; `key` makes the keys of a preview. */
  createItems: (key: string) => Item[];
  /** Of an option that inserts a saved pattern. */
  pattern?: Pattern;
}
