export const blockGroups = ['text', 'pictures', 'lists', 'actions', 'articles', 'forms', 'layout', 'more'] as const;
export type BlockGroup = (typeof blockGroups)[number];

/** A shape in the drawing of a block, on a canvas of 96 by 60. */
export type Shape =
  | ['title', x: number, y: number, width: number]
  | ['text', x: number, y: number, width: number, lines: number]
  | ['picture', x: number, y: number, width: number, height: number]
  | ['panel', x: number, y: number, width: number, height: number]
  | ['frame', x: number, y: number, width: number, height: number]
  | ['button', x: number, y: number, width: number]
  | ['disc', x: number, y: number, radius: number]
  | ['play', x: number, y: number]
  | ['word', x: number, y: number, text: string]
  | ['line', x1: number, y1: number, x2: number, y2: number];

/** Describes how editors find a block, and what a new one contains. It is not part of the visitors' bundle. */
export interface PaletteEntry {
  about: string;
  /** Types that another block replaces are in the group `more`. */
  group: BlockGroup;
  synonyms: readonly string[];
  drawing: readonly Shape[];
  /** Texts and rows of a new block, for editors to replace. If absent, a new block has its initial values. */
  sampleContent?: Readonly<Record<string, unknown>>;
}

export type Chapter = 'words' | 'pictures' | 'steps' | 'lists' | 'order';

export interface Sample {
  name: string;
  item: Record<string, unknown>;
}
