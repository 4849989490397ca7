import { ArchivedRevision, ArchivedRow } from '../../../proto/archive.ts';
import { apply } from '../../../proto/edit.ts';
import { archiveRefusals } from '../../../proto/refusals/archive.ts';
import { firstOf, revisionId } from '../versioned/revision.ts';
import type { CollectionOfService } from './installation.ts';

interface CheckedRow {
  _id: string;
  documentId: string;
  name: string;
}

type Content = Record<string, unknown>;

export class RowChecker {
  private last = '';
  private log = { documentId: '', revision: 0, draft: null as Content | null };

  constructor(private readonly collection: CollectionOfService) {}

  check(line: string): CheckedRow {
    const { name: collection, holds } = this.collection;
    try {
      const row = holds === 'revisions' ? this.revision(JSON.parse(line)) : rowOf(JSON.parse(line));
      if (compareIds(this.last, row._id) >= 0) throw new Error(`${row._id} is not in the order of ids`);
      this.last = row._id;
      return row;
    } catch (error) {
      throw archiveRefusals.invalidRow({ collection, reason: (error as Error).message.slice(0, 300) });
    }
  }

  private revision(row: unknown): CheckedRow {
    const parsed = ArchivedRevision.safeParse(row);
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!;
      throw new Error([...path.map(String), message].join(': '));
    }
    const { _id, documentId, revision, operations, snapshot, gone, purged } = parsed.data;
    if (_id !== revisionId(documentId, revision)) throw new Error(`${_id} is not the id of this revision`);
    if (this.collection.excluded.includes(documentId)) throw new Error(`${documentId} belongs to an installation`);
    if (documentId !== this.log.documentId) this.log = { documentId, revision: 0, draft: null };
    const { draft } = this.log;
    if (firstOf(parsed.data) !== this.log.revision + 1)
      throw new Error(`${_id} does not follow revision ${this.log.revision}`);
    if (!snapshot && !gone && !purged && !draft) throw new Error(`${_id} changes a document that does not exist`);
    const next = gone || purged ? null : ((snapshot ?? apply(draft!, operations)) as Content);
    this.log = { documentId, revision, draft: next };
    return { _id, documentId, name: nameOf(next ?? draft ?? {}, documentId) };
  }
}

/** Stores order ids by their bytes. */
const compareIds = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

function rowOf(row: unknown): CheckedRow {
  const { success, data } = ArchivedRow.safeParse(row);
  if (!success) throw new Error('a row has no id');
  return { _id: data._id, documentId: data._id, name: data._id };
}

const NAMES = ['slug', 'name', 'username', 'title', 'from'];

function nameOf(content: Content, id: string): string {
  const named = NAMES.map((field) => content[field]).find((value) => typeof value === 'string' && value !== '');
  return named === undefined ? id : String(named).slice(0, 100);
}

const MAX_NAMES = 20;

export interface Difference {
  collection: string;
  added: Named;
  changed: Named;
  removed: Named;
}

export interface Named {
  count: number;
  names: string[];
}

export interface StoredLine extends CheckedRow {
  line: string;
}

export class Comparison {
  conflicts = 0;
  readonly difference: Difference;
  private document = { id: '', name: '', archived: 0, stored: 0, isDifferent: false };
  private next: StoredLine | null | undefined;

  constructor(
    collection: string,
    private readonly stored: AsyncIterator<StoredLine>,
  ) {
    const none = () => ({ count: 0, names: [] });
    this.difference = { collection, added: none(), changed: none(), removed: none() };
  }

  async archived(row: CheckedRow, line: string): Promise<void> {
    for (let stored = await this.peek(); stored; stored = await this.peek()) {
      const order = compareIds(stored._id, row._id);
      if (order > 0) break;
      this.next = undefined;
      const own = this.documentOf(stored);
      own.stored += 1;
      if (order === 0 && stored.line === line) continue;
      own.isDifferent = true;
      this.conflicts += 1;
    }
    this.documentOf(row).archived += 1;
  }

  async end(): Promise<void> {
    for (let stored = await this.peek(); stored; stored = await this.peek()) {
      this.next = undefined;
      this.documentOf(stored).stored += 1;
      this.conflicts += 1;
    }
    this.close();
  }

  private async peek(): Promise<StoredLine | null> {
    if (this.next === undefined) {
      const { done, value } = await this.stored.next();
      this.next = done ? null : value;
    }
    return this.next;
  }

  private documentOf({ documentId, name }: CheckedRow) {
    if (documentId !== this.document.id) this.close();
    Object.assign(this.document, { id: documentId, name });
    return this.document;
  }

  private close(): void {
    const { name, archived, stored, isDifferent } = this.document;
    this.document = { id: '', name: '', archived: 0, stored: 0, isDifferent: false };
    if (archived === 0 && stored === 0) return;
    if (stored === 0) add(this.difference.added, name);
    else if (archived === 0) add(this.difference.removed, name);
    else if (isDifferent || archived !== stored) add(this.difference.changed, name);
  }
}

function add(named: Named, name: string): void {
  named.count += 1;
  if (named.names.length < MAX_NAMES) named.names.push(name);
}
