import type { Operation } from '../../../proto/edit.ts';
import type { Stored } from '../../../proto/entities/stored.ts';
import type { RevisionAction } from '../../../proto/revision-actions.ts';
import type { PendingEvent } from '../bus/outbox.ts';
import type { Filter, FindOptions, IndexSpec, Scalar, GroupCount, GroupCountSpec } from '../store/store.ts';

/** What is stored of a document in a projection: its content and what the store adds. */
export type VersionedDocument<T extends object> = T & Stored;

export interface VersionedSpec<T extends object> {
  /** Prefix of its collections: `<name>_revisions`, `<name>_draft`, `<name>_live`, `<name>_claims`. */
  name: string;
  draftIndexes?: IndexSpec[];
  liveIndexes?: IndexSpec[];
  /** Of both projections. */
  tallies?: GroupCountSpec[];
  keys?: Keys<T>;
  /**
   * Values that only one document may hold at a time (an address, a user name), draft and live copy alike.
   * They are reserved before the commit, so a taken one is refused by the store and not by a check that can race.
   */
  claims?: (content: T) => string[];
  /** What is known of a document after its deletion; without it, its _id is its name and everybody who asks may see it. */
  summarise?: (content: T, _id: string) => Summary<T>;
  /** What a taken claim is told as; called with the claim and the document that holds it. */
  taken?: (claim: string, holderId: string) => Error;
}

export interface Summary<T extends object> {
  /** As a person knows it: a title, an address or a name. */
  name: string;
  /** Absent for what belongs to every domain. */
  domainId?: string;
  /** As little as decides who may see and restore it. */
  guard: Guard<T>;
}

export type Guard<T extends object> = Partial<T> & { _id?: string };

/** What a document is found by and is not part of it: stands in its rows, where indexes and filters name it `_keys.<name>`. */
export interface Keys<T extends object> {
  /** Of the function; one more whenever it changes, so that rows made by an older one are made again at start. */
  form: number;
  of: (document: VersionedDocument<T>) => Record<string, Scalar | Scalar[] | undefined>;
}

export interface Author {
  _id: string;
  username: string;
}

/** The newest state of a document, read from the log and so never behind it. */
export interface Head<T extends object> {
  _id: string;
  revision: number;
  draft: VersionedDocument<T>;
  /** What visitors see, null when it is not published. */
  live: VersionedDocument<T> | null;
}

export interface LiveContent<T extends object> {
  content: T;
  lastPublished?: string;
}

export interface Decision<T extends object> {
  /** For the history. */
  action: RevisionAction;
  /** The next draft; null deletes the document. */
  draft: T | null;
  /**
   * 'publish' makes the draft live; a content puts that live, published at the instant of this change unless another one is
   * told; 'withdraw' takes the live copy away; absent leaves it.
   */
  live?: 'publish' | 'withdraw' | LiveContent<T>;
  /** Told once the change is stored; they see the documents as stored, revision and times included. */
  facts?: (after: { draft: VersionedDocument<T> | null; live: VersionedDocument<T> | null }) => PendingEvent[];
  /** A client's own name for this change, see Log.changed. */
  changeId?: string;
}

export interface Log<T extends object> {
  /** All operations accepted after that revision, in order, or null when the log no longer knows them. */
  since(revision: number): Promise<Operation[] | null>;
  /** The draft as it was at that revision. */
  at(revision: number): Promise<T | null>;
  /** The newest revision, when that deleted the document. */
  deletion(): Promise<Omit<RevisionEntry, 'action'> | null>;
  /** The revision that a client's change became, or null: so a resend is not applied twice. */
  changed(changeId: string): Promise<number | null>;
}

export interface RevisionEntry {
  revision: number;
  action: string;
  at: string;
  by: Author;
}

export interface DeletedEntry {
  _id: string;
  revision: number;
  at: string;
  by: Author;
  name: string;
  /** Empty for what belongs to every domain. */
  domainId: string;
  guard: string;
}

export interface DeletedSelection {
  domainId: string;
  guards: string[];
  /** An instant: what was deleted before is left out. */
  since: string;
}

/** Documents that are deleted and whose content is still stored. */
export interface DeletedDocuments {
  /** Each different guard (as JSON) of what was deleted in the domain, and of what belongs to every domain. */
  guards(domainId: string): Promise<Pick<DeletedEntry, 'domainId' | 'guard'>[]>;
  /** Last deleted first. */
  find(selection: DeletedSelection, limit: number): Promise<DeletedEntry[]>;
  count(selection: DeletedSelection): Promise<number>;
}

export interface Projection<T extends object> {
  get(id: string): Promise<VersionedDocument<T> | null>;
  find(filter: Filter, options?: FindOptions): Promise<VersionedDocument<T>[]>;
  count(filter: Filter, options?: { upTo?: number }): Promise<number>;
  tally(fields: string[], filter?: Filter): Promise<GroupCount[]>;
}

export interface Committed<T extends object> {
  revision: number;
  draft: VersionedDocument<T> | null;
  live: VersionedDocument<T> | null;
}

/** Documents whose every accepted write is a revision: an append-only log, and a draft and a live projection replayed from it. */
export interface Versioned<T extends object> {
  draft: Projection<T>;
  live: Projection<T>;
  /** Null when there is no such document, or it was deleted. */
  head(id: string): Promise<Head<T> | null>;
  /**
   * Asks `decide` what becomes of the newest state and stores it as the next revision; both projections are replaced before it
   * resolves. When another write got in between, `decide` is asked again on the newer state; what it throws goes to the caller.
   * A null decision changes nothing and answers the state as it is.
   */
  commit(
    id: string,
    by: Author,
    decide: (head: Head<T> | null, log: Log<T>) => Decision<T> | null | Promise<Decision<T> | null>,
  ): Promise<Committed<T>>;
  log(id: string): Log<T>;
  /** Registers what is erased together with the content of a purged document. It runs again when it has failed. */
  onPurge(erase: (id: string) => Promise<void>): void;
  deleted: DeletedDocuments;
  summarise(content: T, id: string): Summary<T>;
  /** Newest first. */
  history(id: string, options?: { before?: number; limit?: number }): Promise<RevisionEntry[]>;
  /** Finishes what a crash interrupted: replays revisions that did not reach their projections. Answers how many. */
  heal(): Promise<number>;
}
