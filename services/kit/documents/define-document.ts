import { documentRefusals } from '../../../proto/refusals/documents.ts';
import type { Caller, Capability } from '../../../proto/permissions.ts';
import { type Clock, CLOCK } from '../clock.ts';
import type { Dependencies, Resolved } from '../contract/handle.ts';
import { defineRecoverable, type RecoveryRules } from '../recovery/define-recoverable.ts';
import { type NamedScope, requireCapability, requirePublishing, ifInDomain, requireDomain } from '../access.ts';
import type { Filter } from '../store/store.ts';
import {
  toAuthor,
  type Decision,
  type Guard,
  type Head,
  type DocumentSummary,
  type Versioned,
  versioned,
  type VersionedDocument,
  type VersionedSpec,
} from '../versioned/versioned.ts';
import { createDecisions, type DocumentRules, type SentContent } from './decisions.ts';

interface DocumentDescription<T extends object, D extends Dependencies> extends DocumentRules<T> {
  kind: string;
  spec: VersionedSpec<T> & { summarise(content: T, id: string): DocumentSummary<T> };
  capability: Capability;
  dependencies?: D;
  /** `guard._id` is empty before the document is created. */
  scopeOf?(guard: Guard<T>, caller: Caller, needs: Resolved<D>): NamedScope | Promise<NamedScope>;
  requireReferences?(content: T, caller: Caller, needs: Resolved<D>, isRestore: boolean): Promise<void>;
}

type Needs<T extends object, D extends Dependencies> = Resolved<D> & { docs: Versioned<T>; clock: Clock };

/**
 * Checks in this order: domain, references, capability for the stored document, existence, capability for the sent content, revision,
 * rules of the document.
 */
export function defineDocument<T extends { domainId?: string }, const D extends Dependencies = {}>(
  description: DocumentDescription<T, D>,
) {
  const { kind, noun, spec, capability, keyOf, actions, scopeOf, requireReferences } = description;
  const Docs = versioned<T>({ ...spec, kind });
  const needs = { ...(description.dependencies as D), docs: Docs, clock: CLOCK };
  const decide = createDecisions<T>(description);

  const permit = async (caller: Caller, guard: Guard<T>, resolved: Resolved<D>, publish = false): Promise<void> =>
    (publish ? requirePublishing : requireCapability)(caller, capability, await scopeOf?.(guard, caller, resolved));

  const othersIn =
    ({ docs }: Needs<T, D>, { domainId }: Caller, id: string) =>
    () =>
      docs.draft.find({ domainId, _id: { ne: id } });

  async function change(
    id: string,
    caller: Caller,
    resolved: Needs<T, D>,
    decideChange: (head: Head<T> | null) => Decision<T> | null | Promise<Decision<T> | null>,
  ) {
    const { draft } = await resolved.docs.commit(id, toAuthor(caller), async (stored) => {
      const head = ifInDomain(stored, caller);
      if (head) await permit(caller, spec.summarise(head.draft, id).guard, resolved);
      return decideChange(head);
    });
    return draft!;
  }

  async function write(sent: SentContent<T>, caller: Caller, resolved: Needs<T, D>, publish: boolean) {
    const id = keyOf ? keyOf(sent) : requireId(sent._id);
    requireDomain(caller, sent.domainId ?? '');
    await requireReferences?.(sent, caller, resolved, false);
    return change(id, caller, resolved, async (head) => {
      if (!keyOf) decide.requireExisting(head, id);
      await permit(caller, spec.summarise(sent, id).guard, resolved, publish);
      return decide.save(head, sent, { publish, others: othersIn(resolved, caller, id) });
    });
  }

  function requireId(id: string | undefined): string {
    if (id === undefined) throw documentRefusals.idMissing({ kind: noun, create: actions?.create ?? 'create' });
    return id;
  }

  const recovery: RecoveryRules<T, Needs<T, D>> = {
    permit: (caller, _action, guard, resolved) => permit(caller, guard, resolved),
    async restore(content, { _id, head, caller }, resolved) {
      await requireReferences?.(content, caller, resolved, true);
      return decide.restore(head, content, othersIn(resolved, caller, _id));
    },
  };

  return {
    docs: Docs,
    capability,
    needs,
    decide,
    recovery,
    recoverable: defineRecoverable(kind, needs, recovery as never),

    async requireStored(id: string, caller: Caller, docs: Versioned<T>): Promise<Head<T>> {
      return decide.requireExisting(ifInDomain(await docs.head(id), caller), id);
    },

    async create(content: T, caller: Caller, resolved: Needs<T, D>): Promise<VersionedDocument<T>> {
      requireDomain(caller, content.domainId ?? '');
      await requireReferences?.(content, caller, resolved, false);
      await permit(caller, spec.summarise(content, '').guard, resolved);
      const id = resolved.clock.id();
      return change(id, caller, resolved, () => decide.create(content, othersIn(resolved, caller, id)));
    },

    save: (sent: SentContent<T>, caller: Caller, resolved: Needs<T, D>) => write(sent, caller, resolved, false),

    publish: (sent: SentContent<T>, caller: Caller, resolved: Needs<T, D>) => write(sent, caller, resolved, true),

    unpublish: (id: string, caller: Caller, resolved: Needs<T, D>) =>
      change(id, caller, resolved, (head) => decide.unpublish(head, id)),

    async delete(id: string, caller: Caller, resolved: Needs<T, D>, findUses?: () => Promise<string[]>) {
      await change(id, caller, resolved, (head) => decide.delete(head, id, findUses));
      return { _id: id };
    },

    list(filter: Filter & { domainId: string }, caller: Caller, { docs }: Pick<Needs<T, D>, 'docs'>) {
      requireDomain(caller, filter.domainId);
      return docs[caller.stage].find(filter, { sort: { name: 'asc' } });
    },
  };
}
