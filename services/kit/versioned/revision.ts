import type { Operation } from '../../../proto/edit.ts';
import type { OutboxEvent } from '../bus/outbox.ts';
import type { Author, LiveContent } from './versioned.ts';

/** Inserting a revision is the commit. */
export interface Revision<T extends object> {
  _id: string;
  documentId: string;
  revision: number;
  action: string;
  at: string;
  by: Author;
  changeId?: string;
  created?: true;
  operations: Operation[];
  snapshot?: T;
  live?: 'publish' | 'withdraw' | LiveContent<T>;
  owner?: Author | null;
  gone?: true;
  purged?: true;
  facts: OutboxEvent[];
  open: boolean;
}

export const revisionId = (documentId: string, revision: number): string =>
  `${documentId}:${String(revision).padStart(9, '0')}`;

export const LARGE_FIELDS = ['operations', 'snapshot', 'live', 'facts'];
