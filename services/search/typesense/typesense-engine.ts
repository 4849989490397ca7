import type { SearchDocument } from '../../../proto/entities/search.ts';
import { searchRefusals } from '../../../proto/refusals/search.ts';
import { type EngineQuery, IndexMissing, type Matches, type SearchEngine } from '../search-engine.ts';
import { schemaMark, toTypesenseDocument } from './schema.ts';
import {
  createSearches,
  loadSearch,
  type Search,
  type SearchAnswer,
  similarSearch,
  toDocuments,
  toMatches,
  toSimilarWords,
} from './searches.ts';
import type { TypesenseClient } from './typesense-client.ts';

/**
 * Searches the alias `name_mark`. A refill creates the next collection, `name_mark_number`, and switches the alias to it. Writes change all
 * collections of the mark, so that one that another process is filling misses nothing. Removals change the collections of all marks, because
 * another version of this service can run at the same time and searches its own.
 */
export class TypesenseEngine implements SearchEngine {
  private readonly server: TypesenseClient;
  private readonly name: string;
  private readonly mark: string;
  private readonly alias: string;

  constructor(server: TypesenseClient, name: string, mark = schemaMark) {
    this.server = server;
    this.name = name;
    this.mark = mark;
    this.alias = `${name}_${mark}`;
  }

  async put(documents: SearchDocument[]): Promise<void> {
    if (documents.length === 0) return;
    const stored = documents.map(toTypesenseDocument);
    const isStored = await writeToAll(await this.collections(), (name) => this.server.put(name, stored));
    if (!isStored) throw new IndexMissing(`There is no collection ${this.alias}_…`);
  }

  async remove(ids: string[]): Promise<void> {
    const names = await this.collections('[0-9a-f]{8}');
    for (const id of ids) await writeToAll(names, (name) => this.server.remove(name, id));
  }

  async refill(batches: AsyncIterable<SearchDocument[]>): Promise<void> {
    const fresh = await this.createNext();
    try {
      for await (const batch of batches) await this.server.put(fresh, batch.map(toTypesenseDocument));
    } catch (error) {
      if (error instanceof IndexMissing && (await this.isOvertaken(fresh))) return;
      await this.discard(fresh);
      throw error;
    }
    if (!(await this.isOvertaken(fresh))) await this.activate(fresh);
  }

  async match(query: EngineQuery): Promise<Matches> {
    return toMatches(query, await this.searchWithRetry(createSearches(this.alias, query)));
  }

  async findSimilar(domainId: string, word: string): Promise<string[]> {
    return toSimilarWords(await this.searchWithRetry([similarSearch(this.alias, domainId, word)]));
  }

  async load(domainId: string, ids: string[]): Promise<SearchDocument[]> {
    return toDocuments(await this.searchWithRetry([loadSearch(this.alias, domainId, ids)]));
  }

  async isEmpty(): Promise<boolean> {
    const name = await this.server.resolveAlias(this.alias);
    if (name === null) return true;
    const collection = (await this.server.collections()).find((one) => one.name === name);
    return (collection?.documents ?? 0) === 0;
  }

  async versions(): Promise<{ own: string; others: string[] }> {
    const marks = new Set((await this.collections('[0-9a-f]{8}')).map((name) => name.split('_').at(-2)!));
    marks.delete(this.mark);
    return { own: this.mark, others: [...marks] };
  }

  async dropVersion(mark: string): Promise<void> {
    for (const name of await this.collections(mark)) await this.server.drop(name);
  }

  async close(): Promise<void> {}

  private async searchWithRetry(searches: Search[]): Promise<SearchAnswer[]> {
    try {
      return await this.server.search(searches);
    } catch (error) {
      if (!(error instanceof IndexMissing)) throw error;
    }
    try {
      return await this.server.search(searches);
    } catch (error) {
      if (!(error instanceof IndexMissing)) throw error;
      throw searchRefusals.notReady();
    }
  }

  private async collections(mark = this.mark): Promise<string[]> {
    const own = new RegExp(`^${this.name}_${mark}_[0-9]+$`);
    const names = (await this.server.collections()).map(({ name }) => name).filter((name) => own.test(name));
    return names.sort((a, b) => numberOf(b) - numberOf(a));
  }

  private async createNext(): Promise<string> {
    for (;;) {
      const newest = (await this.collections())[0];
      const name = `${this.alias}_${newest === undefined ? 1 : numberOf(newest) + 1}`;
      if (await this.server.create(name)) return name;
    }
  }

  private async isOvertaken(fresh: string): Promise<boolean> {
    const searched = await this.server.resolveAlias(this.alias);
    return searched !== null && numberOf(searched) > numberOf(fresh);
  }

  private async discard(name: string): Promise<void> {
    await this.server.drop(name).catch(() => undefined);
  }

  private async activate(fresh: string): Promise<void> {
    await this.server.setAlias(this.alias, fresh);
    const names = await this.collections();
    if (!names.includes(fresh) && names[0] !== undefined) await this.server.setAlias(this.alias, names[0]);
    for (const name of names) if (numberOf(name) < numberOf(fresh)) await this.server.drop(name);
  }
}

async function writeToAll(names: string[], write: (name: string) => Promise<void>): Promise<boolean> {
  const written = await Promise.all(
    names.map(async (name) => {
      try {
        await write(name);
        return true;
      } catch (error) {
        if (error instanceof IndexMissing) return false;
        throw error;
      }
    }),
  );
  return written.includes(true);
}

const numberOf = (name: string): number => Number(name.split('_').at(-1));
