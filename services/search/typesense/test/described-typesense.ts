import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Collection, type Document, importLine, type Schema } from './collection.ts';
import { type DescribedRequest, findOperation, keyHeader } from './description.ts';
import { find, type Parameters } from './find.ts';

interface Answer {
  status: number;
  body: unknown;
  type?: string;
}

const KEY = 'a-key/of:this@test';
const refusal = (status: number, message: string): Answer => ({ status, body: { message } });

/**
 * A replacement of Typesense that validates requests against typesense-openapi.yml and responds from memory in the
 * documented shapes. Invalid requests are refused and recorded in `wrongs`.
 */
export class DescribedTypesense {
  readonly violations: string[] = [];
  /** The requested operations, in order. */
  readonly operations: string[] = [];
  readonly collections = new Map<string, Collection>();
  readonly aliases = new Map<string, string>();
  /** Returns a response that replaces the usual one; 'nothing' sends none. */
  instead: (operation: string) => { status: number; message: string } | 'nothing' | null = () => null;
  private server!: Server;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      void this.answer(request).then((answer) => {
        if (answer === 'nothing') return;
        const { status, body, type = 'application/json' } = answer;
        response.writeHead(status, { 'content-type': type });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  /** Deletes all data, as if the server had restarted without its disk. */
  reset(): void {
    this.collections.clear();
    this.aliases.clear();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The value for SEARCH_URL. */
  url(alias: string, key = KEY): string {
    return `typesense://${encodeURIComponent(key)}@127.0.0.1:${(this.server.address() as AddressInfo).port}/${alias}`;
  }

  private async answer(request: IncomingMessage): Promise<Answer | 'nothing'> {
    const { pathname, searchParams } = new URL(request.url!, 'http://typesense');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    let operations: DescribedRequest;
    try {
      operations = findOperation({
        method: request.method!,
        path: pathname,
        query: searchParams,
        contentType: request.headers['content-type'] ?? '',
        body: Buffer.concat(chunks).toString(),
      });
    } catch (error) {
      this.violations.push((error as Error).message);
      return refusal(400, (error as Error).message);
    }
    this.operations.push(operations.operation);
    // The specification documents only the header, not the response to a wrong key.
    if (request.headers[keyHeader] !== KEY)
      return refusal(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
    const instead = this.instead(operations.operation);
    if (instead) return instead === 'nothing' ? instead : refusal(instead.status, instead.message);
    const answer = this.carryOut(operations);
    this.violations.push(...operations.validateResponse(answer.status, answer.type ?? 'application/json', answer.body));
    return answer;
  }

  private carryOut({ operation, path, body }: DescribedRequest): Answer {
    const name = path['collectionName'] ?? '';
    const collection = this.collections.get(name);
    switch (operation) {
      case 'getCollections':
        return { status: 200, body: [...this.collections.values()].map(describeCollection).reverse() };
      case 'createCollection':
        return this.create(body as Schema);
      case 'deleteCollection':
        if (!collection) return refusal(404, `No collection with name \`${name}\` found.`);
        this.collections.delete(name);
        return { status: 200, body: describeCollection(collection) };
      case 'getAlias':
        return this.aliased(path['aliasName']!);
      case 'upsertAlias':
        this.aliases.set(path['aliasName']!, (body as { collection_name: string }).collection_name);
        return this.aliased(path['aliasName']!);
      case 'importDocuments': {
        if (!collection) return refusal(404, 'Not found.');
        const lines = (body as string).split('\n').map((line) => JSON.stringify(importLine(collection, line)));
        return { status: 200, body: lines.join('\n'), type: 'application/octet-stream' };
      }
      case 'deleteDocument': {
        const document = collection?.documents.get(path['documentId']!);
        if (!document) return refusal(404, 'Not found.');
        collection!.documents.delete(document.id);
        return { status: 200, body: document };
      }
      case 'multiSearch':
        return {
          status: 200,
          body: { results: (body as { searches: SearchRequest[] }).searches.map((one) => this.search(one)) },
        };
      default:
        this.violations.push(`${operation} is described, but not carried out here`);
        return refusal(400, operation);
    }
  }

  private create(schema: Schema): Answer {
    if (this.collections.has(schema.name))
      return refusal(409, `A collection with name \`${schema.name}\` already exists.`);
    const made = { schema, documents: new Map<string, Document>() };
    this.collections.set(schema.name, made);
    return { status: 201, body: describeCollection(made) };
  }

  private aliased(name: string): Answer {
    const collection_name = this.aliases.get(name);
    return collection_name ? { status: 200, body: { name, collection_name } } : refusal(404, 'Not Found.');
  }

  private search({ collection: name, ...parameters }: SearchRequest): object {
    const collection = this.collections.get(this.aliases.get(name) ?? name);
    if (!collection) return { code: 404, error: 'Not found.' };
    try {
      return find(collection, parameters);
    } catch (error) {
      this.violations.push((error as Error).message);
      return { code: 400, error: (error as Error).message };
    }
  }
}

type SearchRequest = Parameters & { collection: string };

const describeCollection = ({ schema, documents }: Collection) => ({
  ...schema,
  num_documents: documents.size,
  created_at: 1_700_000_000,
});
