export const marks = ['strong', 'em', 'u', 's', 'code'] as const;
export type Mark = (typeof marks)[number];

export interface Run {
  text: string;
  marks: readonly Mark[];
  href?: string;
  /** Attributes of a picture of this site, whose text is one character. */
  picture?: Readonly<Record<string, string>>;
}

export type TextTag = 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface TextBlock {
  type: 'text';
  tag: TextTag;
  align?: string;
  runs: readonly Run[];
}

export interface QuoteBlock {
  type: 'quote';
  blocks: readonly Block[];
}

/** Programs write nested lists in different ways, so each item has a level until the lists are nested. */
export interface ItemBlock {
  type: 'item';
  list: string;
  /** Whether items of several lists can be nested in each other. */
  isLoose: boolean;
  level: number;
  ordered: boolean;
  start: number;
  blocks: readonly Block[];
}

export interface ListBlock {
  type: 'list';
  ordered: boolean;
  start: number;
  items: readonly (readonly Block[])[];
}

export interface Cell {
  isHeader: boolean;
  colspan: number;
  rowspan: number;
  blocks: readonly Block[];
}

interface TableBlock {
  type: 'table';
  rows: readonly (readonly Cell[])[];
}

export type Block = TextBlock | QuoteBlock | ItemBlock | ListBlock | TableBlock;

export const isText = (block: Block | undefined): block is TextBlock => block?.type === 'text';
