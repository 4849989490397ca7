import typesense from 'typesense';
import type { SearchEngine } from '../search-engine.ts';
import { typesenseAddress } from './typesense-address.ts';
import { TypesenseEngine } from './typesense-engine.ts';
import { TypesenseClient } from './typesense-client.ts';

const SEARCH_TIMEOUTS = { connectionTimeoutSeconds: 2, numRetries: 2, retryIntervalSeconds: 0.1 };
const IMPORT_TIMEOUTS = { connectionTimeoutSeconds: 30, numRetries: 2, retryIntervalSeconds: 0.5 };

export function openTypesense(searchUrl: string): SearchEngine {
  const { key: apiKey, alias, ...node } = typesenseAddress(searchUrl);
  const options = { apiKey, nodes: [node], logLevel: 'silent' as const };
  const client = (timeouts: typeof SEARCH_TIMEOUTS) => new typesense.Client({ ...options, ...timeouts });
  return new TypesenseEngine(
    new TypesenseClient({ quick: client(SEARCH_TIMEOUTS), patient: client(IMPORT_TIMEOUTS) }),
    alias,
  );
}
