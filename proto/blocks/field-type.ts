/** What a field may hold, without anything that only the editor needs (labels, hints). Derived from `web/src/fields`. */
export type FieldType =
  /** `indexed: false`: a name, an id or a filter, which visitors do not read. */
  | { kind: 'text'; max: number; indexed?: false }
  | { kind: 'richText' }
  | { kind: 'link' }
  /** The names of its crops. */
  | { kind: 'picture'; sizes: readonly string[] }
  | { kind: 'choice'; options: readonly string[]; initial: string }
  | { kind: 'choices'; options: readonly string[] }
  | { kind: 'toggle' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'video' }
  | { kind: 'videoSelect' }
  /** `shownUntil`: what the date belongs to is hidden from visitors after that day. */
  | { kind: 'date'; shownUntil?: true }
  | { kind: 'tags' }
  | { kind: 'trainingCategory' }
  | { kind: 'place' }
  | { kind: 'list'; max: number; of: FieldTypes }
  /** Component types that may be placed in it; the whitelist wins. */
  | { kind: 'contents'; whitelist?: readonly string[]; blacklist?: readonly string[] };

export type FieldKind = FieldType['kind'];

/** By name; a name with a dot is a field inside another, such as `reverse.mobile`. */
export type FieldTypes = Readonly<Record<string, FieldType>>;

export interface BlockType {
  fields: FieldTypes;
  articles?: ArticleQuery;
}

/** The fields that say which articles a block shows. */
export interface ArticleQuery {
  /** A choice field with an article type, or `all`. */
  type: string;
  /** A text field with one tag, or a tags field with several; empty for any. */
  tags: string;
}

export interface TemplateType {
  header: FieldTypes;
  /** Fields of the page itself. */
  fields: FieldTypes;
  /** The lists of contents that the template shows. */
  sections: Readonly<Record<string, { whitelist?: readonly string[]; blacklist?: readonly string[] }>>;
}

export interface Manifest {
  blocks: Readonly<Record<string, BlockType>>;
  templates: Readonly<Record<string, TemplateType>>;
}
