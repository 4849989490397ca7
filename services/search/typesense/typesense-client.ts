import type { Client } from 'typesense';
import { searchRefusals } from '../../../proto/refusals/search.ts';
import { IndexMissing } from '../search-engine.ts';
import { fields, separators, type StoredDocument } from './schema.ts';
import type { Search, SearchAnswer } from './searches.ts';

const BATCH = 100;

/** Every method throws IndexMissing if the collection is missing, and Problem `unavailable`. */
export class TypesenseClient {
  private readonly quick: Client;
  private readonly patient: Client;

  constructor(clients: { quick: Client; patient: Client }) {
    this.quick = clients.quick;
    this.patient = clients.patient;
  }

  async collections(): Promise<{ name: string; documents: number }[]> {
    const all = await toProblem(this.quick.collections().retrieve());
    return all.map(({ name, num_documents: documents }) => ({ name, documents }));
  }

  async create(name: string): Promise<boolean> {
    try {
      await toProblem(this.patient.collections().create({ name, fields, token_separators: separators }));
      return true;
    } catch (error) {
      if (error instanceof TypesenseRejection && error.status === 409) return false;
      throw error;
    }
  }

  async drop(name: string): Promise<void> {
    await nullIfMissing(this.patient.collections(name).delete());
  }

  async resolveAlias(alias: string): Promise<string | null> {
    const found = await nullIfMissing(this.quick.aliases(alias).retrieve());
    return found?.collection_name ?? null;
  }

  async setAlias(alias: string, name: string): Promise<void> {
    await toProblem(this.patient.aliases().upsert(alias, { collection_name: name }));
  }

  async put(name: string, documents: StoredDocument[]): Promise<void> {
    for (let from = 0; from < documents.length; from += BATCH)
      await this.import(name, documents.slice(from, from + BATCH));
  }

  async remove(name: string, id: string): Promise<void> {
    await nullIfMissing(this.patient.collections(name).documents(id).delete());
  }

  async search(searches: Search[]): Promise<SearchAnswer[]> {
    const { results } = await toProblem(this.quick.multiSearch.perform<StoredDocument[]>({ searches }));
    for (const result of results as SearchAnswer[])
      if (result.error !== undefined) throw describeFailure(result.code, result.error);
    return results as SearchAnswer[];
  }

  /** The client's own import has no time-out and sends a parameter that Typesense does not know. */
  private async import(name: string, documents: StoredDocument[]): Promise<void> {
    const request = this.patient.apiCall.performRequest<string>('post', `/collections/${name}/documents/import`, {
      queryParameters: { action: 'upsert' },
      bodyParameters: documents.map((document) => JSON.stringify(document)).join('\n'),
      additionalHeaders: { 'Content-Type': 'application/octet-stream' },
    });
    const lines = (await toProblem(request)).split('\n').map((line) => JSON.parse(line) as ImportLine);
    const rejected = lines.flatMap(({ success, error }, index) =>
      success ? [] : [`${documents[index]?.id}: ${error}`],
    );
    if (rejected.length > 0) throw new Error(`Typesense refused ${rejected.length} documents. ${rejected.join('; ')}`);
    if (lines.length !== documents.length)
      throw new Error(`Typesense confirmed only ${lines.length} of ${documents.length} documents`);
  }
}

interface ImportLine {
  success: boolean;
  error?: string;
}

class TypesenseRejection extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(`Typesense answered ${status}: ${message}`);
    this.status = status;
  }
}

async function nullIfMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await toProblem(request);
  } catch (error) {
    if (error instanceof IndexMissing) return null;
    throw error;
  }
}

/** Errors of the client contain the whole request, including the API key, so they are never passed on. */
async function toProblem<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    const { httpStatus, isAxiosError, message } = error as Error & { httpStatus?: number; isAxiosError?: boolean };
    if (httpStatus === undefined && !isAxiosError) throw error;
    throw describeFailure(httpStatus, message);
  }
}

function describeFailure(status: number | undefined, message: string): Error {
  if (status === 404) return new IndexMissing(message);
  if (status === undefined || status === 408 || status === 429 || status >= 500) return searchRefusals.unavailable();
  return new TypesenseRejection(status, message);
}
