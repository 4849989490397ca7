import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { BlockGroup, PaletteEntry } from '../../blocks/palette-entry.ts';

/** Something that the palette offers. */
export interface PaletteOption {
  id: string;
  label: string;
  about: string;
  group: BlockGroup;
  /** Other words that editors search for. */
  synonyms: readonly string[];
  drawing: PaletteEntry['drawing'];
  /** What is inserted; `key` makes the keys of a preview. */
  createItems: (key: string) => Item[];
}

export interface Place {
  list: Path;
  after: string | null;
}
