import { compareIds, type CheckedRow } from './check-rows.ts';

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
  #document = { id: '', name: '', archived: 0, stored: 0, isDifferent: false };
  #next: StoredLine | null | undefined;

  constructor(
    collection: string,
    private readonly stored: AsyncIterator<StoredLine>,
  ) {
    const none = () => ({ count: 0, names: [] });
    this.difference = { collection, added: none(), changed: none(), removed: none() };
  }

  async archived(row: CheckedRow, line: string): Promise<void> {
    for (let stored = await this.#peek(); stored; stored = await this.#peek()) {
      const order = compareIds(stored._id, row._id);
      if (order > 0) break;
      this.#next = undefined;
      const own = this.#documentOf(stored);
      own.stored += 1;
      if (order === 0 && stored.line === line) continue;
      own.isDifferent = true;
      this.conflicts += 1;
    }
    this.#documentOf(row).archived += 1;
  }

  async end(): Promise<void> {
    for (let stored = await this.#peek(); stored; stored = await this.#peek()) {
      this.#next = undefined;
      this.#documentOf(stored).stored += 1;
      this.conflicts += 1;
    }
    this.#close();
  }

  async #peek(): Promise<StoredLine | null> {
    if (this.#next === undefined) {
      const { done, value } = await this.stored.next();
      this.#next = done ? null : value;
    }
    return this.#next;
  }

  #documentOf({ documentId, name }: CheckedRow) {
    if (documentId !== this.#document.id) this.#close();
    Object.assign(this.#document, { id: documentId, name });
    return this.#document;
  }

  #close(): void {
    const { name, archived, stored, isDifferent } = this.#document;
    this.#document = { id: '', name: '', archived: 0, stored: 0, isDifferent: false };
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
