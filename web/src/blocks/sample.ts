/** Where the style guide shows a block. */
export type Chapter = 'words' | 'pictures' | 'steps' | 'lists' | 'order';

/** One example of a block for the style guide and the specs; in no visitor's bundle. */
export interface Sample {
  name: string;
  /** Fields that differ from a new item's. Keys are added when the sample is rendered. */
  item: Record<string, unknown>;
}
