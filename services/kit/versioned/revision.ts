import type { Operation } from '../../../proto/edit.ts';
import type { OutboxEvent } from '../bus/outbox.ts';
import type { Author, LiveContent } from './versioned.ts';

/** Inserting a revision is the commit. */
export interface Revision<T extends object> {
  /** Two writers of the same revision collide on this id. */
  _id: string;
  documentId: string;
  revision: number;
  action: string;
  at: string;
  by: Author;
  changeId?: string;
  created?: true;
  /** From the previous draft; none if the document was created or deleted. */
  operations: Operation[];
  /** The whole draft in some revisions, to shorten replays. */
  snapshot?: T;
  live?: 'publish' | 'withdraw' | LiveContent<T>;
  gone?: true;
  purged?: true;
  facts: OutboxEvent[];
  /** False once the projections are up to date and the events published. */
  open: boolean;
}

export const revisionId = (documentId: string, revision: number): string =>
  `${documentId}:${String(revision).padStart(9, '0')}`;

export const LARGE_FIELDS = ['operations', 'snapshot', 'live', 'facts'];
