import typesense from 'typesense';
import { measureRequests } from '../../kit/telemetry/measure-requests.ts';
import { IndexMissing, type SearchEngine } from '../search-engine.ts';
import { TypesenseClient } from './typesense-client.ts';
import { TypesenseEngine } from './typesense-engine.ts';

const SEARCH_TIMEOUTS = { connectionTimeoutSeconds: 2, numRetries: 2, retryIntervalSeconds: 0.1 };
const IMPORT_TIMEOUTS = { connectionTimeoutSeconds: 30, numRetries: 2, retryIntervalSeconds: 0.5 };

export function openTypesense(searchUrl: string, mark?: string): SearchEngine {
  const { key: apiKey, alias, ...node } = typesenseAddress(searchUrl);
  const options = { apiKey, nodes: [node], logLevel: 'silent' as const };
  const client = (timeouts: typeof SEARCH_TIMEOUTS) => new typesense.Client({ ...options, ...timeouts });
  const requests = new TypesenseClient({ quick: client(SEARCH_TIMEOUTS), patient: client(IMPORT_TIMEOUTS) });
  const isAnswer = (error: unknown) => error instanceof IndexMissing;
  return new TypesenseEngine(measureRequests(requests, { name: 'typesense', isAnswer }), alias, mark);
}

interface TypesenseAddress {
  key: string;
  host: string;
  port: number;
  protocol: 'http' | 'https';
  alias: string;
}

const FORMAT = 'typesense://key@host:port/name?tls=true';

/**
 * Parses `typesense://key@host:port/name?tls=true`. The name defaults to `site`; the port to 8108, or 443 with TLS. Errors never contain
 * the key.
 */
export function typesenseAddress(searchUrl: string): TypesenseAddress {
  const url = URL.canParse(searchUrl) ? new URL(searchUrl) : null;
  if (!url?.hostname || !url.username)
    throw new Error(`SEARCH_URL must have the form ${FORMAT}, with a key and a host`);
  const tls = url.searchParams.get('tls') ?? 'false';
  if (!['true', 'false'].includes(tls))
    throw new Error(`The parameter tls of SEARCH_URL must be true or false, not "${tls}"`);
  const alias = url.pathname.replace(/^\//, '') || 'site';
  if (!/^[a-z0-9_]{1,40}$/.test(alias))
    throw new Error(`The name in SEARCH_URL must consist of lower-case letters, digits and _, not "${alias}"`);
  return {
    key: decodeURIComponent(url.username),
    host: url.hostname,
    port: Number(url.port || (tls === 'true' ? 443 : 8108)),
    protocol: tls === 'true' ? 'https' : 'http',
    alias,
  };
}
