/** The value of a field, without labels, hints and other things that only the editor needs. */
export type FieldType =
  /** `indexed: false` keeps a name, an id or a filter out of the search index. */
  | { kind: 'text'; max: number; indexed?: false }
  | { kind: 'richText' }
  | { kind: 'link' }
  | { kind: 'picture'; sizes: readonly string[] }
  | { kind: 'choice'; options: readonly string[]; initial: string }
  | { kind: 'choices'; options: readonly string[] }
  | { kind: 'toggle' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'video' }
  | { kind: 'videoSelect' }
  /** `shownUntil`: visitors no longer see the item after that day. */
  | { kind: 'date'; shownUntil?: true }
  | { kind: 'tags' }
  | { kind: 'trainingCategory' }
  | { kind: 'place' }
  | { kind: 'list'; max: number; of: FieldTypes }
  /** The component types that it accepts; the whitelist takes precedence. */
  | { kind: 'contents'; whitelist?: readonly string[]; blacklist?: readonly string[] };

export type FieldKind = FieldType['kind'];

/** By name; a dot addresses a nested value, such as `reverse.mobile`. */
export type FieldTypes = Readonly<Record<string, FieldType>>;

export interface BlockType {
  fields: FieldTypes;
  articles?: ArticleQuery;
}

export interface ArticleQuery {
  /** A choice field with an article type, or `all`. */
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
