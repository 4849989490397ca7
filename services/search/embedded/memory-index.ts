import MiniSearch from 'minisearch';
import type { SearchDocument } from '../../../proto/entities/search.ts';
import { fieldWeights, type Signals, toIndexedFields, toSignals } from '../analysis/index-entry.ts';
import { allowedTypos, isMisspelt } from '../ranking/typos.ts';
import type { WordSearch } from '../search-engine.ts';

export interface Entry {
  document: SearchDocument;
  signals: Signals;
}

/** A swap of two letters is one typo, but two changes for MiniSearch. */
const MAX_CHANGES = 2;

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

  find({ words, isPrefix, hasTypos }: WordSearch, domainId: string): Entry[] {
    const results = this.index.search(words.join(' '), {
      prefix: (_, index, terms) => isPrefix && index === terms.length - 1,
      fuzzy: (word) => hasTypos && allowedTypos(word) > 0 && MAX_CHANGES,
      filter: ({ id }) => this.entries.get(id as string)?.document.domainId === domainId,
    });
    const found = hasTypos ? results.filter(({ terms }) => words.every((word) => terms.some(accepts(word)))) : results;
    return found.map(({ id }) => this.entries.get(id as string)!);

    function accepts(word: string) {
      const mayBePrefix = isPrefix && word === words.at(-1);
      return (term: string) => term === word || (mayBePrefix && term.startsWith(word)) || isMisspelt(word, term);
    }
  }

  newest(domainId: string): Entry[] {
    return [...this.entries.values()]
      .filter(({ document }) => document.domainId === domainId)
      .sort(
        ({ document: a }, { document: b }) =>
          b.lastPublished.localeCompare(a.lastPublished) || a._id.localeCompare(b._id),
      );
  }
}
