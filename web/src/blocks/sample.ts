/** One way in which a block is used, as the style guide shows it and the specs look at it. Plain data, in no visitor's bundle. */
export interface Sample {
  /** What is special about it, in plain words: 'With a picture', 'In three columns'. */
  name: string;
  /**
   * The fields that differ from a new item's. Rows need no keys, and items inside another are written as `componentType` and fields:
   * whoever shows a sample gives keys.
   */
  item: Record<string, unknown>;
}
