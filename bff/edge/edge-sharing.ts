import type { IncomingMessage } from 'node:http';
import type { CacheKey } from '../caching/cache-key.ts';
import { mayBeSignedIn } from '../session/cookies.ts';
import type { Edge } from './edge.ts';
import { edgeKeysOf } from './edge-keys.ts';

const FRESH_S = 60;
const REVALIDATING_S = 30;
const CONTROL = `max-age=${FRESH_S}, stale-while-revalidate=${REVALIDATING_S}, stale-if-error=86400`;

interface SharingParts {
  edge: Pick<Edge, 'headersOf'>;
  purger: { readonly isFailing: boolean };
  now: () => number;
}

/** What an answer was made from, and until when it is valid without a change. */
export interface Validity {
  dependencies: ReadonlySet<CacheKey>;
  expiresAt: number;
}

export class EdgeSharing {
  constructor(private readonly parts: SharingParts) {}

  /** Returns the headers with which the edge stores an answer, or undefined if it must not. */
  headersOf(
    request: Pick<IncomingMessage, 'headers'>,
    { dependencies, expiresAt }: Validity,
  ): Record<string, string> | undefined {
    const { edge, purger, now } = this.parts;
    const isLasting = expiresAt - now() > (FRESH_S + REVALIDATING_S) * 1000;
    if (!isLasting || purger.isFailing || !isShareable(request)) return undefined;
    return edge.headersOf(edgeKeysOf(dependencies), CONTROL);
  }
}

/** The edge stores answers by Host, so an answer for another forwarded host would be served to visitors of the wrong domain. */
function isShareable({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const forwarded = headers['x-forwarded-host'];
  return !mayBeSignedIn(headers) && (forwarded === undefined || forwarded === headers.host);
}
