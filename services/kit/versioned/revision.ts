import { type Operation, diff } from '../../../proto/edit.ts';
import type { OutboxEvent } from '../bus/outbox.ts';
import { type Author, type LiveContent, type Decision, stripInternalFields } from './versioned.ts';
import type { State } from './state.ts';

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
  /** First of the revisions of a sitting that this one replaces, and its time. */
  first?: number;
  startedAt?: string;
  facts: OutboxEvent[];
  open: boolean;
}

export const revisionId = (documentId: string, revision: number): string =>
  `${documentId}:${String(revision).padStart(9, '0')}`;

export const firstOf = ({ first, revision }: { first?: number; revision: number }): number => first ?? revision;

export const LARGE_FIELDS = ['operations', 'snapshot', 'live', 'facts'];

export const SNAPSHOT_EVERY = 25;

export function createRevision<T extends object>(
  state: State<T>,
  decision: Decision<T>,
  by: Author,
  now: Date,
): Revision<T> {
  const { action, draft = state.draft, live, changeId, owner } = decision;
  const revision = state.revision + 1;
  const instant = now.toISOString();
  const base = {
    _id: revisionId(state._id, revision),
    documentId: state._id,
    revision,
    action,
    // Times never decrease, because the relay publishes in their order and the clocks of replicas differ.
    at: instant < state.at ? state.at : instant,
    by: { _id: by._id, username: by.username },
    ...(changeId === undefined ? {} : { changeId }),
    ...(owner === undefined ? {} : { owner }),
    facts: [],
    open: true,
  };
  if (!draft) return { ...base, operations: [], gone: true };
  const content = stripInternalFields(draft);
  const isShown = live !== undefined && live !== 'withdraw';
  return {
    ...base,
    ...(state.draft ? {} : { created: true as const }),
    operations: state.draft ? diff(stripInternalFields(state.draft), content) : [],
    ...(!state.draft || isShown || revision % SNAPSHOT_EVERY === 0 ? { snapshot: content } : {}),
    ...(live === undefined
      ? {}
      : { live: typeof live === 'object' ? { ...live, content: stripInternalFields(live.content) } : live }),
  };
}
