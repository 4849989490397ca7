/** The document store port: only what both adapters (SQLite, MongoDB) can do, and no operators of a store. */
export interface Stores {
  collection<T extends Document>(spec: CollectionSpec): Collection<T>;
  ping(): Promise<void>;
  /** Erases traces of deleted and replaced documents from files that the store itself writes. */
  eraseDeleted(): Promise<void>;
  close(): Promise<void>;
}

export interface Document {
  _id: string;
}

export interface CollectionSpec {
  name: string;
  indexes?: IndexSpec[];
  tallies?: GroupCountSpec[];
  /**
   * Can be rebuilt from other collections: a write may be acknowledged before it is durable, but not be lost while a later write to
   * another collection survives.
   */
  rebuildable?: boolean;
}

/** Paths are dotted ('region._id'). A unique index ignores documents in which a field is absent or null. */
export interface IndexSpec {
  fields: string[];
  unique?: boolean;
  each?: string;
}

/** Number of documents for each combination of values, maintained by every write. */
export interface GroupCountSpec {
  fields: string[];
  each?: string;
}

export interface GroupCount {
  values: Scalar[];
  count: number;
}

export type Scalar = string | number | boolean | null;

export type Condition =
  | Scalar
  | {
      in?: Scalar[];
      gt?: string | number;
      gte?: string | number;
      lt?: string | number;
      lte?: string | number;
      ne?: Scalar;
      /** Case-insensitive substring, not a pattern. */
      contains?: string;
      /** The field is a list with this value, or all of these; put the rarest first, where the index search begins. */
      has?: Scalar | Scalar[];
      empty?: boolean;
    };

/**
 * Paths lead through objects, not lists. All conditions must hold, and one filter of `any`. Undefined conditions are ignored; an unknown
 * one throws Problem `invalid`.
 */
export interface Filter {
  [path: string]: Condition | Filter[] | undefined;
  any?: Filter[];
}

export interface FindOptions {
  /**
   * Later entries break ties; _id breaks the last one, in the direction of the entry before it. A document with a list on the path has
   * no defined position.
   */
  sort?: Record<string, 'asc' | 'desc'>;
  skip?: number;
  limit?: number;
  without?: string[];
}

export interface Collection<T extends Document> {
  insert(document: T): Promise<void>;
  get(id: string): Promise<T | null>;
  /** Replaces the document only while the guard holds; false if none matched. Throws DuplicateKey. */
  replace(document: T, guard?: Filter): Promise<boolean>;
  delete(id: string, guard?: Filter): Promise<boolean>;
  find(filter: Filter, options?: FindOptions): Promise<T[]>;
  count(filter: Filter, options?: { upTo?: number }): Promise<number>;
  /**
   * Leaves out combinations without documents. Throws unless one declared group count has all these fields, including those of the
   * filter.
   */
  tally(fields: string[], filter?: Filter): Promise<GroupCount[]>;
}

export class DuplicateKey extends Error {
  readonly collection: string;

  constructor(collection: string, message: string) {
    super(message);
    this.name = 'DuplicateKey';
    this.collection = collection;
  }
}
