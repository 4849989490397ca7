import type { Operation } from '../../../proto/edit.ts';
import type { Author, Stored } from '../../../proto/entities/stored.ts';
import type { RevisionAction } from '../../../proto/revision-actions.ts';
import type { PendingEvent } from '../bus/outbox.ts';
import type { Filter, FindOptions, IndexSpec, Scalar, GroupCount, CountSpec } from '../store/store.ts';
import { accessRefusals } from '../../../proto/refusals/access.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { documentRefusals } from '../../../proto/refusals/documents.ts';

export type { Author } from '../../../proto/entities/stored.ts';

export type VersionedDocument<T extends object> = T & Stored & { owner?: Author };

export interface VersionedSpec<T extends object> {
  name: string;
  /** Name of the document in histories; defaults to `name`. */
  kind?: string;
  draftIndexes?: IndexSpec[];
  liveIndexes?: IndexSpec[];
  counts?: CountSpec[];
  keys?: Keys<T>;
  /** Values that only one document may hold, reserved before the commit, so that a duplicate is rejected without a race. */
  claims?: (content: T) => string[];
  /** Remains after the deletion; defaults to the _id as name, visible to everyone. */
  summarise?: (content: T, _id: string) => Summary<T>;
  taken?: (claim: string, holderId: string) => Error;
  archive?: {
    /** Of the file that belongs to each document, with {id} in place of its id. */
    fileKey?: string;
    /** Of a file that has replaced it, also with {bytesId} in place of that field of the document. */
    replacementKey?: string;
    /** Ids of documents that belong to an installation and not to its content. */
    excluded?: string[];
  };
}

export interface Summary<T extends object> {
  name: string;
  domainId?: string;
  guard: Guard<T>;
}

export type Guard<T extends object> = Partial<T> & { _id?: string };

/** Derived values, stored in the rows but not part of the document; indexes and filters name them with `derivedField`. */
export interface Keys<T extends object> {
  /** Increase it when the function or `claims` changes, so that keys are recomputed and claims are made at startup. */
  form: number;
  of?: (document: VersionedDocument<T>) => Record<string, Scalar | Scalar[] | undefined>;
}

export interface Head<T extends object> {
  _id: string;
  revision: number;
  draft: VersionedDocument<T>;
  live: VersionedDocument<T> | null;
}

export interface LiveContent<T extends object> {
  content: T;
  lastPublished?: string;
}

export interface Decision<T extends object> {
  action: RevisionAction;
  /** Null deletes it, absent keeps it. */
  draft?: T | null;
  /** 'publish' makes the draft live, a content replaces the live copy, 'withdraw' removes it; absent keeps it. */
  live?: 'publish' | 'withdraw' | LiveContent<T>;
  /** Null removes the owner, absent keeps it. Not content: the date of the last change stays, and the live copy has none. */
  owner?: Author | null;
  facts?: (after: {
    draft: VersionedDocument<T> | null;
    live: VersionedDocument<T> | null;
    by: Author;
  }) => PendingEvent[];
  changeId?: string;
}

export interface Log<T extends object> {
  since(revision: number, until?: number): Promise<Operation[] | null>;
  at(revision: number): Promise<T | null>;
  deletion(): Promise<Omit<RevisionEntry, 'action'> | null>;
  /** Detects a repeated request; null if the change is not stored. */
  changed(changeId: string): Promise<number | null>;
}

export interface RevisionEntry {
  revision: number;
  action: string;
  at: string;
  by: Author;
  owner?: Author | null;
}

export interface DeletedEntry {
  _id: string;
  revision: number;
  at: string;
  by: Author;
  name: string;
  domainId: string;
  guard: string;
}

export interface DeletedSelection {
  domainId: string;
  guards: string[];
  since: string;
}

export interface DeletedDocuments {
  guards(domainId: string): Promise<Pick<DeletedEntry, 'domainId' | 'guard'>[]>;
  find(selection: DeletedSelection, limit: number): Promise<DeletedEntry[]>;
  count(selection: DeletedSelection): Promise<number>;
}

export interface Projection<T extends object> {
  get(id: string): Promise<VersionedDocument<T> | null>;
  find(filter: Filter, options?: FindOptions): Promise<VersionedDocument<T>[]>;
  count(filter: Filter, options?: { upTo?: number }): Promise<number>;
  countBy(fields: string[], filter?: Filter): Promise<GroupCount[]>;
}

export interface Committed<T extends object> {
  revision: number;
  draft: VersionedDocument<T> | null;
  live: VersionedDocument<T> | null;
}

export interface Versioned<T extends object> {
  draft: Projection<T>;
  live: Projection<T>;
  head(id: string): Promise<Head<T> | null>;
  /** `decide` runs again after a concurrent write; a null decision changes nothing. */
  commit(
    id: string,
    by: Author,
    decide: (head: Head<T> | null, log: Log<T>) => Decision<T> | null | Promise<Decision<T> | null>,
  ): Promise<Committed<T>>;
  log(id: string): Log<T>;
  onPurge(erase: (id: string) => Promise<void>): void;
  deleted: DeletedDocuments;
  summarise(content: T, id: string): Summary<T>;
  history(id: string, options?: { before?: number; limit?: number }): Promise<RevisionEntry[]>;
  heal(): Promise<number>;
}

export function toAuthor({ user }: Caller): Author {
  if (!user) throw accessRefusals.signInToChange();
  return { _id: user._id, username: user.username };
}

export function requireRevision(revision: number | undefined, head: { revision: number } | null, what: string): void {
  if (!head || revision === head.revision) return;
  const details = { revision: head.revision };
  if (revision === undefined) throw documentRefusals.revisionMissing({ name: what, revision: head.revision }, details);
  throw documentRefusals.changed({ started: revision, name: what, revision: head.revision }, details);
}
