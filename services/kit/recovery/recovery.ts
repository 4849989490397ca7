import { diff } from '../../../proto/edit.ts';
import type { HandlerInput, Output } from '../../../proto/contract.ts';
import type { historyCalls, Version } from '../../../proto/document-history.ts';
import { DELETION_RETENTION_DAYS } from '../../../proto/document-history.ts';
import { documentRefusals } from '../../../proto/refusals/documents.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Clock } from '../clock.ts';
import {
  toAuthor,
  type Committed,
  type Decision,
  type Head,
  type Log,
  type Versioned,
  stripInternalFields,
} from '../versioned/versioned.ts';
import { MAX_MESSAGE_BYTES } from '../bus/message-size.ts';
import { listDeleted } from './list-deleted.ts';
import { RETENTION_MS } from './purger.ts';
import { loadSittings } from './sittings.ts';
import type { Recoverable } from './define-recoverable.ts';

export type HistoryCalls = ReturnType<typeof historyCalls<string, readonly [string, ...string[]]>>;

type Deleted = Output<HistoryCalls['listDeleted']>['documents'][number];

type Content = Record<string, unknown>;

interface Named {
  kind: string;
  _id: string;
}

export class Recovery {
  constructor(
    private readonly recoverables: Recoverable<any>[],
    private readonly clock: Clock,
  ) {}

  async documentHistory(
    { kind, _id, before, limit, sittings }: HandlerInput<HistoryCalls['documentHistory']>,
    caller: Caller,
  ): Promise<Output<HistoryCalls['documentHistory']>> {
    const { recoverable, id } = await this.authorize({ kind, _id }, caller);
    const { docs } = recoverable;
    const mayView = (content: object) =>
      this.permit(recoverable, 'view', id, content, caller).then(
        () => true,
        () => false,
      );
    const revisions = sittings
      ? await loadSittings(docs, id, { before, limit }, mayView)
      : await docs.history(id, { before, limit });
    return { revisions };
  }

  async compareDocument(
    { kind, _id, from, to }: HandlerInput<HistoryCalls['compareDocument']>,
    caller: Caller,
  ): Promise<Output<HistoryCalls['compareDocument']>> {
    const [older, newer] = await this.contentsOf({ kind, _id }, [from, to], caller);
    const answer = { from: older!, to: newer!, operations: diff(older ?? {}, newer ?? {}) };
    if (Buffer.byteLength(JSON.stringify(answer)) > MAX_MESSAGE_BYTES) throw documentRefusals.tooLargeToCompare();
    return answer;
  }

  /** The result contains null for each version without content. */
  async contentsOf({ kind, _id }: Named, versions: readonly Version[], caller: Caller): Promise<(Content | null)[]> {
    const { recoverable, id, head } = await this.authorize({ kind, _id }, caller);
    const contents: (Content | null)[] = [];
    for (const version of versions) {
      const content = await contentOf(recoverable.docs, id, head, version);
      // An earlier version may have been visible to fewer users.
      if (content) await this.permit(recoverable, 'view', id, content, caller);
      contents.push(content);
    }
    return contents;
  }

  async restoreDocument(
    { kind, _id, revision }: HandlerInput<HistoryCalls['restoreDocument']>,
    caller: Caller,
  ): Promise<Output<HistoryCalls['restoreDocument']>> {
    const restored = await this.restore({ kind, _id }, revision, caller);
    return { _id, revision: restored.revision };
  }

  async listDeleted<K extends string>(
    { kind, domainId, page, size }: HandlerInput<HistoryCalls['listDeleted']> & { kind?: K },
    caller: Caller,
  ): Promise<{ documents: (Deleted & { kind: K })[]; total: number }> {
    const listed = this.recoverables.filter((each) => each.isListed !== false && (!kind || each.kind === kind));
    const answer = await listDeleted(listed, { domainId, page, size, since: this.restorableSince() }, caller);
    return answer as { documents: (Deleted & { kind: K })[]; total: number };
  }

  async restore<T extends object>(named: Named, revision: number | undefined, caller: Caller): Promise<Committed<T>> {
    const { recoverable, id: _id } = this.find<T>(named, caller);
    let restoring = { _id, head: null as Head<T> | null, caller };
    const committed = await recoverable.docs.commit(_id, toAuthor(caller), async (head, log) => {
      restoring = { _id, head, caller };
      const current = await this.currentContent(recoverable, _id, head, log, caller);
      await this.permit(recoverable, 'restore', _id, current, caller);
      if (revision === undefined && head) throw documentRefusals.notDeleted();
      const content = revision === undefined ? current : await log.at(revision);
      if (!content) throw documentRefusals.noRevision({ revision: revision! });
      await this.permit(recoverable, 'view', _id, stripInternalFields(content), caller);
      const decision: Decision<T> = await recoverable.restore(stripInternalFields(content), restoring);
      await this.permit(recoverable, 'restore', _id, decision.draft!, caller);
      return { ...decision, action: 'restore' };
    });
    await recoverable.afterRestore?.(restoring);
    return committed;
  }

  private async authorize(named: Named, caller: Caller) {
    const { recoverable, id } = this.find<object>(named, caller);
    const { docs } = recoverable;
    const head = await docs.head(id);
    const current = await this.currentContent(recoverable, id, head, docs.log(id), caller);
    await this.permit(recoverable, 'view', id, current, caller);
    return { recoverable, id, head };
  }

  private async currentContent<T extends object>(
    { docs }: Recoverable<T>,
    _id: string,
    head: Head<T> | null,
    log: Log<T>,
    { domainId }: Caller,
  ): Promise<T> {
    const content = head ? stripInternalFields(head.draft as T) : await this.contentBeforeDeletion(log);
    const owner = content && docs.summarise(content, _id).domainId;
    if (!content || (owner !== undefined && owner !== domainId))
      throw documentRefusals.notFound({ kind: 'document', id: _id });
    return content;
  }

  private async contentBeforeDeletion<T extends object>(log: Log<T>): Promise<T | null> {
    const deletion = await log.deletion();
    if (!deletion) return null;
    const last = deletion.at >= this.restorableSince() ? await log.at(deletion.revision - 1) : null;
    if (!last) throw documentRefusals.deletedLongAgo({ days: DELETION_RETENTION_DAYS });
    return last;
  }

  private async permit<T extends object>(
    recoverable: Recoverable<T>,
    action: 'view' | 'restore',
    _id: string,
    content: T,
    caller: Caller,
  ): Promise<void> {
    await recoverable.permit(caller, action, recoverable.docs.summarise(content, _id).guard);
  }

  private find<T extends object>({ kind, _id }: Named, caller: Caller): { recoverable: Recoverable<T>; id: string } {
    const recoverable: Recoverable<T> = this.recoverables.find((each) => each.kind === kind)!;
    return { recoverable, id: recoverable.storedId?.(_id, caller) ?? _id };
  }

  private restorableSince(): string {
    return new Date(this.clock.now().getTime() - RETENTION_MS).toISOString();
  }
}

async function contentOf(
  docs: Versioned<object>,
  _id: string,
  head: Head<object> | null,
  version: Version,
): Promise<Content | null> {
  if (version === 0) return null;
  if (typeof version === 'string') return strip(head?.[version]);
  const content = await docs.log(_id).at(version);
  if (content) return strip(content);
  const [entry] = await docs.history(_id, { before: version + 1, limit: 1 });
  if (entry?.revision !== version) throw documentRefusals.noRevision({ revision: version });
  return null;
}

const strip = (content: object | null | undefined): Content | null =>
  content ? (stripInternalFields(content) as Content) : null;
