import { documentRefusals } from '../../../proto/refusals/documents.ts';
import type { DocumentAction } from '../../../proto/document-actions.ts';
import type { PendingEvent } from '../bus/outbox.ts';
import { requireRevision, type Copies, type Decision, type Head } from '../versioned/versioned.ts';

export interface DocumentRules<T extends object> {
  noun: string;
  nameOf(content: T): string;
  keyOf?(content: T): string;
  isAlwaysLive?: true;
  /** Whether it is deleted without being unpublished first. */
  isDeletedWhileLive?: true;
  actions?: { create: DocumentAction; delete: DocumentAction };
  normalize?(sent: T, stored: T | null): T | Promise<T>;
  validate?(draft: T, change: PendingChange<T>): void | Promise<void>;
  events(change: Change<T>): PendingEvent[];
}

export interface PendingChange<T extends object> {
  stored: T | null;
  publish: boolean;
  others: () => Promise<T[]>;
}

export interface Change<T extends object> extends Copies<T> {
  _id: string;
  content: T;
  isDeleted: boolean;
  affectsVisitors: boolean;
}

export type SentContent<T extends object> = T & { _id?: string; revision?: number };

export function createDecisions<T extends object>(rules: DocumentRules<T>) {
  const { noun, nameOf, actions = { create: 'create', delete: 'delete' } } = rules;

  async function write(
    action: DocumentAction,
    sent: T,
    { stored, publish, others }: PendingChange<T>,
  ): Promise<Decision<T>> {
    const draft = rules.normalize ? await rules.normalize(sent, stored) : sent;
    await rules.validate?.(draft, { stored, publish, others });
    const affectsVisitors = publish || rules.isAlwaysLive === true;
    return {
      action,
      draft,
      ...(affectsVisitors && { live: 'publish' as const }),
      facts: (after) =>
        rules.events({ _id: after.draft!._id, content: draft, isDeleted: false, affectsVisitors, ...after }),
    };
  }

  function requireExisting(head: Head<T> | null, id: string): Head<T> {
    if (!head) throw documentRefusals.notFound({ kind: noun, id });
    return head;
  }

  const create = (content: T, others: PendingChange<T>['others']): Promise<Decision<T>> =>
    write(actions.create, content, { stored: null, publish: false, others });

  async function save(
    head: Head<T> | null,
    sent: SentContent<T>,
    { publish, others }: Omit<PendingChange<T>, 'stored'>,
  ): Promise<Decision<T>> {
    if (head) requireRevision(sent.revision, head, nameOf(head.draft));
    return write(publish ? 'publish' : 'save', sent, { stored: head && head.draft, publish, others });
  }

  return {
    requireExisting,
    create,
    save,

    restore: (head: Head<T> | null, content: T, others: PendingChange<T>['others']): Promise<Decision<T>> =>
      head ? save(head, { ...content, revision: head.revision }, { publish: false, others }) : create(content, others),

    unpublish(head: Head<T> | null, id: string): Decision<T> | null {
      const { draft, live } = requireExisting(head, id);
      if (!live) return null;
      const facts: Decision<T>['facts'] = (after) =>
        rules.events({ _id: id, content: draft, isDeleted: false, affectsVisitors: true, ...after });
      return { action: 'unpublish', draft, live: 'withdraw', facts };
    },

    async delete(
      head: Head<T> | null,
      id: string,
      findUses: () => Promise<string[]> = async () => [],
    ): Promise<Decision<T>> {
      const { draft, live } = requireExisting(head, id);
      const name = nameOf(draft);
      if (live && !rules.isAlwaysLive && !rules.isDeletedWhileLive) throw documentRefusals.published({ name });
      const pages = await findUses();
      if (pages.length > 0) throw documentRefusals.inUse({ name, count: pages.length }, { pages });
      const facts: Decision<T>['facts'] = (after) =>
        rules.events({ _id: id, content: draft, isDeleted: true, affectsVisitors: live !== null, ...after });
      return { action: actions.delete, draft: null, facts };
    },
  };
}
