import type { Edge, EdgeSettings } from './edge.ts';
import { openCloudflare } from './cloudflare.ts';
import { openFastly } from './fastly.ts';
import { openVarnish } from './varnish.ts';

const edges: Record<EdgeSettings['kind'], (settings: EdgeSettings) => Edge> = {
  varnish: openVarnish,
  fastly: openFastly,
  cloudflare: openCloudflare,
};

export const openEdge = (settings: EdgeSettings): Edge => edges[settings.kind](settings);

export function parseEdgeSettings(env: NodeJS.ProcessEnv): EdgeSettings | null {
  const kind = env.EDGE?.trim();
  if (!kind) return null;
  if (!isKind(kind)) throw new Error(`EDGE is "${kind}": set it to ${Object.keys(edges).join(', ')} or nothing`);
  const url = (env.EDGE_URL ?? '').replaceAll(/\s|\/+(?=,|\s*$)/g, '');
  if (!url.split(',').every(isHttp))
    throw new Error(`EDGE_URL is "${url}": set it to the http or https address at which the edge is purged`);
  const token = env.EDGE_TOKEN?.trim() ?? '';
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new Error('EDGE_TOKEN is empty or has characters that no header may have: set it to the token for purges');
  return { kind, url, token };
}

const isKind = (name: string): name is EdgeSettings['kind'] => Object.hasOwn(edges, name);

const isHttp = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
