import type { Item } from '../../../../proto/content.ts';
import type { Pattern } from '../../../../proto/entities/pattern.ts';
import type { BlockGroup, PaletteEntry } from '../../blocks/palette-entry.ts';

export interface PaletteOption {
  id: string;
  label: string;
  about: string;
  group: BlockGroup | 'patterns' | 'sections';
  synonyms: readonly string[];
  drawing: PaletteEntry['drawing'];
  createItems: (key: string) => Item[];
  pattern?: Pattern;
}
