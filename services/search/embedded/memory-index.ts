import MiniSearch from 'minisearch';
import type { SearchDocument } from '../../../proto/entities/search.ts';
import { fieldWeights, type IndexedFields, type Signals, toIndexedFields, toSignals } from '../analysis/index-entry.ts';
import { MAX_CHANGES, type WordSearch } from '../search-engine.ts';

export interface Entry {
  document: SearchDocument;
  signals: Signals;
}

const WRITTEN: keyof IndexedFields = 'words';

const splitWords = (text: string): string[] => (text === '' ? [] : text.split(' '));

export class MemoryIndex {
  private readonly entries = new Map<string, Entry>();
  private readonly index = new MiniSearch({
    fields: Object.keys(fieldWeights),
    tokenize: splitWords,
    processTerm: (word) => word,
    searchOptions: { boost: fieldWeights, combineWith: 'AND' },
  });

  get size(): number {
    return this.entries.size;
  }

  ids(): Iterable<string> {
    return this.entries.keys();
  }

  put(document: SearchDocument): void {
    const indexed = { id: document._id, ...toIndexedFields(document) };
    if (this.entries.has(document._id)) this.index.replace(indexed);
    else this.index.add(indexed);
    this.entries.set(document._id, { document, signals: toSignals(document) });
  }

  remove(id: string): void {
    if (this.entries.delete(id)) this.index.discard(id);
  }

  get(id: string): Entry | undefined {
    return this.entries.get(id);
  }

  find({ words, isPrefix }: WordSearch, domainId: string): Entry[] {
    const results = this.index.search(words.join(' '), {
      prefix: (_, index, terms) => isPrefix && index === terms.length - 1,
      filter: this.isOf(domainId),
    });
    return results.map(({ id }) => this.entries.get(id as string)!);
  }

  findSimilar(word: string, domainId: string): string[] {
    const options = { fields: [WRITTEN], fuzzy: MAX_CHANGES, filter: this.isOf(domainId) };
    return this.index.search(word, options).flatMap(({ terms }) => terms);
  }

  newest(domainId: string): Entry[] {
    return [...this.entries.values()]
      .filter(({ document }) => document.domainId === domainId)
      .sort(
        ({ document: a }, { document: b }) =>
          b.lastPublished.localeCompare(a.lastPublished) || a._id.localeCompare(b._id),
      );
  }

  private isOf(domainId: string) {
    return ({ id }: { id: unknown }) => this.entries.get(id as string)?.document.domainId === domainId;
  }
}
