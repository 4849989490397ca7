/** A cache in front of the BFFs of visitors, which removes answers by their keys. */
export interface Edge {
  /** A request to purge contains at most this many keys. */
  maxKeys: number;
  /** Headers that this cache reads and removes, so that no other shared cache stores the answer. */
  headersOf(keys: readonly string[], control?: string): Record<string, string>;
  /** Rejects unless every server of the cache has removed the answers. */
  purge(keys: readonly string[], signal: AbortSignal): Promise<void>;
  /** Returns the origins at which the cache answers requests for a host. */
  originsOf(host: { host: string; secure: boolean }): string[];
}

export interface EdgeSettings {
  kind: 'varnish' | 'fastly' | 'cloudflare';
  /** Varnish: the address of each server, separated by commas. Fastly and Cloudflare: the address of the service or zone in the API. */
  url: string;
  token: string;
}
