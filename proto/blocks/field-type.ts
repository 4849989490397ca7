import type { FieldTypes } from './kinds.ts';

export type { FieldKind, FieldType, FieldTypes } from './kinds.ts';

export interface BlockType {
  fields: FieldTypes;
  articles?: ArticleQuery;
}

export interface ArticleQuery {
  type: string;
  /** A text field with one tag, or a tags field with several; empty for any. */
  tags: string;
}

export interface TemplateType {
  header: FieldTypes;
  fields: FieldTypes;
  sections: Readonly<Record<string, { whitelist?: readonly string[]; blacklist?: readonly string[] }>>;
}

export interface Manifest {
  blocks: Readonly<Record<string, BlockType>>;
  templates: Readonly<Record<string, TemplateType>>;
}
