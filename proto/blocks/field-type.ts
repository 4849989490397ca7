import type { FieldTypes } from './kinds.ts';

export type { FieldKind, FieldType, FieldTypes } from './kinds.ts';

export interface BlockType {
  fields: FieldTypes;
  articles?: ArticleQuery;
}

export interface ArticleQuery {
  type: string;
  /** Name of a text field with one tag or of a tags field; empty for articles with any tags. */
  tags: string;
}

export interface TemplateType {
  header: FieldTypes;
  fields: FieldTypes;
  sections: Readonly<Record<string, { whitelist?: readonly string[]; blacklist?: readonly string[] }>>;
}

/**
 * What a value provides for visitors: `words` to read, `media` to look at, a `structure` of other fields, content from a `source` outside
 * the block, or only a `setting` for look or behaviour.
 */
type Role = 'words' | 'media' | 'structure' | 'source' | 'setting';

export interface KindTraits {
  role: Role;
  /** Properties of a value that visitors see; without them the value is blank. Absent if the value has no properties. */
  shown?: readonly string[];
  /** Properties that people read in histories and in the plain text of copied blocks. */
  words?: readonly string[];
}

export interface Manifest {
  kinds: Readonly<Record<string, KindTraits>>;
  blocks: Readonly<Record<string, BlockType>>;
  templates: Readonly<Record<string, TemplateType>>;
}
