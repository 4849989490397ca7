/**
 * The document store port: a small closed collection API with two adapters (SQLite files, MongoDB), held to one behaviour suite.
 * Nothing here can say more than both stores can do, and no store operator can be passed through it.
 */
export interface Stores {
  collection<T extends Document>(spec: CollectionSpec): Collection<T>;
  /** Resolves when the store answers; rejects with a Problem `unavailable`. */
  ping(): Promise<void>;
  /** Removes what is left of deleted and replaced documents from files that the store itself writes. */
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
   * It can be made again from the other collections of this store. A write to it may be acknowledged before the disk has it, but
   * is never lost while a later write to one of the others is not.
   */
  rebuildable?: boolean;
}

/** Field paths are dotted ('region._id'). A unique index ignores documents in which any of its fields is absent or null. */
export interface IndexSpec {
  fields: string[];
  unique?: boolean;
  /** Which of the fields is a list: a document stands in the index once for each item, for `has`. */
  each?: string;
}

/** How many documents there are for each combination of values: kept with every write, and so known without counting. */
export interface GroupCountSpec {
  fields: string[];
  /** Which of the fields is a list of different items: a document counts once for each. */
  each?: string;
}

export interface GroupCount {
  /** In the order of the fields that were asked for; null for what is absent. */
  values: Scalar[];
  count: number;
}

export type Scalar = string | number | boolean | null;

/** One field's condition: a bare value means equals. Several members of one condition must all hold. */
export type Condition =
  | Scalar
  | {
      in?: Scalar[];
      gt?: string | number;
      gte?: string | number;
      lt?: string | number;
      lte?: string | number;
      ne?: Scalar;
      /** Substring, in any case; never a pattern. */
      contains?: string;
      /** The field is an array that holds this value, or all of these: name the rarest first, an index begins there. */
      has?: Scalar | Scalar[];
      /** The field is absent, or an empty array. */
      empty?: boolean;
    };

/**
 * Dotted field paths through objects (never through lists); all must hold. `any` holds when one of its filters does.
 * An undefined condition is no condition; one that is none of the above is refused with a Problem `invalid`.
 */
export interface Filter {
  [path: string]: Condition | Filter[] | undefined;
  any?: Filter[];
}

export interface FindOptions {
  /**
   * Later entries break the ties of earlier ones; _id breaks the last, in the direction of the entry before it. Where a document
   * has a list along the path its place is not defined.
   */
  sort?: Record<string, 'asc' | 'desc'>;
  skip?: number;
  limit?: number;
  /** Leaves these top-level fields out of what is read. */
  without?: string[];
}

export interface Collection<T extends Document> {
  /** Throws DuplicateKey when _id or a unique index is taken. */
  insert(document: T): Promise<void>;
  get(id: string): Promise<T | null>;
  /** Replaces the whole document with that _id, only while the guard holds; false when nothing matched. Throws DuplicateKey. */
  replace(document: T, guard?: Filter): Promise<boolean>;
  /** False when nothing matched. */
  delete(id: string, guard?: Filter): Promise<boolean>;
  find(filter: Filter, options?: FindOptions): Promise<T[]>;
  /** `upTo` is enough of them: it counts no further. */
  count(filter: Filter, options?: { upTo?: number }): Promise<number>;
  /**
   * How many documents there are for each combination of these fields, of those that a filter leaves; combinations that there are
   * none of are left out. One declared tally must hold all fields named, in the filter too; else it is a fault. A condition on a
   * list that is tallied by item names items.
   */
  tally(fields: string[], filter?: Filter): Promise<GroupCount[]>;
}

/** A write met a document with the same _id or unique fields. */
export class DuplicateKey extends Error {
  readonly collection: string;

  constructor(collection: string, message: string) {
    super(message);
    this.name = 'DuplicateKey';
    this.collection = collection;
  }
}
