import type { Operation } from '../../../proto/edit.ts';
import { type Author, Stored } from '../../../proto/entities/stored.ts';
import type { DocumentAction } from '../../../proto/document-actions.ts';
import type { OutboxEvent, PendingEvent } from '../bus/outbox.ts';
import { declare, type Declared } from '../contract/handle.ts';
import type { Collection, CountSpec, IndexSpec, Scalar } from '../store/store.ts';
import { accessRefusals } from '../../../proto/refusals/access.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { documentRefusals } from '../../../proto/refusals/documents.ts';
import { createSubstringIndex } from '../store/substring-index.ts';

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
  /** Describes a deleted document; by default its name is the _id and everyone can see it. */
  summarise?: (content: T, _id: string) => DocumentSummary<T>;
  /** `contents` are the draft and the live copy of the holder, without either while it is being created. */
  taken?: (claim: string, holderId: string, contents?: readonly T[]) => Error;
  archive?: {
    /** Key of the file of each document; {id} represents the id. */
    fileKey?: string;
    /** Key of a replacement of that file; {id} and {bytesId} represent fields of the document. */
    replacementKey?: string;
    /** Throws the refusal of an ordinary call for a name that is reserved. */
    requireAllowed?: (content: T, _id: string) => void;
    /** Ids of documents that belong to an installation, so archives do not contain them. */
    excluded?: string[];
  };
}

export interface DocumentSummary<T extends object> {
  name: string;
  domainId?: string;
  guard: Guard<T>;
}

export type Guard<T extends object> = Partial<T> & { _id?: string };

/** Derived values that are stored in the rows but not part of the document. Indexes and filters name them with `derivedField`. */
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
  action: DocumentAction;
  /** Null deletes the draft; absent leaves it unchanged. */
  draft?: T | null;
  /** 'publish' makes the draft live, a content replaces the live copy, 'withdraw' removes it; absent leaves it unchanged. */
  live?: 'publish' | 'withdraw' | LiveContent<T>;
  /** Null removes the owner; absent leaves it unchanged. Changing the owner does not change the content or its date. */
  owner?: Author | null;
  facts?: (after: Copies<T> & { by: Author }) => PendingEvent[];
  changeId?: string;
}

export interface Log<T extends object> {
  since(revision: number, until?: number): Promise<Operation[] | null>;
  at(revision: number): Promise<T | null>;
  deletion(): Promise<Omit<RevisionEntry, 'action'> | null>;
  /** Returns the revision that a change was stored as, or null, so that a repeated request is detected. */
  changed(changeId: string): Promise<number | null>;
}

export interface RevisionEntry {
  revision: number;
  action: string;
  at: string;
  by: Author;
  owner?: Author | null;
  /** Of a revision that replaces those of a sitting. */
  first?: number;
  startedAt?: string;
}

/** A revision that changed what visitors see. */
export interface LiveChange<T extends object> extends Pick<RevisionEntry, 'revision' | 'at' | 'by'> {
  _id: string;
  documentId: string;
  /** Null if visitors see the document no longer. */
  live: T | null;
  /** Events of a deletion that is not purged yet. */
  deleted: OutboxEvent[];
}

export interface DeletedEntry extends Pick<RevisionEntry, 'revision' | 'at' | 'by'> {
  _id: string;
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

export type Projection<T extends object> = Pick<Collection<VersionedDocument<T>>, 'get' | 'find' | 'count' | 'countBy'>;

export interface Copies<T extends object> {
  draft: VersionedDocument<T> | null;
  live: VersionedDocument<T> | null;
}

export interface Committed<T extends object> extends Copies<T> {
  revision: number;
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
  summarise(content: T, id: string): DocumentSummary<T>;
  history(id: string, options?: { before?: number; limit?: number }): Promise<RevisionEntry[]>;
  /** Lists those after the revision with the id `after`, by document and revision. */
  liveChanges(after: string, limit: number): Promise<LiveChange<T>[]>;
  heal(): Promise<number>;
}

export type DeclaredDocuments<T extends object = any> = Declared<Versioned<T>, VersionedSpec<T>>;

export const versioned = <T extends object>(spec: VersionedSpec<T>): DeclaredDocuments<T> => declare(spec);

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

/** Fields of stored rows that are not part of the document. */
export interface Internal {
  _at: string;
  /** Tombstone: prevents a late writer from restoring a deleted document. */
  _gone?: true;
  _keys?: Record<string, unknown>;
}

const INTERNAL = ['_at', '_gone', '_keys'] satisfies (keyof Internal)[];
const STORED = [...Object.keys(Stored.shape), 'owner', ...INTERNAL];

export function stripInternalFields<T extends object>(document: T): T {
  const content = { ...document } as Record<string, unknown>;
  for (const field of STORED) delete content[field];
  return content as T;
}

export const derivedField = <N extends string>(name: N) => `${'_keys' satisfies keyof Internal}.${name}` as const;

/** Searches documents whose `keys` contain `indexTexts`. */
export const derivedSubstringIndex = createSubstringIndex(derivedField);
