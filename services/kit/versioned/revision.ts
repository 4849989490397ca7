import type { Operation } from '../../../proto/edit.ts';
import type { OutboxEvent } from '../bus/outbox.ts';
import type { Author, LiveContent } from './versioned.ts';

/** One accepted write as it stands in the log; inserting it is the commit. */
export interface Revision<T extends object> {
  /** revisionId(documentId, revision): two writers of one revision meet here, and one of them is refused. */
  _id: string;
  documentId: string;
  /** From 1, without gaps. */
  revision: number;
  action: string;
  /** Never before the revision that it follows. */
  at: string;
  by: Author;
  changeId?: string;
  /** There was no such document before, or it had been deleted. */
  created?: true;
  /** From the draft before to this one; none when it was created or deleted. */
  operations: Operation[];
  /** The whole draft, now and then, so that no replay is long. */
  snapshot?: T;
  /** What becomes of the live copy; absent leaves it. */
  live?: 'publish' | 'withdraw' | LiveContent<T>;
  /** The document was deleted. */
  gone?: true;
  /** Its content was erased, some time after the document was deleted. */
  purged?: true;
  facts: OutboxEvent[];
  /** Its projections may be behind or its facts untold; false once both are certain. */
  open: boolean;
}

/** Sorts as a text in the order of the revisions. */
export const revisionId = (documentId: string, revision: number): string =>
  `${documentId}:${String(revision).padStart(9, '0')}`;

/** What only a replay and the relay need, and a list of revisions leaves out. */
export const LARGE_FIELDS = ['operations', 'snapshot', 'live', 'facts'];
