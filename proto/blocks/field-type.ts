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

/**
 * What visitors get from a value: `words` to read, `media` to look at, `structure` that contains other fields, content from a `source`
 * outside of the block, or only another look or behaviour by a `setting`.
 */
export type Role = 'words' | 'media' | 'structure' | 'source' | 'setting';

export interface KindTraits {
  role: Role;
  /** Properties of a value without which visitors see nothing of it; absent if the value has no properties. */
  shown?: readonly string[];
  /** Properties that people read, in histories and in the plain text of copied blocks. */
  words?: readonly string[];
}

export interface Manifest {
  kinds: Readonly<Record<string, KindTraits>>;
  blocks: Readonly<Record<string, BlockType>>;
  templates: Readonly<Record<string, TemplateType>>;
}
